import { render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import type { SubmissionError } from '../../src/client/index.js';
import { ContactForm } from '../../src/index.js';
import en from '../../src/locales/en.js';
import { MARKUP } from '../markup.js';
import { prototypeKeys } from '../prototypeKeys.js';

const TRACES = /pwned|onerror=|onload=|<img|<svg|<script|\{\{|javascript:/i;

/** What of markup has got into the page: as text, as an element, as a script that ran. */
function traces(container: Element): unknown[] {
  const texts = [container.innerHTML, document.title].filter((text) => TRACES.test(text));
  return [...texts, ...container.querySelectorAll('img, svg, script, a, b')];
}

const known = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
const send = () => screen.getByRole('button', { name: 'Send message' }).click();

// So that no test waits for it.
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
const STATUSES = [200, 400, 403, 404, 422, 425, 429, 500, 503];
const answers = STATUSES.flatMap((status) =>
  Object.entries(BODIES).map(([shape, body]) => ({ status, shape, body })),
);

it.each(answers)(
  'nothing is shown of what the service says: $status with $shape',
  async ({ status, body }) => {
    const keys = prototypeKeys();
    const headers = {
      'Content-Type': 'text/html',
      'Retry-After': MARKUP,
      RateLimit: `${MARKUP};t=1`,
      Link: MARKUP,
    };
    const fetch = () =>
      Promise.resolve(new Response(body, { status, statusText: '<img src=x onerror=pwned()>', headers }));
    const onError = vi.fn<(error: SubmissionError) => void>();
    const { container } = render(
      <ContactForm formId="markup" baseUrl="/" fetch={fetch} defaultValues={known} onError={onError} />,
    );
    send();
    await waitFor(() => expect(container.querySelector('h2, [data-code], .contact-error')).not.toBeNull());
    expect(traces(container)).toEqual([]);
    const texts: readonly string[] = [
      ...Object.values(en),
      en.rateLimitedUntil.replace('{time}', 'in 1 minute'),
    ];
    for (const { textContent } of container.querySelectorAll('p, h2, button'))
      expect(['', ...texts]).toContain(textContent);
    expect(
      onError.mock.calls.map(([error]) => json(error) + error.message + String(error.cause)).join(),
    ).not.toMatch(TRACES);
    expect(prototypeKeys()).toEqual(keys);
  },
);

it('what a visitor writes is sent as it is, stays text, and is shown nowhere else', async () => {
  const payload = {
    name: MARKUP,
    email: '"><img/src=x/onerror=pwned()>@example.com',
    message: `${MARKUP}\n${MARKUP}`,
  };
  const bodies: unknown[] = [];
  const fetch = (_: unknown, init?: RequestInit) => {
    bodies.push(JSON.parse(init?.body as string));
    return Promise.resolve(
      Response.json({ errors: { email: payload } }, { status: bodies.length > 1 ? 201 : 422 }),
    );
  };
  const { container } = render(<ContactForm formId="markup" baseUrl="/" fetch={fetch} />);
  const fields = screen.getAllByRole<HTMLInputElement>('textbox');
  for (const field of fields) field.value = payload[field.name as keyof typeof payload];
  send();
  await screen.findByText(en.fieldRejected);
  expect(fields.map(({ value }) => value)).toEqual(Object.values(payload));
  expect(traces(container)).toEqual([]);

  send();
  await screen.findByRole('heading', { name: 'Message sent' });
  expect(traces(container)).toEqual([]);
  expect(bodies).toEqual([
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
])('a locale that is none is English, and asks for no file: %j', async (locale) => {
  performance.clearResourceTimings();
  const bodies: string[] = [];
  const fetch = (_: unknown, init?: RequestInit) => {
    bodies.push(init?.body as string);
    return Promise.resolve(new Response());
  };
  const { container } = render(
    <ContactForm formId="markup" baseUrl="/" locale={locale} fetch={fetch} defaultValues={known} />,
  );
  expect(container.querySelector('form')?.lang).toBe('en');
  send();
  await screen.findByRole('heading', { name: 'Message sent' });
  expect(bodies.map((body) => (JSON.parse(body) as { locale: string }).locale)).toEqual(['en']);
  expect(performance.getEntriesByType('resource').map(({ name }) => name)).toEqual([]);
  expect(traces(container)).toEqual([]);
});
