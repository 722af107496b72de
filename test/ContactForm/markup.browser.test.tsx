import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import type { SubmissionError } from '../../src/client/index.js';
import { ContactCounter, ContactField, ContactForm, type Messages } from '../../src/index.js';
import en from '../../src/locales/en.js';
import { DefaultParts } from '../support/DefaultParts.js';
import { findConfirmation } from '../support/failures.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { MARKUP } from '../support/markup.js';
import { prototypeKeys } from '../support/prototypeKeys.js';
import { values } from '../support/values.js';

const TRACES = /pwned|onerror=|onload=|<img|<svg|<script|\{\{|javascript:/i;

/** Traces of markup in the page: text, elements, a script that ran. */
function traces(container: Element): unknown[] {
  const texts = [container.innerHTML, document.title].filter((text) => TRACES.test(text));
  return [...texts, ...container.querySelectorAll('img, svg, script, a, b:not(.rck-status > p > span > b)')];
}

const send = () => screen.getByRole('button', { name: /^Send (message|again)$/ }).click();

// Loaded first, so that no test waits for it.
beforeAll(() => import('../../src/engine/createEngine.js'));

const json = JSON.stringify;
const BODIES: Record<string, string> = {
  'a page': MARKUP,
  'a text': json(MARKUP),
  problems: json({
    type: MARKUP,
    title: MARKUP,
    detail: MARKUP,
    errors: [{ detail: MARKUP, pointer: MARKUP }],
  }),
  'texts of a field': json({ message: MARKUP, errors: { email: [MARKUP], [MARKUP]: [MARKUP] } }),
  'a text of a field': json({ errors: { email: MARKUP }, [MARKUP]: MARKUP }),
  'a place with a word after it': json([{ path: ['payload', 'email'], message: MARKUP, html: MARKUP }]),
  'a place of markup': json({ detail: [{ loc: [MARKUP, 'email'], msg: MARKUP }] }),
  'prototypes to fill': `{ "__proto__": { "code": ${json(MARKUP)} }, "constructor": { "prototype": { "x": ${json(MARKUP)} } },
    "errors": { "__proto__": { "email": ${json(MARKUP)} } } }`,
};
// Each body where the kit reads it, and each other outcome.
const answers = [
  ...Object.entries(BODIES).map(([shape, body]) => ({ status: 422, shape, body })),
  ...[200, 400, 403, 404, 425, 429, 500, 503].map((status) => ({ status, shape: 'a page', body: MARKUP })),
];

it.each(answers)(
  'the form shows no text from the service’s response: $status with $shape',
  async ({ status, body }) => {
    const keys = prototypeKeys();
    const headers = {
      'Content-Type': 'text/html',
      'Retry-After': MARKUP,
      RateLimit: `${MARKUP};t=1`,
      Link: MARKUP,
    };
    const { fetch } = fakeFetch({ status, statusText: '<img src=x onerror=pwned()>', headers, body });
    const onError = vi.fn<(error: SubmissionError) => void>();
    const { container } = render(
      <ContactForm formId="markup" baseUrl="/" fetch={fetch} defaultValues={values} onError={onError} />,
    );
    send();
    await waitFor(() => expect(container.querySelector('h2, [data-code], .rck-error')).not.toBeNull());
    expect(traces(container)).toEqual([]);
    const texts: readonly string[] = [
      en.lang,
      en.dir,
      ...[en.labels, en.hints, en.errors, en.outcomes, en.actions].flatMap((group) => Object.values(group)),
      // The title of a failure ends with a space.
      ...Object.values(en.outcomes).map((text) => `${text} `),
      en.outcomes.rateLimitedUntil.replace('{time}', 'in 1 minute'),
      // The confirmation names the address that the visitor has typed.
      ...en.outcomes.sentReply.split('{email}'),
      values.email,
      values.message,
      '',
    ];
    const nodes = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode())
      expect(texts.map((text) => text.trim())).toContain(nodes.currentNode.nodeValue?.trim());
    expect(
      onError.mock.calls.map(([error]) => json(error) + error.message + String(error.cause)).join(),
    ).not.toMatch(TRACES);
    expect(prototypeKeys()).toEqual(keys);
  },
);

it('markup that the visitor types is sent unchanged, and the page shows it only as text', async () => {
  const payload = {
    name: MARKUP,
    email: `"'&/onerror=pwned()@example.com`,
    message: `${MARKUP}\n${MARKUP}`,
  };
  const { fetch, submissions } = fakeFetch(
    { status: 422, body: json({ errors: { email: payload } }) },
    { status: 201, body: json({ errors: { email: payload } }) },
  );
  const { container } = render(<ContactForm formId="markup" baseUrl="/" fetch={fetch} />);
  const fields = screen.getAllByRole<HTMLInputElement>('textbox');
  for (const field of fields) field.value = payload[field.name as keyof typeof payload];
  send();
  await screen.findByText(en.errors.fieldNotAccepted);
  expect(fields.map(({ value }) => value)).toEqual(Object.values(payload));
  expect(traces(container)).toEqual([]);

  send();
  await findConfirmation();
  const address = container.querySelector('strong') as HTMLElement;
  expect(Array.from(address.childNodes, (node) => [node.nodeType, node.nodeValue])).toEqual([
    [Node.TEXT_NODE, payload.email],
  ]);
  address.textContent = '';
  expect(traces(container)).toEqual([]);
  expect(submissions()).toEqual([
    { locale: 'en', payload },
    { locale: 'en', payload },
  ]);
});

it.each([
  '"><script>document.title="pwned"</script>',
  'en"onload=pwned()',
  '../../evil',
  '__proto__',
  'data:text/javascript,pwned()',
])('an invalid locale falls back to English and loads no file: %j', async (locale) => {
  performance.clearResourceTimings();
  const { fetch, submissions } = fakeFetch();
  const { container } = render(
    <ContactForm formId="markup" baseUrl="/" locale={locale} fetch={fetch} defaultValues={values} />,
  );
  expect(container.querySelector('form')?.lang).toBe('en');
  send();
  await findConfirmation();
  expect(submissions()).toMatchObject([{ locale: 'en' }]);
  expect(performance.getEntriesByType('resource').map(({ name }) => name)).toEqual([]);
  expect(traces(container)).toEqual([]);
});

it('markup in props is rendered as text, on the server and in the browser', () => {
  const group = (name: Exclude<keyof Messages, 'lang' | 'dir'>) =>
    Object.fromEntries(Object.keys(en[name]).map((key) => [key, MARKUP]));
  const groups = {
    labels: group('labels'),
    hints: group('hints'),
    errors: group('errors'),
    outcomes: group('outcomes'),
    actions: group('actions'),
  } as unknown as Messages;
  const form = (
    <ContactForm
      formId={MARKUP}
      baseUrl="/"
      messages={{
        ...groups,
        lang: MARKUP,
        dir: 'ltr',
        placeholders: { email: MARKUP },
        descriptions: { email: MARKUP },
      }}
      defaultValues={{ name: MARKUP, email: MARKUP, message: MARKUP }}
      action={`/contact?${MARKUP}`}
      className={MARKUP}
    >
      <DefaultParts />
      <ContactField name="email" as="select" label={MARKUP} description={<ContactCounter max={5} />}>
        <option value={MARKUP}>{MARKUP}</option>
      </ContactField>
    </ContactForm>
  );
  const served = new DOMParser().parseFromString(renderToString(form), 'text/html');
  const { container } = render(form);
  for (const root of [served.body, container]) {
    expect(root.querySelector('img, svg, script, a, b')).toBeNull();
    expect(root.querySelector('label')?.textContent).toContain(MARKUP);
    expect(root.querySelector('textarea')?.value).toBe(MARKUP);
    expect(root.querySelector('form')?.lang).toBe(MARKUP);
    expect(root.querySelector('input')?.value).toBe(MARKUP);
    expect(root.querySelector<HTMLInputElement>('[type=email]')?.placeholder).toBe(MARKUP);
  }
});
