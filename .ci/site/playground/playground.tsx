import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ContactForm } from '../../../src/index.js';
import { scenarios } from '../../../src/sandbox/scenarios.js';
import '../../../src/styles.css';
import '../../../src/themes/line.css';
import '../../../src/themes/sharp.css';
import '../../../src/themes/soft.css';
import { LANGUAGES } from '../../../stories/languages.js';
import { THEMES } from '../../../stories/themes.js';
import './playground.css';

const FOLDER = new URL('.', window.location.href).href;
const FORMS = [{ formId: 'contact', description: 'Accepts each message.' }, ...scenarios];

/** Starts the sandbox: a service worker that responds to the form's requests and serves the inbox. */
async function startSandbox(): Promise<void> {
  await navigator.serviceWorker.register('worker.js');
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
}

function Playground() {
  const [sandbox, setSandbox] = useState<'starting' | 'ready' | 'failed'>('starting');
  const [formId, setFormId] = useState('contact');
  const [locale, setLocale] = useState('en');
  const [theme, setTheme] = useState('default');
  const [color, setColor] = useState('#4940d8');
  const description = FORMS.find((form) => form.formId === formId)?.description;
  const className = THEMES.find(({ id }) => id === theme)?.className;

  useEffect(() => {
    startSandbox().then(
      () => setSandbox('ready'),
      () => setSandbox('failed'),
    );
  }, []);

  return (
    <>
      <header>
        <a href="../index.html">react-contact-kit</a>
        <h1>Playground</h1>
        <p>
          The form sends real requests. A service worker in your browser responds to them: it runs the sandbox
          of the kit, with its inbox. Nothing leaves your browser.
        </p>
      </header>
      <main>
        <section aria-label="Options" className="options">
          <label>
            Form ID
            <select
              value={formId}
              onChange={({ currentTarget }) => setFormId(currentTarget.value)}
              aria-describedby="scenario"
            >
              {FORMS.map((form) => (
                <option key={form.formId}>{form.formId}</option>
              ))}
            </select>
          </label>
          <label>
            Language
            <select value={locale} onChange={({ currentTarget }) => setLocale(currentTarget.value)}>
              {LANGUAGES.map(({ tag, name }) => (
                <option key={tag} value={tag} lang={tag}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            Theme
            <select value={theme} onChange={({ currentTarget }) => setTheme(currentTarget.value)}>
              {THEMES.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            Color
            <input
              type="color"
              value={color}
              onChange={({ currentTarget }) => setColor(currentTarget.value)}
            />
          </label>
          <p id="scenario">{description}</p>
        </section>
        <section
          aria-label="Form"
          className="form"
          style={theme === 'default' ? { '--rck-accent-color': color } : {}}
        >
          <ContactForm
            key={`${formId} ${locale}`}
            formId={formId}
            baseUrl={FOLDER}
            locale={locale}
            className={className}
            fallback={{ email: 'hello@example.com' }}
            aria-label="Contact"
          />
        </section>
        <section aria-label="Inbox" className="inbox">
          {sandbox === 'ready' && (
            // oxlint-disable-next-line react/iframe-missing-sandbox -- the inbox, which needs its origin
            <iframe title="Inbox" src="_sandbox/?key=playground" />
          )}
          {sandbox === 'failed' && (
            <p>
              The sandbox needs a service worker, and this page cannot start one. Open the page over HTTPS,
              and outside a private window.
            </p>
          )}
        </section>
      </main>
    </>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Playground />
    </StrictMode>,
  );
}
