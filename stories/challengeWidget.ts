import type { ChallengeApi } from '../src/index.js';
import { challengeStandIn } from '../test/support/challengeStandIn.js';
import './challengeWidget.css';

/**
 * A local stand-in for a CAPTCHA, which the visitor can use. Like Turnstile, it completes itself. Like hCaptcha,
 * it waits until the visitor ticks its box.
 */
export function challengeWidget(service: 'turnstile' | 'hcaptcha'): ChallengeApi {
  const { api, complete } = challengeStandIn(service);
  const box = Object.assign(document.createElement('input'), { type: 'checkbox' });
  const label = document.createElement('label');
  const text = document.createElement('span');
  label.className = 'challenge-widget';
  label.append(box, text);
  let language = '';

  function start(): void {
    box.checked = false;
    box.disabled = service === 'turnstile';
    text.textContent = service === 'turnstile' ? 'Verifying…' : 'I am human';
    if (service === 'turnstile') setTimeout(finish);
  }

  function finish(): void {
    box.checked = true;
    box.disabled = true;
    text.textContent = `Verified (${language})`;
    complete();
  }

  box.addEventListener('change', finish);
  return {
    ...api,
    render(container, parameters) {
      const id = api.render(container, parameters);
      language = String(parameters['language']);
      // The script of a service renders a frame.
      container.querySelector('iframe')?.replaceWith(label);
      start();
      return id;
    },
    reset(widget) {
      api.reset(widget);
      start();
    },
  };
}
