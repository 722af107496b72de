// The page of the journeys with a screen reader. Its query has the props of the form and its kind.
import { createRoot } from 'react-dom/client';
import type { ReactElement } from 'react';
import {
  ContactChallenge,
  ContactCheckboxGroup,
  ContactCounter,
  ContactField,
  ContactForm,
  ContactRadioGroup,
  ContactStatus,
  ContactSubmit,
  type ChallengeApi,
  type ContactFormProps,
} from '../../../src/index.js';
import { HookForm } from '../HookForm.js';
import { SITE, type Kind } from './site.js';

/** The widget of a CAPTCHA: a checkbox that the visitor ticks. */
function checkboxWidget(succeeds: boolean): ChallengeApi {
  return {
    render(container, parameters) {
      const label = document.createElement('label');
      const box = document.createElement('input');
      box.type = 'checkbox';
      box.addEventListener('change', () => {
        const done = parameters[succeeds ? 'callback' : 'error-callback'] as (value: string) => void;
        done('token');
      });
      label.append(box, SITE.human);
      container.append(label);
      return 'widget';
    },
    reset: () => undefined,
    remove: () => undefined,
  };
}

const OPTIONS = ['Monday', 'Tuesday'].map((label) => ({ value: label, label }));

const CHILDREN: Partial<Record<Kind, ReactElement>> = {
  counter: (
    <>
      <ContactField name="message" description={<ContactCounter max={30} />} />
      <ContactSubmit />
    </>
  ),
  groups: (
    <>
      <ContactRadioGroup name="reply" label={SITE.reply} required options={OPTIONS} />
      <ContactCheckboxGroup name="days" label={SITE.days} required options={OPTIONS} />
      <ContactField name="topic" label={SITE.topic} as="select" required>
        <option>Sales</option>
      </ContactField>
      <ContactField name="consent" label={SITE.consent} type="checkbox" required />
      <ContactSubmit />
    </>
  ),
};
for (const kind of ['challenge', 'failingChallenge'] as const) {
  const widget = checkboxWidget(kind === 'challenge');
  CHILDREN[kind] = (
    <>
      <ContactField name="message" />
      <ContactChallenge
        load={() => Promise.resolve(widget)}
        parameters={{ sitekey: 'key' }}
        name="test-response"
      />
      <ContactSubmit />
      <ContactStatus />
    </>
  );
}

/** Renders the form that the query describes. */
export function renderJourney(): void {
  const query = new URLSearchParams(location.search);
  const props = JSON.parse(query.get('props') ?? '{}') as ContactFormProps;
  const kind = (query.get('kind') ?? 'form') as Kind;
  const delay = Number(query.get('delay'));
  const isOffline = query.has('offline');
  if (isOffline) Object.defineProperty(navigator, 'onLine', { value: false });

  // If the response came within milliseconds, its announcement would interrupt that of sending.
  const delayedFetch: typeof fetch = async (...args) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    await new Promise((resolve) => setTimeout(resolve, delay));
    return fetch(...args);
  };

  const Form = kind === 'hook' ? HookForm : ContactForm;
  createRoot(document.querySelector('main') as HTMLElement).render(
    <Form baseUrl="/" fetch={delayedFetch} {...props}>
      {CHILDREN[kind]}
    </Form>,
  );

  // The driver opens the next page.
  new EventSource('/open').addEventListener('message', ({ data }: MessageEvent<string>) =>
    location.replace(data),
  );
}
