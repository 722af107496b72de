import { useEffect, useRef, useState, type ReactNode } from 'react';
import { StoryFrame, useGlobals } from '../.storybook/docs.js';
import { ContactForm, ContactProvider } from '../src/index.js';
import { Choice } from './Choice.js';
import { sandbox } from './contactForm.js';
import { CopyButton } from './CopyButton.js';
import './demo.css';
import { FormInState, STATES, VALUES } from './FormInState.js';
import './Introduction.css';
import { LANGUAGES } from './languages.js';
import { styles, THEMES } from './themes.js';

/** The stories that the page shows, by ID. */
const OUTCOMES = {
  'outcomes--sent': 'Sent',
  'outcomes--sending': 'Sending',
  'outcomes--fields-missing': 'Fields missing',
  'outcomes--invalid-field': 'Invalid field',
  'outcomes--email-suggested': 'Email misspelled',
  'outcomes--unconfirmed': 'Not confirmed',
  'outcomes--offline': 'Offline',
  'outcomes--rate-limited': 'Too many messages',
  'outcomes--not-sent': 'Not sent',
  'outcomes--rejected': 'Form closed',
  'outcomes--challenge-waiting': 'Waiting for a challenge',
  'outcomes--draft-restored': 'Draft restored',
};

const WIDTHS = { '34rem': 'Wide (544 px)', '20rem': 'Narrow (320 px)', none: 'Full' };

const REPOSITORY = 'https://github.com/react-contact-kit/react-contact-kit';

/** The states of the form at the top: before a message, and the two ways that it can end. */
const TURNS = STATES.filter(({ id }) => ['idle', 'unconfirmed', 'sent'].includes(id));

/** A message of three lines. */
const LETTER = {
  ...VALUES,
  message:
    'Could you tell me more about your engine? I am writing a note on what it could compute, and I have a table of numbers to try.',
};

const PAGES = {
  'start-quick-start': ['Quick start', 'From the install to a form that sends.'],
  'receive-messages-receive-messages': [
    'Receive messages',
    'An endpoint on your server, by email or elsewhere.',
  ],
  'fields-and-validation-fields': ['Fields', 'A phone number, a dropdown, consent, checkboxes.'],
  'look-and-behavior-styling': ['Styling', 'Your brand color, dark mode, your own theme.'],
  'look-and-behavior-errors-and-fallback': [
    'Errors and fallback',
    'Which failures there are, and what visitors can do.',
  ],
  'look-and-behavior-languages': ['Languages', 'Catalogs, your own labels, text direction.'],
  'ship-it-accessibility': ['Accessibility', 'What is tested, and what your page must add.'],
  'background-outcome-of-each-response': [
    'Outcome of each response',
    'Statuses, CORS errors, broken connections.',
  ],
} as const;

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
  const [turn, setTurn] = useState(TURNS[0]);
  const [outcome, setOutcome] = useState('outcomes--unconfirmed');
  const place = useRef<HTMLDivElement>(null);
  const locale = String(globals['locale']);
  const theme = THEMES.find(({ id }) => id === globals['theme']);

  // On a phone, the outcomes and the languages are rows, which scroll to what is chosen.
  useEffect(() => {
    const chosen = place.current?.querySelectorAll<HTMLElement>(
      '.intro-outcomes label:has(:checked), .intro-languages li:has([aria-pressed=true])',
    );
    for (const { parentElement: row, offsetLeft, offsetWidth } of chosen ?? [])
      if (row) row.scrollLeft = offsetLeft - (row.clientWidth - offsetWidth) / 2;
  }, []);

  return (
    <div ref={place} className="intro sb-unstyled">
      <style>{styles}</style>
      <ContactProvider
        baseUrl="/"
        fetch={sandbox.fetch}
        locale={locale}
        fallback={{ email: 'hello@example.com' }}
      >
        <header className="intro-hero">
          <div>
            <p className="intro-brand">
              <svg viewBox="0 0 30 31" width="30" height="31" aria-hidden="true">
                <path d="M8 2h14a7 7 0 0 1 7 7v9a7 7 0 0 1-7 7h-6l-7 5v-5H8a7 7 0 0 1-7-7V9a7 7 0 0 1 7-7Z" />
                <path d="m8 10 7 5.5L22 10" />
              </svg>
              react-contact-kit
            </p>
            <h1>A contact form that visitors can rely on.</h1>
            <p className="intro-lead">
              One line of React: an accessible form in 60 languages. Each failure has a clear message, and the
              visitor’s text stays in the fields. It adds about 5{'\u00A0'}kB to the first load.
            </p>
            <div className="demo-code intro-code">
              <pre>
                <code>
                  {'<'}
                  <b>ContactForm</b> formId=<i>"contact"</i> baseUrl=<i>"/"</i>{' '}
                  <span>
                    locale=<i>"{locale}"</i> {'/>'}
                  </span>
                </code>
              </pre>
              <CopyButton text={`<ContactForm formId="contact" baseUrl="/" locale="${locale}" />`} />
            </div>
            <p className="intro-actions">
              <PageLink page="start-quick-start" className="intro-button">
                Get started
              </PageLink>
              <PageLink page="outcomes">See every outcome</PageLink>
            </p>
          </div>
          <div className="intro-demo">
            <Choice
              legend="State of the form"
              className="bare"
              options={TURNS}
              chosen={turn}
              onChoose={setTurn}
            />
            <div className={`demo-card ${theme?.className ?? ''}`}>
              {turn && <FormInState key={turn.id} state={turn} values={LETTER} aria-label="Live form" />}
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
                <div className={`demo-card ${className ?? ''}`}>
                  <ContactForm formId="demo" defaultValues={VALUES} aria-label={`Theme ${name}`} />
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
              <div>
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
            <div className="demo-card intro-frame">
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

        <footer className="intro-end">
          <div>
            <h2>Open source under the MIT License</h2>
            <p className="intro-text">Read the code, report a problem, or build the kit into your app.</p>
          </div>
          <p className="intro-actions">
            <PageLink page="start-quick-start" className="intro-button">
              Get started
            </PageLink>
            <a href={REPOSITORY} target="_top">
              GitHub
            </a>
          </p>
        </footer>
      </ContactProvider>
    </div>
  );
}
