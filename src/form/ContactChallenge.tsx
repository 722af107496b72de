'use client';
import { forwardRef, useEffect, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { withTimeout } from '../client/withTimeout.js';
import { checkTokenField } from '../diagnostics/diagnoseOptions.js';
import { whenReleased } from '../fields/listen.js';
import { apiLocale } from '../messages/apiLocale.js';
import { cx } from './attributes.js';
import { useContactFormContext } from './ContactFormContext.js';
import type { Challenge } from './contract.js';

export interface ContactChallengeProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /**
   * Loads the widget's script and returns a promise of the widget's API, such as `window.turnstile`. Called on the
   * first focus or submit after the component has mounted. After a failure, the next submission calls it again.
   */
  load: () => Promise<ChallengeApi>;
  /**
   * Parameters of the widget, such as `sitekey`. The kit adds `language`, `hl`, `theme` and the callbacks. To apply
   * other parameters later, change the `key` of `ContactChallenge`.
   */
  parameters: Readonly<ChallengeParameters>;
  /**
   * Name of the payload field that contains the token, such as `cf-turnstile-response`. It must end in `-response`
   * and differ from all other field names.
   */
  name: string;
}

const CHINESE: Record<string, string> = { Hans: 'zh-CN', Hant: 'zh-TW' };

/**
 * A CAPTCHA, such as Cloudflare Turnstile or hCaptcha. Renders a `<div>` with the widget and a `<p role="status">`
 * that asks the visitor to complete it. It loads when the form receives focus. Each submission uses a new token.
 *
 * @throws TypeError while rendering in development, if `name` does not end in `-response`
 */
export const ContactChallenge = forwardRef<HTMLDivElement, ContactChallengeProps>(function ContactChallenge(
  { load, parameters, name, className, ...props },
  ref,
) {
  const { handle, options } = useContactFormContext('<ContactChallenge>');
  const { hints, lang } = options.messages;
  // Bundlers remove the check from production builds.
  if (process.env.NODE_ENV !== 'production') checkTokenField(name);
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef({ load, parameters, lang });
  const [isWaiting, setIsWaiting] = useState(false);

  useEffect(() => {
    latest.current = { load, parameters, lang };
  });

  useEffect(() => {
    const { element: formElement } = handle;
    const element = container.current;
    if (!formElement || !element) return undefined;
    const created = createChallenge({
      load: () => latest.current.load(),
      container: element,
      getParameters: () => ({
        ...languageOf(latest.current.lang),
        theme: colorSchemeOf(formElement),
        ...latest.current.parameters,
      }),
      name,
      onWaiting: setIsWaiting,
    });
    // oxlint-disable-next-line react/immutability -- the form is created once, and is not a rendered value
    handle.challenge = created;
    // Not when the pointer enters the form: a visitor who does not use the form must not contact the service.
    // A control named `matches` shadows the form's method.
    if (Element.prototype.matches.call(formElement, ':focus-within')) created.preload();
    formElement.addEventListener('focusin', created.preload, { once: true });
    return () => {
      formElement.removeEventListener('focusin', created.preload);
      handle.challenge = undefined;
      created.remove();
    };
  }, [handle, name]);

  return (
    <div {...props} ref={ref} className={cx('rck-challenge', className)} data-rck-ignore="">
      <div ref={container} />
      <p className="rck-description" role="status">
        {isWaiting && hints.completeChallenge}
      </p>
    </div>
  );
});

/** The language as widgets expect it. Turnstile reads `language`, and hCaptcha reads `hl`. */
function languageOf(lang: string): { language: string; hl: string } {
  const language = apiLocale(lang);
  const script =
    language === 'zh' ? (new Intl.Locale(lang.replaceAll('_', '-')).maximize().script ?? '') : '';
  const tag = CHINESE[script] ?? language;
  return { language: tag, hl: tag };
}

function colorSchemeOf(form: HTMLFormElement): 'light' | 'dark' {
  const scheme = getComputedStyle(form).colorScheme;
  const isDark = scheme.includes('light')
    ? scheme.includes('dark') && matchMedia('(prefers-color-scheme: dark)').matches
    : scheme.includes('dark');
  return isDark ? 'dark' : 'light';
}

/** The functions that the APIs of Cloudflare Turnstile, hCaptcha and reCAPTCHA v2 share. */
export interface ChallengeApi {
  /** Renders a widget into an element and returns the widget's ID. */
  render(container: HTMLElement, parameters: ChallengeParameters): string | number | null | undefined;
  /** Requests a new token. */
  reset(widget: string | number): unknown;
  /** Removes a widget. */
  remove?(widget: string | number): unknown;
  /** Starts an invisible widget. */
  execute?(widget: string | number): unknown;
}

