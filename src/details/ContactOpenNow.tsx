'use client';
import { useEffect, useState, type ComponentPropsWithoutRef, type ReactElement } from 'react';
import { cx, hideVisually } from '../form/attributes.js';
import { diagnoseDetails } from '../diagnostics/diagnoseDetails.js';
import type { DetailsMessages } from './DetailsMessages.js';
import { intlLocale } from './formats.js';
import { englishOfOpenNow } from './englishOfOpenNow.js';
import { openingText, type OpeningText, type OpenNowMessages } from './openingText.js';
import type { DetailsProps } from './detailsProps.js';

const ENGLISH = { lang: 'en', dir: 'ltr', hours: englishOfOpenNow } as const;

type OpenNowProps = Omit<DetailsProps, 'messages'> & {
  messages?: (OpenNowMessages & Pick<DetailsMessages, 'lang' | 'dir'>) | undefined;
};

export type ContactOpenNowProps = DetailsProps & Omit<ComponentPropsWithoutRef<'p'>, 'children'>;

/**
 * Whether the business is open and when this changes: "Open now · closes at 18:00". Renders a `<p>`. It is empty in
 * server-rendered HTML and if the hours or the time zone are missing or not valid. Screen readers announce changes.
 *
 * State: `data-open` while the business is open.
 */
export function ContactOpenNow(props: ContactOpenNowProps): ReactElement {
  const { details, locale, messages = ENGLISH, className, ...native } = props;
  const { text, news } = useOpeningText(props);
  // Bundlers remove the diagnostics from production builds.
  if (process.env.NODE_ENV === 'development')
    diagnoseDetails(details, intlLocale(locale ?? messages.lang), messages);
  return (
    <p
      lang={messages.lang}
      dir={messages.dir}
      {...native}
      className={cx('rck-open', className)}
      data-open={text?.isOpen ? '' : undefined}
    >
      {/* The line has its height before the text. In elements, so that React finds its text after a page translator has moved it. */}
      {text ? <b>{text.state}</b> : '\u00A0'}
      {text?.change && <span>{` · ${text.change}`}</span>}
      <span ref={hideVisually} role="status">
        {news}
      </span>
    </p>
  );
}

interface Shown {
  /** Undefined if it cannot be decided whether the business is open, on the server and during hydration, because clocks differ. */
  text?: OpeningText | undefined;
  /** The state, if it has changed since the page has loaded. */
  news?: string | undefined;
}

/** The text of the moment. */
export function useOpeningText({ details, locale, messages = ENGLISH }: OpenNowProps): Shown {
  const [shown, setShown] = useState<Shown>({});
  // The details can be a new object with each render.
  const key = JSON.stringify([details, locale, messages]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before: OpeningText | undefined;
    let news: string | undefined;
    function update(): void {
      clearTimeout(timer);
      const now = Date.now();
      const text = openingText(details, now, intlLocale(locale ?? messages.lang), messages);
      // Not when the details or the language change.
      if (before?.isOpen === !text?.isOpen) news = text?.state;
      before = text;
      setShown({ text, news });
      if (text?.until) timer = setTimeout(update, text.until - now);
    }
    update();
    // A timer does not run while the device sleeps, and does not follow its clock.
    document.addEventListener('visibilitychange', update);
    window.addEventListener('focus', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
      window.removeEventListener('focus', update);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key contains the details and the language
  }, [key]);
  return shown;
}
