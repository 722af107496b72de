import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { FormProps } from './contestants/contactForm.js';

/** The functions of a page, for the driver. */
export interface Harness {
  /** Loads a contestant. */
  load: (url: string) => Promise<void>;
  /** Adds elements for roots, which are not displayed, with or without HTML from the server. */
  prepare: (roots: number, html?: string) => void;
  /** Mounts a form, or several, in each prepared element. */
  mount: (forms?: number, props?: FormProps) => Promise<void>;
  /** Hydrates the HTML in each prepared element. */
  hydrate: () => Promise<void>;
  /** Displays the prepared elements. */
  show: () => void;
  /** Unmounts all roots. */
  clear: () => Promise<void>;
  /** Waits until these chunks have loaded and React has no more work. With `isAsked`, this loads them. */
  attached: (late: readonly string[], isAsked?: boolean) => Promise<void>;
  /** Waits until React has no more work. */
  settle: () => Promise<void>;
  idle: () => Promise<void>;
  fill: (values: Readonly<Record<string, string>>) => void;
  expectFetch: () => void;
  clickSubmit: () => void;
  /** Milliseconds from the last click to the expected call of `fetch`. */
  clickToFetch: () => Promise<number>;
}

declare global {
  interface Window {
    bench: Harness;
    /** Counted by the DevTools hook in the page's HTML, before React loads. */
    commits: number;
    /** Only with `--expose-gc`. */
    gc: () => void;
  }
}

const host = document.createElement('div');
document.body.append(host);
let Form: ComponentType<FormProps>;
let roots: Root[] = [];
let clickedAt = 0;
let reportFetch: ((milliseconds: number) => void) | undefined;
let fetched: Promise<number> | undefined;

window.addEventListener(
  'click',
  () => {
    clickedAt = performance.now();
  },
  { capture: true },
);

const fetch = window.fetch.bind(window);
window.fetch = (...parameters) => {
  reportFetch?.(performance.now() - clickedAt);
  return fetch(...parameters);
};

/** Waits for a task that starts after the tasks that React has scheduled. */
function task(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}

async function settle(): Promise<void> {
  let seen: number;
  do {
    seen = window.commits;
    await task();
    await task();
  } while (seen !== window.commits);
}

const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 }));

/** Waits until the browser has loaded a file. It does not wait for frames, because a frame takes time too. */
function loaded(url: string): Promise<void> {
  const { href } = new URL(url, location.href);
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName(href).length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'resource', buffered: true });
  });
}

window.bench = {
  async load(url) {
    ({ default: Form } = (await import(url)) as { default: ComponentType<FormProps> });
  },

  prepare(count, html = '') {
    host.hidden = true;
    host.innerHTML = `<div>${html}</div>`.repeat(count);
    window.gc();
  },

  async mount(forms = 1, props = {}) {
    // In a task of its own, because the browser counts this call as a command of the developer tools.
    await task();
    for (const [index, element] of [...host.children].entries()) {
      const root = (roots[index] ??= createRoot(element));
      const elements = Array.from({ length: forms }, (_, key) => createElement(Form, { ...props, key }));
      flushSync(() => root.render(forms === 1 ? elements[0] : elements));
    }
    await settle();
  },

  async hydrate() {
    await task();
    roots = [...host.children].map((element) =>
      hydrateRoot(element, createElement(Form), {
        onRecoverableError(error) {
          throw error;
        },
      }),
    );
    await settle();
  },

  show() {
    host.hidden = false;
  },

  async clear() {
    for (const root of roots) root.unmount();
    roots = [];
    host.replaceChildren();
    await settle();
  },

  async attached(late, isAsked = false) {
    if (!isAsked) await Promise.all(late.map(loaded));
    for (const url of late) await import(url);
    await settle();
  },

  settle,
  idle,

  fill(values) {
    for (const [name, value] of Object.entries(values)) {
      const control = document.querySelector<HTMLInputElement>(`[name$="${name}"]`);
      if (!control) throw new Error(`There is no control with the name ${name}.`);
      // The prototype's setter bypasses React's value tracker, so `onChange` fires.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  },

  expectFetch() {
    fetched = new Promise((resolve) => {
      reportFetch = resolve;
    });
  },

  clickSubmit() {
    document.querySelector<HTMLElement>('[type=submit], button:not([type])')?.click();
  },

  clickToFetch() {
    if (!fetched) throw new Error('No fetch is expected.');
    return fetched;
  },
};