/** The parameters of a widget, such as `sitekey`, as the CAPTCHA service documents them. */
type ChallengeParameters = Record<string, unknown>;

interface ChallengeOptions {
  /** Loads the script of the widget, and returns its API. */
  load: () => Promise<ChallengeApi>;
  /** The element in which the widget is rendered. */
  container: HTMLElement;
  /** Returns the parameters when the widget is rendered. */
  getParameters: () => ChallengeParameters;
  /** The field of the payload that contains the token. */
  name: string;
  /** Called with `true` after a submission has waited 1.5 seconds for a token, and with `false` when it stops waiting. */
  onWaiting: (isWaiting: boolean) => void;
}

interface LoadableChallenge extends Challenge {
  /** Loads and renders the widget, so that the token is ready earlier. */
  preload: () => void;
  /** Removes the widget. A submission that waits for a token fails. */
  remove: () => void;
}

/** Milliseconds that the widget can take to load. */
const LOAD_TIMEOUT = 30_000;
/** Milliseconds that the visitor can take to complete it. */
const TOKEN_TIMEOUT = 180_000;
/** Most widgets need no action of the visitor and return a token within this time, in milliseconds. */
const HINT_DELAY = 1_500;

const REMOVED = '<ContactChallenge> was removed before the challenge was completed.';

/** Creates a challenge, whose widget loads on first use. */
function createChallenge(options: ChallengeOptions): LoadableChallenge {
  const { load, container, getParameters, name, onWaiting } = options;
  let token: string | undefined;
  let hasFailed = false;
  let isRemoved = false;
  /** Settles the submission that waits for a token. */
  let waiting: { resolve: (token: string) => void; reject: (error: Error) => void } | undefined;
  let removeWidget: (() => void) | undefined;

  function fail(message: string): void {
    token = undefined;
    hasFailed = true;
    waiting?.reject(new Error(message));
  }

  let attempt: ReturnType<typeof loadWidget> | undefined;

  /** Callers share one attempt. After a failure, the next call tries again. */
  function renderWidget() {
    attempt ??= loadWidget().catch((error: unknown) => {
      attempt = undefined;
      throw error;
    });
    // Later callers still use an attempt that takes longer.
    return withTimeout(attempt, LOAD_TIMEOUT);
  }

  async function loadWidget() {
    const api = await load();
    await new Promise<void>((resolve) => whenReleased(document, resolve));
    if (isRemoved) throw new Error(REMOVED);
    const parameters = getParameters();
    const element = document.createElement('div');
    // A widget that was not rendered can have left something behind.
    container.replaceChildren(element);
    // The callbacks have these names in all services.
    const id = api.render(element, {
      ...parameters,
      callback: (value: string) => {
        token = value;
        hasFailed = false;
        waiting?.resolve(value);
      },
      'expired-callback': () => {
        token = undefined;
      },
      'error-callback': (code?: string | number) =>
        fail(`The challenge widget failed with the error ${code ?? 'unknown'}.`),
      'timeout-callback': () => fail('The challenge timed out.'),
      'chalexpired-callback': () => fail('The challenge expired.'),
      // hCaptcha calls it when the visitor closes its dialog.
      'close-callback': () => fail('The visitor closed the challenge.'),
    });
    if (id === undefined || id === null) throw new Error('The challenge widget was not rendered.');
    removeWidget = () => {
      element.remove();
      api.remove?.(id);
    };
    return {
      reset: () => void api.reset(id),
      execute() {
        if (parameters['size'] === 'invisible' || parameters['execution'] === 'execute') api.execute?.(id);
      },
    };
  }

  function reset(): void {
    token = undefined;
    hasFailed = false;
    if (isRemoved) return;
    renderWidget()
      .then((widget) => widget.reset())
      .catch(() => undefined);
  }

  return {
    name,

    preload: () => void renderWidget().catch(() => undefined),

    async getToken() {
      const widget = await renderWidget();
      if (isRemoved) throw new Error(REMOVED);
      if (token) return token;
      if (hasFailed) widget.reset();
      hasFailed = false;
      const next = new Promise<string>((resolve, reject) => {
        waiting = { resolve, reject };
      });
      const timer = setTimeout(onWaiting, HINT_DELAY, true);
      const timeout = setTimeout(fail, TOKEN_TIMEOUT, 'The visitor did not complete the challenge in time.');
      try {
        widget.execute();
        return await next;
      } finally {
        waiting = undefined;
        clearTimeout(timer);
        clearTimeout(timeout);
        onWaiting(false);
      }
    },

    reset,

    remove() {
      isRemoved = true;
      fail(REMOVED);
      try {
        removeWidget?.();
      } catch {
        // Some scripts throw if their widget is not on the page any more.
      }
    },
  };
}
