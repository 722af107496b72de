import { expect, it } from 'vitest';
import en from '../../src/locales/en.js';
import { createContactHandler } from '../../src/server/index.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { CASES, OPTIONS, payloadsOf, textOf, type Attributes } from '../support/ruleCases.js';
import { values } from '../support/values.js';

/** Posts the default fields and a field "Own" to a handler that has it. */
async function post(attributes: Attributes, posted: [string, string][]) {
  const { fetch, payloads } = fakeFetch(201);
  const handle = createContactHandler({
    baseUrl: 'https://api.example.com',
    formId: 'f_1',
    allowedOrigins: 'https://example.com',
    successPath: '/thanks',
    fetch,
    fields: { own: { ...attributes, label: 'Own' } },
    render: ({ fieldErrors, form }) => `${form}<p>${fieldErrors['own'] ?? ''}</p>`,
  });
  const body = new URLSearchParams([...Object.entries(values), ...posted]);
  const headers = { Origin: 'https://example.com' };
  const request = new Request('https://example.com/contact', { method: 'POST', headers, body });
  const response = await handle(request);
  return { status: response.status, html: await response.text(), payloads: payloads() };
}

it.each(CASES)(
  'createContactHandler does the same: $rule with $entered',
  async ({ attributes, entered, expected }) => {
    const posted = [entered].flat().flatMap((text): [string, string][] => {
      if (typeof text === 'boolean') return text ? [['own', 'on']] : [];
      return [['own', text]];
    });
    const { status, html, payloads } = await post(attributes, posted);
    expect([status, payloads]).toEqual(['error' in expected ? 422 : 303, payloadsOf(expected)]);
    expect(html).toContain('error' in expected ? `<p>${textOf(expected.error)}</p>` : '');
  },
);

it.each([
  ['a select', {}],
  ['a group', { multiple: true }],
])('createContactHandler does not accept a choice that is not an option of %s', async (_, attributes) => {
  const { status, html, payloads } = await post({ options: OPTIONS, ...attributes }, [['own', 'other']]);
  expect([status, payloads]).toEqual([422, []]);
  expect(html).toContain(`<p>${en.errors.fieldInvalid}</p>`);
});

it('createContactHandler shows the fields with their labels, rules and text', async () => {
  const { html } = await post({ type: 'number', min: 1, max: 5, maxLength: 3, required: true }, [
    ['own', '9'],
  ]);
  expect(html).toMatch(/<label[^>]*>Own<\/label>/);
  expect(html).toMatch(/<input[^>]*name="own"[^>]*required[^>]*min="1"[^>]*max="5"[^>]*value="9"/);
  const select = await post({ options: OPTIONS, required: true }, []);
  expect(select.html).toContain('<option value="sales">Sales</option>');
});
