import { withTimeout } from '../client/withTimeout.js';
import type { Challenge } from './challenges.js';
import { loadOnce } from './loadOnce.js';

/** The API of a challenge widget, as Cloudflare Turnstile, hCaptcha and reCAPTCHA v2 have it in common. */
export interface ChallengeApi {
  /** Renders a widget into an element, and returns its id. */
  render(container: HTMLElement, parameters: ChallengeParameters): string | number | null | undefined;
  /** Requests a new token. */
  reset(widget: string | number): unknown;
  /** Removes a widget. */
  remove?(widget: string | number): unknown;
  /** Starts an invisible widget. */
  execute?(widget: string | number): unknown;
}

/** The parameters of a widget, such as `sitekey`, in the words of its service. */
export type ChallengeParameters = Record<string, unknown>;

export interface ChallengeOptions {
  /** Loads the script of the widget, and returns its API. */
  load: () => Promise<ChallengeApi>;
  /** The element in which the widget is rendered. */
  container: HTMLElement;
  parameters: ChallengeParameters;
  /** The field of the payload that contains the token. */
  name: string | undefined;
  /** Called with `true` when a submission starts to wait for the visitor, and with `false` when it does not wait any longer. */
  onWaiting: (isWaiting: boolean) => void;
}

export interface LoadableChallenge extends Challenge {
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

/** Creates a challenge, whose widget loads on first use. */
export function createChallenge(options: ChallengeOptions): LoadableChallenge {
  const { load, container, parameters, name, onWaiting } = options;
  let token: string | undefined;
  let hasFailed = false;
  let isRemoved = false;
  /** Settles the submission that waits for a token. */
  let waiting: { resolve: (token: string) => void; reject: (error: Error) => void } | undefined;
  let removeWidget: (() => void) | undefined;

  function fail(reason: string): void {
    token = undefined;
    hasFailed = true;
    waiting?.reject(new Error(`The challenge widget reported: ${reason}`));
  }

  const renderWidget = loadOnce(async () => {
    const api = await load();
    if (isRemoved) throw new Error('The challenge was removed.');
    const element = document.createElement('div');
    container.append(element);
    // The callbacks have these names in all services.
    const widget = api.render(element, {
      ...parameters,
      callback: (value: string) => {
        token = value;
        hasFailed = false;
        waiting?.resolve(value);
      },
      'expired-callback': () => {
        token = undefined;
      },
      'error-callback': (code?: string | number) => fail(`an error ${code ?? ''}`.trim()),
      'timeout-callback': () => fail('a timeout'),
      'chalexpired-callback': () => fail('an expired challenge'),
      // hCaptcha calls it when the visitor closes its dialog.
      'close-callback': () => fail('that the visitor closed it'),
    });
    const id = widget ?? 0;
    removeWidget = () => {
      api.remove?.(id);
      element.remove();
    };
    return {
      reset: () => void api.reset(id),
      execute() {
        if (parameters['size'] === 'invisible' || parameters['execution'] === 'execute') api.execute?.(id);
      },
    };
  }, LOAD_TIMEOUT);

  function reset(): void {
    token = undefined;
    hasFailed = false;
    renderWidget().then(
      (widget) => widget.reset(),
      () => undefined,
    );
  }

  return {
    name,

    preload: () => void renderWidget().catch(() => undefined),

    async getToken() {
      const widget = await renderWidget();
      if (token) return token;
      if (hasFailed) widget.reset();
      hasFailed = false;
      const next = new Promise<string>((resolve, reject) => {
        waiting = { resolve, reject };
      });
      widget.execute();
      const timer = setTimeout(onWaiting, HINT_DELAY, true);
      try {
        return await withTimeout(next, TOKEN_TIMEOUT);
      } finally {
        waiting = undefined;
        clearTimeout(timer);
        onWaiting(false);
      }
    },

    reset,

    remove() {
      isRemoved = true;
      fail('that it was removed');
      removeWidget?.();
    },
  };
}
