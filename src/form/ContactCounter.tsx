'use client';
import {
  forwardRef,
  useEffect,
  useRef,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type RefAttributes,
} from 'react';
import { diagnoseCounter } from '../diagnostics/diagnoseForm.js';
import { listen } from '../fields/listen.js';
import { rootOf } from '../fields/shown.js';
import { sentControl } from '../fields/sentControls.js';
import { englishOfParts } from '../messages/english/page.js';
import type { CustomMessages } from '../messages/Messages.js';
import { countCharacters, normalizeText } from '../schema/normalizeText.js';
import type { ContactSchema } from '../schema/parseValues.js';
import { callAndReport } from './report.js';
import { useContactFormContext } from './ContactFormContext.js';
import { cx, hideVisually } from './attributes.js';
import type { ContactFieldOptions } from './field.js';

export interface ContactCounterProps<Schema extends ContactSchema = ContactSchema> extends Omit<
  ComponentPropsWithoutRef<'span'>,
  'children'
> {
  /** The field's limit in characters (code points), as in `maxLength` or in your schema. */
  max: number;
  /**
   * Name of the field.
   * @default 'message'
   */
  name?: ContactFieldOptions<Schema>['name'];
}

// A screen reader announces the count after a pause, not after each key.
const ANNOUNCE_DELAY_MS = 1_000;

/**
 * Shows how many more characters a field accepts. Renders a `<span>`, for the `description` of a `ContactField`. Screen
 * readers announce the count after a pause in typing.
 *
 * State: `data-over` if the text is too long.
 *
 * @typeParam Schema sets the type of the name: `<ContactCounter<typeof schema> name="company" max={100} />`
 */
export const ContactCounter = forwardRef<HTMLSpanElement, ContactCounterProps>(function ContactCounter(
  { max, name = 'message', className, ...props },
  ref,
) {
  const { handle, options, defaultValues } = useContactFormContext('<ContactCounter>');
  const { messages } = options;
  const shown = useRef<HTMLSpanElement>(null);
  const described = useRef<HTMLSpanElement>(null);
  const announced = useRef<HTMLSpanElement>(null);
  const isTyping = useRef(false);
  const initialCount = countSent(defaultValues?.[name]);
  const initialText = counterText(max - initialCount, messages);

  // Typing must not render, so the texts are set. The effect runs after each commit: text typed before hydration and a
  // new default value fire no event, and a commit can change the language.
  useEffect(() => {
    const { element } = handle;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let soon: ReturnType<typeof setTimeout> | undefined;
    // Not in the description: Firefox leaves a live region out of it, and Orca announces each change of the description in
    // Chromium.
    const region = (announced.current ??= createLiveRegion());
    // A control named `append` shadows the form's method. In Strict Mode, the clean-up below has removed the region.
    if (region.parentNode !== element) Element.prototype.append.call(element, region);
    const show = (event?: Event) => {
      const control = sentControl(element, name);
      const count = countSent(control?.value);
      const text = counterText(max - count, messages);
      setTextContent(shown.current, text);
      shown.current?.parentElement?.toggleAttribute('data-over', count > max);
      clearTimeout(timer);
      if (isTyping.current) {
        timer = setTimeout(() => setTextContent(region, text), ANNOUNCE_DELAY_MS);
      } else {
        setTextContent(described.current, text);
        setTextContent(region, '');
      }
      // Bundlers remove the diagnostics from production builds.
      if (process.env.NODE_ENV === 'development' && event && !control) diagnoseCounter(name);
    };
    // If a control of the host app throws in an effect, React removes the app from the page.
    const update = (event?: Event) => callAndReport(show, event);
    // `reset` fires before the values change, and a listener of the app can change the text at `input`.
    const updateSoon = (event: Event) => {
      const { activeElement } = rootOf(element);
      isTyping.current = event.type === 'input' && activeElement === sentControl(element, name)?.control;
      clearTimeout(soon);
      soon = setTimeout(() => update(event.type === 'input' ? event : undefined));
    };
    update();
    const listeners = { input: updateSoon, focusout: updateSoon, reset: updateSoon };
    const stop = listen(rootOf(element), listeners, element);
    return () => {
      stop();
      clearTimeout(soon);
      clearTimeout(timer);
    };
  });
  useEffect(() => () => announced.current?.remove(), []);

  return (
    <span
      {...props}
      ref={ref}
      className={cx('rck-counter', className)}
      data-over={initialCount > max ? '' : undefined}
    >
      {/* Node has number formats for more languages than some browsers. The effect sets the browser's text. */}
      <span ref={shown} aria-hidden suppressHydrationWarning>
        {initialText}
      </span>
      <span
        ref={(element) => {
          described.current = element;
          hideVisually(element);
        }}
        className="rck-announcement"
        suppressHydrationWarning
      >
        {initialText}
      </span>
    </span>
  );
}) as <Schema extends ContactSchema = ContactSchema>(
  props: ContactCounterProps<Schema> & RefAttributes<HTMLSpanElement>,
) => ReactElement;

/** Creates an element whose changes screen readers announce. */
function createLiveRegion(): HTMLSpanElement {
  const region = document.createElement('span');
  region.setAttribute('role', 'status');
  region.className = 'rck-announcement';
  hideVisually(region);
  return region;
}

/** A live region announces the same text again if it is set again. */
function setTextContent(element: HTMLElement | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** The length of a value as it would be sent. */
function countSent(value: unknown): number {
  return typeof value === 'string' ? countCharacters(normalizeText(value)) : 0;
}

/** The number format that was used last. Creating one takes 40 times as long as formatting a number. */
let lastFormat: { lang: string; format: Intl.NumberFormat } | undefined;

/** The text of the counter: how many characters are left, or over the limit. */
function counterText(left: number, { lang, hints }: CustomMessages): string {
  if (lastFormat?.lang !== lang) {
    lastFormat = { lang, format: numberFormatOf(lang) };
  }
  const count = lastFormat.format.format(Math.abs(left));
  const key = left < 0 ? 'charactersOver' : 'charactersLeft';
  return (hints[key] ?? englishOfParts[key]).replace('{count}', count);
}

function numberFormatOf(lang: string): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat([lang, 'en']);
  } catch {
    // The catalog's tag is not valid.
    return new Intl.NumberFormat('en');
  }
}
