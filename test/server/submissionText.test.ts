import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import de from '../../src/locales/de.js';
import { contactSchema } from '../../src/schema/index.js';
import type { ContactEndpointOptions } from '../../src/server/index.js';
import { createEndpoint, formRequest, jsonRequest } from '../support/server/endpoint.js';
import { values } from '../support/values.js';

const OPTIONS = [{ value: 'web', label: 'Website' }, { value: 'app' }];

/** The text of a submission with these fields. */
async function textOf(fields: object, options: Partial<ContactEndpointOptions> = {}): Promise<string> {
  const { handle, delivered } = createEndpoint(options);
  const response = await handle(jsonRequest({ locale: 'fr', payload: { ...values, ...fields } }));
  expect(await response.json()).not.toHaveProperty('errors');
  return delivered[0]?.text ?? '';
}

// Undeclared fields are logged.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

describe('the text of a submission', () => {
  it('is a line for each field that has a value, undeclared fields after the others, and the message last', async () => {
    const fields = { company: { label: 'Company' }, phone: {}, consent: { type: 'checkbox' } } as const;
    const own = {
      plan: 'pro',
      company: 'ACME',
      phone: '',
      consent: true,
      copy: false,
      seats: 3,
      nothing: null,
    };
    expect(await textOf({ message: 'one\n\ntwo', ...own }, { fields })).toBe(
      'Name: Ada\nEmail: ada@example.com\nCompany: ACME\nconsent: ✓\nplan: pro\nseats: 3\n\none\n\ntwo',
    );
  });

  it('has the labels of choices, and of choices in a list', async () => {
    const fields = { topic: { options: OPTIONS }, topics: { options: OPTIONS, multiple: true } };
    const messages = { labels: { 'topic.app': 'App', 'size.s': 'Small' } };
    const own = { topic: 'app', topics: ['web', 'app'], size: 's' };
    expect(await textOf(own, { fields, messages })).toMatch(
      /\ntopic: App\ntopics: Website, app\nsize: Small\n/,
    );
  });

  it.each<[string, Partial<ContactEndpointOptions>, string]>([
    ['English', {}, 'Email: '],
    ['English, with a function', { locale: () => 'de' }, 'Email: '],
    ['the language of the endpoint', { locale: 'de-AT' }, 'E-Mail: '],
    ['English, without a catalog for the language', { locale: 'tlh' }, 'Email: '],
    ['those of a catalog', { messages: de, locale: 'fr' }, 'E-Mail: '],
    ['those of `messages`', { messages: { labels: { email: 'Mail' } }, locale: 'de' }, 'Mail: '],
    [
      'those of `messages` in the language of the endpoint',
      { messages: { de: { labels: { email: 'Post' } } }, locale: 'de' },
      'Post: ',
    ],
    [
      'those of `fields`',
      { fields: { email: { label: 'Address', type: 'email' } }, locale: 'de' },
      'Address: ',
    ],
  ])('has labels in %s', async (_, options, label) => {
    expect(await textOf({}, options)).toContain(`\n${label}ada@example.com\n`);
  });

  it.each(['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f'])(
    'has no line that %j in a value makes look like another field',
    async (lineBreak) => {
      const value = `ACME${lineBreak}Email: boss@example.com`;
      const schema = z.object({ ...contactSchema.shape, note: z.string() });
      const text = await textOf({ note: value, company: value, days: ['a', value] }, { schema });
      expect(text.split(/[\n\r\v\f\u0085\u2028\u2029]/).filter((line) => line.startsWith('Email'))).toEqual([
        'Email: ada@example.com',
      ]);
    },
  );

  it('has quotes around the name of a field that another field has as its label', async () => {
    const own = { Email: 'boss@example.com', 'NAME ': 'Boss' };
    expect(await textOf(own)).toBe(
      'Name: Ada\nEmail: ada@example.com\n"Email": boss@example.com\n"NAME": Boss\n\nHello!',
    );
  });

  it('takes little time for long runs of spaces', async () => {
    const own = Object.fromEntries(
      Array.from({ length: 25 }, (_, index) => [`f${index}`, `a${' '.repeat(9_990)}b`]),
    );
    const start = performance.now();
    await textOf(own);
    // With a regular expression that starts again at each space, it takes seconds.
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  it('has no line that a label makes look like another field', async () => {
    const messages = { labels: { company: 'Company\nEmail' } };
    expect(await textOf({ company: 'x' }, { messages })).toContain('\nCompany Email: x\n');
  });

  it('has the values that a schema makes, such as dates and objects', async () => {
    const schema = contactSchema.extend({
      day: z.coerce.date(),
      never: z.any().transform(() => new Date(Number.NaN)),
      size: z.string().transform((text) => ({ text, list: [1] })),
      cycle: z.any().transform(() => {
        const cycle = Object.create(null) as Record<string, unknown>;
        cycle['self'] = cycle;
        return cycle;
      }),
      big: z.string().transform(BigInt),
    });
    const own = { day: '2030-01-02', never: 'x', size: 's', cycle: 'x', big: '12' };
    expect(await textOf(own, { schema })).toContain(
      '\nday: 2030-01-02T00:00:00.000Z\nsize: {"text":"s","list":[1]}\ncycle: [object Object]\nbig: 12\n\nHello',
    );
  });

  it('is the same for a form without JavaScript', async () => {
    const fields = { topic: { options: OPTIONS }, consent: { type: 'checkbox' } } as const;
    const { handle, delivered } = createEndpoint({ fields, successPath: '/thanks' });
    await handle(
      jsonRequest({ locale: 'en', payload: { ...values, topic: 'web', consent: true, days: ['a', 'b'] } }),
    );
    const posted = Object.entries({ ...values, topic: 'web', consent: 'on' });
    await handle(formRequest([...posted, ['days', 'a'], ['days', 'b']]));
    expect(delivered).toHaveLength(2);
    expect(delivered[1]?.text).toBe(delivered[0]?.text);
  });
});
