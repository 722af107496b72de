import { useId, type ReactNode } from 'react';
import { ContactForm } from '../src/index.js';
import { en, findTexts } from './contactPageTexts.js';
import './ContactPage.css';

const FORM_ID = 'contact';
const EMAIL = 'hello@example.com';
const STREET = 'Havnegaten 1';
const CITY = '5003 Bergen';
const COUNTRY = 'NO';
const MAP_URL = 'https://www.openstreetmap.org/?mlat=60.3975&mlon=5.3245#map=17/60.3975/5.3245';
const PRIVACY_URL = 'https://example.com/privacy';
// In UTC, and formatted in UTC, so that the visitor's time zone does not change the hours.
const OPENS = Date.UTC(2026, 0, 5, 9);
const CLOSES = Date.UTC(2026, 0, 5, 17);

export interface ContactPageProps {
  /**
   * BCP 47 tag of the page's language. Without texts in this language, the page is in English.
   * @default 'en'
   */
  locale?: string | undefined;
  /**
   * `split` shows the details next to the form if there is room, `stacked` always below it.
   * @default 'split'
   */
  layout?: 'split' | 'stacked';
}

/** A contact page: a heading, the form, and the details of the company. Renders a `<main>`. */
export function ContactPage({ locale = 'en', layout = 'split' }: ContactPageProps) {
  const newTabId = useId();
  const found = findTexts(locale);
  const texts = found ?? en;
  // Also the language of the form, so that the whole page is in one language.
  const lang = found ? locale : 'en';
  const hours = new Intl.DateTimeFormat(lang, { timeStyle: 'short', timeZone: 'UTC' });
  const country = new Intl.DisplayNames(lang, { type: 'region' }).of(COUNTRY);
  // A new tab keeps the text that the visitor has typed.
  const newTab = { target: '_blank', rel: 'noreferrer', 'aria-describedby': newTabId };

  return (
    <main className="page" lang={lang} dir={texts.dir ?? 'ltr'}>
      <div className="page-grid" data-layout={layout}>
        <header className="page-intro">
          <h1>{texts.title}</h1>
          <p>{texts.lead}</p>
        </header>
        <div className="page-card">
          <ContactForm formId={FORM_ID} locale={lang} fallback={{ email: EMAIL }} aria-label={texts.title} />
          <p className="page-privacy">
            {texts.privacy}{' '}
            <a href={PRIVACY_URL} {...newTab}>
              {texts.privacyPolicy}
            </a>
          </p>
        </div>
        <dl className="page-details">
          <Detail label={texts.reply}>{texts.replyTime}</Detail>
          <Detail label={texts.email}>
            <a href={`mailto:${EMAIL}`}>{EMAIL}</a>
          </Detail>
          <Detail label={texts.hours}>
            {texts.weekdays}
            <br />
            {/* Node and browsers can format hours and countries differently. Hydration accepts that here. */}
            <span suppressHydrationWarning>{hours.formatRange(OPENS, CLOSES)}</span>
          </Detail>
          <Detail label={texts.visit}>
            {/* Without isolation, the numbers would move to the other end of their line on a right-to-left page. */}
            <bdi>{STREET}</bdi>
            <br />
            <bdi>{CITY}</bdi>
            <br />
            <span suppressHydrationWarning>{country}</span>
            <br />
            <a href={MAP_URL} {...newTab}>
              {texts.map}
            </a>
          </Detail>
        </dl>
      </div>
      <span id={newTabId} hidden>
        {texts.newTab}
      </span>
    </main>
  );
}

/** A detail of the company with its label. Renders a group of a `<dl>`. */
function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
