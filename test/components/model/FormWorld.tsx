import { StrictMode, type ComponentProps, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import * as z from 'zod/mini';
import type { ContactForm } from '../../../src/index.js';
import { contactSchema } from '../../../src/schema/index.js';
import { FormVisit, type Texts } from './FormVisit.js';

/** Longer than `slowSchema` takes, shorter than anything that a visitor would notice. */
const A_MOMENT = 60;

const slowSchema = contactSchema.extend({
  message: z.pipe(
    contactSchema.shape.message,
    z.string().check(z.refine(() => new Promise((resolve) => setTimeout(resolve, 50, true)))),
  ),
});

export interface FormWorldOptions {
  /** The face of the kit: `ContactForm`, or a form with the same parts. */
  Form: ComponentType<ComponentProps<typeof ContactForm>>;
  isStrict: boolean;
  /** Whether validation takes a while. */
  isSlow: boolean;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/** A page with a form on it, whose clock and network are in our hands. */
export class FormWorld {
  visits: FormVisit[] = [];
  /** Whether all that was begun has come to its end, or waits for the network. */
  isQuiet = true;
  #options: FormWorldOptions;
  #container = document.body.appendChild(document.createElement('div'));
  #root = createRoot(this.#container);

  constructor(options: FormWorldOptions) {
    this.#options = options;
  }

  /** What is on the page. */
  get visit(): FormVisit | undefined {
    return this.visits.findLast(({ isOnPage }) => isOnPage);
  }

  /** Another form takes the place of what is there; with the same id, after the other has gone. */
  mount(formId: string, locale: string): FormVisit {
    if (this.visit?.formId === formId) this.unmount();
    if (this.visit) this.visit.isOnPage = false;
    const visit = new FormVisit(formId, locale);
    this.visits.push(visit);
    this.#render();
    return visit;
  }

  unmount(): void {
    if (this.visit) this.visit.isOnPage = false;
    this.#render();
  }

  changeLocale(visit: FormVisit, locale: string): void {
    visit.locale = locale;
    this.#render();
  }

  /** Types, where a visitor could. */
  type(visit: FormVisit, name: keyof Texts, text: string): void {
    const control = this.control(name);
    if (!control || control.readOnly) return;
    control.focus();
    // As browsers do it: React listens to the property itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    // An e-mail control trims, one of a single line takes no breaks.
    visit.typed = { ...visit.typed, [name]: control.value };
  }

  /** Presses Send, so many times within one task. */
  press(visit: FormVisit, times: number): void {
    const button = this.#container.querySelector<HTMLElement>('.contact-submit');
    visit.press(this.isQuiet);
    // Nothing can come of the others: what the first has begun takes longer than the task.
    visit.presses += times - 1;
    for (let press = 0; press < times; press += 1) {
      if (button && press % 2 === 0) button.click();
      else this.#container.querySelector('form')?.requestSubmit();
    }
  }

  /** Asks for an empty form, when one was sent. */
  startAgain(visit: FormVisit): void {
    const button = this.#container.querySelector<HTMLElement>('.contact-again');
    if (!button) return;
    button.click();
    visit.startAgain();
  }

  /** Lets whatever needs no time come to its end. */
  async nextTask(): Promise<void> {
    this.isQuiet = false;
    await vi.advanceTimersByTimeAsync(0);
    await new Promise(setImmediate);
  }

  /** Lets time pass, and all that it brings. */
  async quiet(milliseconds = A_MOMENT): Promise<void> {
    // Forms wait for it too, and have asked earlier.
    await import('../../../src/engine/createEngine.js');
    await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(milliseconds);
    for (const visit of this.visits) visit.passTime();
    await new Promise(setImmediate);
    this.isQuiet = true;
  }

  control(name: string): Control | null {
    return this.#container.querySelector<Control>(`[data-field=${name}]`);
  }

  /** The form's `data-status`, the `data-code` of its failure, and whether its button says that it sends. */
  shown(): { status: string | undefined; code: string | null | undefined; isSending: boolean } {
    return {
      status: this.#container.querySelector('form')?.dataset['status'],
      code: this.#container.querySelector('.contact-status')?.getAttribute('data-code'),
      isSending: this.#container.querySelector('.contact-submit[data-pending]') !== null,
    };
  }

  /** Frees what the page holds. */
  close(): void {
    flushSync(() => this.#root.unmount());
    this.#container.remove();
    vi.clearAllTimers();
  }

  #render(): void {
    const { visit } = this;
    const { Form, isStrict, isSlow } = this.#options;
    const form = visit && (
      <Form
        key={visit.formId}
        formId={visit.formId}
        baseUrl="/"
        locale={visit.locale}
        fetch={visit.fetch}
        schema={isSlow ? slowSchema : undefined}
        onSuccess={() => visit.heard.push('accepted')}
        onError={({ code }) => visit.heard.push(code)}
      />
    );
    flushSync(() => this.#root.render(isStrict ? <StrictMode>{form}</StrictMode> : form));
  }
}
