'use client';
import { forwardRef, useEffect, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { apiLocale } from '../messages/apiLocale.js';
import { useContactFormContext } from './ContactFormContext.js';
import { createChallenge, type ChallengeApi, type ChallengeParameters } from './createChallenge.js';
import { cx } from './attributes.js';

export interface ContactChallengeProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /**
   * Loads the widget's script, and returns its API, such as `window.turnstile`. Called when the focus enters the form or
   * at the submit, and again if it failed.
   */
  load: () => Promise<ChallengeApi>;
  /**
   * Parameters of the widget, such as `sitekey`, as the challenge service documents them. The kit adds `language`, `hl`,
   * `theme` and the callbacks. The widget keeps the parameters with which it was rendered; to render it again, change the
   * `key` of `ContactChallenge`.
   */
  parameters: Readonly<ChallengeParameters>;
  /**
   * Name of a field that is added to the payload and contains the token. The schema must not contain it.
   * @default none: `send` receives the token as `evidence.challengeToken`
   */
  name?: string | undefined;
}

const CHINESE: Record<string, string> = { Hans: 'zh-CN', Hant: 'zh-TW' };

/**
 * A challenge widget (CAPTCHA), such as Cloudflare Turnstile or hCaptcha. It loads when the focus enters the form. A submission waits for its token, and requests a new one afterwards. Renders a `<div>` with the widget and a
 * `<p role="status">`, which asks the visitor to complete the challenge when a submission waits for it.
 */
export const ContactChallenge = forwardRef<HTMLDivElement, ContactChallengeProps>(function ContactChallenge(
  { load, parameters, name, className, ...props },
  ref,
) {
  const { form, options } = useContactFormContext('<ContactChallenge>');
  const { hints, lang } = options.messages;
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef({ load, parameters, lang });
  const [isWaiting, setIsWaiting] = useState(false);

  useEffect(() => {
    latest.current = { load, parameters, lang };
  });

  useEffect(() => {
    const { element: formElement } = form;
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
    form.challenge = created;
    // Not when the pointer enters the form: a visitor who does not use the form must not contact the service.
    // A control named `matches` shadows the form's method.
    if (Element.prototype.matches.call(formElement, ':focus-within')) created.preload();
    formElement.addEventListener('focusin', created.preload, { once: true });
    return () => {
      formElement.removeEventListener('focusin', created.preload);
      form.challenge = undefined;
      created.remove();
    };
  }, [form, name]);

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
