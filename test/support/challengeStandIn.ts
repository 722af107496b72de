import type { ChallengeApi } from '../../src/index.js';

type Callbacks = Record<
  'callback' | 'expired-callback' | 'error-callback' | 'close-callback',
  ((value?: string) => void) | undefined
>;

export interface ChallengeStandIn {
  /** The object that the service's script puts on `window`. */
  api: ChallengeApi;
  /** The parameters of each widget that was rendered. */
  rendered: Record<string, unknown>[];
  /** The ids of the widgets that were reset, removed and executed. */
  calls: { reset: unknown[]; remove: unknown[]; execute: unknown[] };
  /** The visitor completes the newest widget. Returns its token. */
  complete: () => string;
  expire: () => void;
  fail: (code?: string) => void;
  /** The visitor closes the dialog of hCaptcha. */
  close: () => void;
}

/**
 * A local stand-in for the script of a challenge service. It has the API of Cloudflare Turnstile or of hCaptcha: ids that
 * are strings, callbacks as parameters, and the token in a hidden control inside the container.
 */
export function challengeStandIn(service: 'turnstile' | 'hcaptcha'): ChallengeStandIn {
  const rendered: Record<string, unknown>[] = [];
  const calls: ChallengeStandIn['calls'] = { reset: [], remove: [], execute: [] };
  let response: HTMLInputElement | HTMLTextAreaElement | undefined;
  let tokens = 0;

  const callbacks = () => (rendered.at(-1) ?? {}) as Partial<Callbacks>;
  const write = (token: string) => {
    if (response) response.value = token;
  };

  return {
    rendered,
    calls,
    api: {
      render(container, parameters) {
        if (typeof parameters['sitekey'] !== 'string') throw new Error('Missing sitekey');
        rendered.push(parameters);
        const frame = document.createElement('iframe');
        frame.title = service === 'turnstile' ? 'Widget of Turnstile' : 'Widget of hCaptcha';
        // Turnstile adds a hidden input, and hCaptcha a textarea that is not displayed.
        response = document.createElement(service === 'turnstile' ? 'input' : 'textarea');
        response.hidden = true;
        response.name = service === 'turnstile' ? 'cf-turnstile-response' : 'h-captcha-response';
        container.append(frame, response);
        return `${service}-${rendered.length}`;
      },
      reset(widget) {
        calls.reset.push(widget);
        write('');
      },
      remove: (widget) => void calls.remove.push(widget),
      execute: (widget) => void calls.execute.push(widget),
    },
    complete() {
      const token = `${service}-token-${(tokens += 1)}`;
      write(token);
      callbacks().callback?.(token);
      return token;
    },
    expire() {
      write('');
      callbacks()['expired-callback']?.();
    },
    fail: (code) => callbacks()['error-callback']?.(code),
    close: () => callbacks()['close-callback']?.('challenge-closed'),
  };
}
