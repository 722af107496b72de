import { useEffect, useRef, useState, type ReactNode } from 'react';
import { StoryFrame, useGlobals } from '../.storybook/docs.js';
import { ContactForm, ContactProvider } from '../src/index.js';
import { sandbox } from './contactForm.js';
import './Introduction.css';
import { LANGUAGES } from './languages.js';
import { styles, THEMES } from './themes.js';
import { MESSAGE } from './visitForm.js';

/** The stories that the page shows, by ID. */
const OUTCOMES = {
  'outcomes--sent': 'Sent',
  'outcomes--sending': 'Sending',
  'outcomes--fields-missing': 'Fields missing',
  'outcomes--invalid-field': 'Invalid field',
  'outcomes--email-suggested': 'Email misspelled',
  'outcomes--unconfirmed': 'Unconfirmed',
  'outcomes--offline': 'Offline',
  'outcomes--rate-limited': 'Too many messages',
  'outcomes--not-sent': 'Not sent',
  'outcomes--rejected': 'Form closed',
  'outcomes--challenge-waiting': 'Waiting for a challenge',
  'outcomes--draft-restored': 'Draft restored',
};

const WIDTHS = { '34rem': '34rem', '20rem': '20rem', none: 'Full' };

const PAGES = {
  'start-quick-start': ['Quick start', 'From the install to a form that sends.'],
  'receive-messages-receive-messages': [
    'Receive messages',
    'An endpoint on your server, by email or elsewhere.',
  ],
  'build-the-form-styling': ['Styling', 'Your brand color, dark mode, your own theme.'],
  'build-the-form-errors-and-fallback': [
    'Errors and fallback',
    'Which failures there are, and what visitors can do.',
  ],
  'build-the-form-languages': ['Languages', 'Catalogs, your own labels, text direction.'],
  'ship-it-accessibility': ['Accessibility', 'What is tested, and what your page must add.'],
  'reference-outcome-of-each-response': ['Outcome of each response', 'Every tested fault, and its outcome.'],
} as const;

const VALUES = { name: 'Ada Lovelace', email: 'ada@example.com', message: MESSAGE };

/** A link to another page of the documentation, which is a frame. */
function PageLink({ page, children, className }: { page: string; children: ReactNode; className?: string }) {
  return (
    <a href={`./?path=/docs/${page}--docs`} target="_top" className={className}>
      {children}
    </a>
  );
}

/** The first page: what the kit is, and the form with everything that a visitor can see of it. */
export function Introduction() {
  const [globals, setGlobals] = useGlobals();
  const [outcome, setOutcome] = useState('outcomes--unconfirmed');
  const outcomes = useRef<HTMLDivElement>(null);
  const locale = String(globals['locale']);
  const theme = THEMES.find(({ id }) => id === globals['theme']);

  // On a phone, the outcomes are one row, which scrolls to the chosen outcome.
  useEffect(() => {
    const row = outcomes.current;
    const chosen = row?.querySelector<HTMLElement>(':has(:checked)');
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, []);

  return (
    <div className="intro sb-unstyled">
      <style>{styles}</style>
      <ContactProvider
        baseUrl="/"
        fetch={sandbox.fetch}
        locale={locale}
        fallback={{ email: 'hello@example.com' }}
      >
        <header className="intro-hero">
          <div>
            <h1>A contact form that visitors can rely on.</h1>
            <p className="intro-lead">
              One line of React: an accessible form in 60 languages. Each failure has a clear message, and the
              visitor’s text stays in the fields. It adds about 5{'\u00A0'}kB to the first load.
            </p>
            <pre className="intro-code">
              <code>
                {'<'}
                <b>ContactForm</b> formId=<i>"contact"</i> baseUrl=<i>"/"</i>{' '}
                <span>
                  locale=<i>"{locale}"</i> {'/>'}
                </span>
              </code>
            </pre>
            <p className="intro-actions">
              <PageLink page="start-quick-start" className="intro-button">
                Get started
              </PageLink>
              <PageLink page="outcomes">See every outcome</PageLink>
            </p>
          </div>
          <div className="intro-card">
            <div className={theme?.className}>
              <ContactForm formId="demo" aria-label="Live form" />
            </div>
          </div>
        </header>

        <section>
          <h2>Themes</h2>
          <p className="intro-text">
            Each theme is a stylesheet and a class name. For your own design, set custom properties.
          </p>
          <div className="intro-themes">
            {THEMES.map(({ id, name, className }) => (
              <div key={id}>
                <h3>{name}</h3>
                <div className="intro-card">
                  <ContactForm
                    formId="demo"
                    className={className}
                    defaultValues={VALUES}
                    aria-label={`Theme ${name}`}
                  />
                </div>
              </div>
            ))}
          </div>
        </section>

        <section>
          <h2>Every outcome has a design</h2>
          <p className="intro-text">
            Choose an outcome. The demo below fills in the form, sends it to the sandbox, and shows the
            result.
          </p>
          <div className="intro-picker">
            <div className="intro-options">
              <label>
                Language
                <select
                  value={locale}
                  onChange={({ currentTarget }) => setGlobals({ locale: currentTarget.value })}
                >
                  {LANGUAGES.map(({ tag, name }) => (
                    <option key={tag} value={tag} lang={tag}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
              <label>
                Theme
                <select
                  value={String(globals['theme'])}
                  onChange={({ currentTarget }) => setGlobals({ theme: currentTarget.value })}
                >
                  {THEMES.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
              <label className="intro-width">
                Container width
                <select
                  value={String(globals['width'])}
                  onChange={({ currentTarget }) => setGlobals({ width: currentTarget.value })}
                >
                  {Object.entries(WIDTHS).map(([width, name]) => (
                    <option key={width} value={width}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
            </div>
            <fieldset className="intro-outcomes">
              <legend>Outcome</legend>
              <div ref={outcomes}>
                {Object.entries(OUTCOMES).map(([id, name]) => (
                  <label key={id}>
                    <input
                      type="radio"
                      name="outcome"
                      checked={id === outcome}
                      onChange={() => setOutcome(id)}
                    />
                    {name}
                  </label>
                ))}
              </div>
            </fieldset>
            <div className="intro-card intro-frame">
              <StoryFrame id={outcome} title="Outcome" />
            </div>
          </div>
        </section>

        <section>
          <h2>60 languages, {LANGUAGES.length} catalogs</h2>
          <p className="intro-text">
            Labels, errors, numbers and text direction follow <code>locale</code>. Choose a language for this
            page.
          </p>
          <ul className="intro-languages">
            {LANGUAGES.map(({ tag, name }) => (
              <li key={tag}>
                <button
                  type="button"
                  lang={tag}
                  aria-pressed={tag === locale}
                  onClick={() => setGlobals({ locale: tag })}
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </section>

        <nav aria-label="Documentation" className="intro-pages">
          {Object.entries(PAGES).map(([page, [title, text]]) => (
            <PageLink key={page} page={page}>
              <strong>{title}</strong>
              <span>{text}</span>
            </PageLink>
          ))}
        </nav>
      </ContactProvider>
    </div>
  );
}
