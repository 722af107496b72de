import { expect, it } from 'vitest';
import en from '../../src/locales/en.js';
import { CASES, OPTIONS, payloadsOf, textOf, type Attributes } from '../support/ruleCases.js';
import { createEndpoint, formRequest } from '../support/server/endpoint.js';
import { values } from '../support/values.js';

/** Posts the default fields and a field "Own" to an endpoint that has it. */
async function post(attributes: Attributes, posted: [string, string][]) {
  const { handle, delivered } = createEndpoint({
    successPath: '/thanks',
    fields: { own: { ...attributes, label: 'Own' } },
    render: ({ fieldErrors, form }) => `${form}<p>${fieldErrors['own'] ?? ''}</p>`,
  });
  const response = await handle(formRequest([...Object.entries(values), ...posted]));
  const payloads = delivered.map(({ payload }) => payload);
  return { status: response.status, html: await response.text(), payloads };
}

it.each(CASES)(
  'createContactEndpoint does the same: $rule with $entered',
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
  ['1.5', 303],
  ['2', 422],
])(
  'createContactEndpoint counts the steps from the initial value of the form: %s',
  async (entered, status) => {
    const attributes = { type: 'number', defaultValue: '1.5' } as const;
    expect(await post(attributes, [['own', entered]])).toMatchObject({ status });
  },
);

it.each([
  ['a select', {}],
  ['a group', { multiple: true }],
])('createContactEndpoint does not accept a choice that is not an option of %s', async (_, attributes) => {
  const { status, html, payloads } = await post({ options: OPTIONS, ...attributes }, [['own', 'other']]);
  expect([status, payloads]).toEqual([422, []]);
  expect(html).toContain(`<p>${en.errors.fieldInvalid}</p>`);
});

it('createContactEndpoint accepts a choice whose value ends with a space', async () => {
  const options = [{ value: 'sales ', label: 'Sales' }];
  const { status, payloads } = await post({ options, multiple: true }, [['own', 'sales ']]);
  expect([status, payloads]).toEqual([303, [{ ...values, own: ['sales '] }]]);
});

it('createContactEndpoint shows the fields with their labels, rules and text', async () => {
  const { html } = await post({ type: 'number', min: 1, max: 5, maxLength: 3, required: true }, [
    ['own', '9'],
  ]);
  expect(html).toMatch(/<label[^>]*>Own<\/label>/);
  expect(html).toMatch(/<input[^>]*name="own"[^>]*required[^>]*min="1"[^>]*max="5"[^>]*value="9"/);
  const select = await post({ options: OPTIONS, required: true }, []);
  expect(select.html).toContain('<option value="sales">Sales</option>');
});
