import { expect, it } from 'vitest';
import type { FieldRules } from '../../src/schema/fieldRules.js';
import { parseValues } from '../../src/schema/parseValues.js';
import { values } from '../support/values.js';

/** Whether the kit accepts a text in a field with these rules. */
async function isAccepted(rules: FieldRules, text: string): Promise<boolean> {
  const { success } = await parseValues({ values: { ...values, own: text }, rules: { own: rules } });
  return success;
}

type Rules = Omit<FieldRules, 'minLength' | 'maxLength' | 'title'>;

const TABLE: [rules: Rules, texts: string[]][] = [
  [{ required: true }, ['', 'a']],
  [{}, ['', 'a']],
  [{ type: 'url' }, ['', 'https://a.b', 'mailto:a@b.c', 'a.b', '//a.b', 'http://', 'x:']],
  [{ type: 'url', required: true }, ['']],
  [
    { type: 'email' },
    ['', 'ada@example.com', 'ada', 'ada@', '@example.com', 'a b@example.com', 'ada@-x.com'],
  ],
  [{ type: 'number' }, ['', '0', '-0', '1', '1.5', '-2', '.5', '1e3', '1e-3']],
  [{ type: 'number', required: true }, ['']],
  [{ type: 'number', min: 1, max: '50' }, ['0', '1', '50', '51', '7.5']],
  [{ type: 'number', min: 0.5 }, ['0.5', '1.5', '1', '2.5']],
  [{ type: 'number', step: 0.1 }, ['0.1', '0.3', '0.25', '1000000.7']],
  [{ type: 'number', step: 'any' }, ['0.123456']],
  [{ type: 'number', step: 'x', min: 'y', max: '' }, ['1', '1.5']],
  [{ type: 'number', min: 5, max: 1 }, ['3', '7', '0']],
  [{ type: 'date' }, ['', '2026-02-28']],
  [
    { type: 'date', min: '2026-02-01', max: '2026-02-28' },
    ['2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01'],
  ],
  [{ type: 'date', step: 7, min: '2026-01-01' }, ['2026-01-08', '2026-01-09']],
  [{ type: 'number', defaultValue: '1.5' }, ['1.5', '2.5', '-0.5', '2', '1']],
  [{ type: 'number', defaultValue: 0.25, step: 0.5 }, ['0.75', '0.5']],
  [{ type: 'number', defaultValue: '1.5', min: 0 }, ['1.5', '2']],
  [{ type: 'number', defaultValue: '1.5', min: 'x', max: 2 }, ['1.5', '2', '2.5']],
  [{ type: 'range', defaultValue: '1.5' }, ['2.5']],
  [{ type: 'number', defaultValue: 'x' }, ['1.5', '2']],
  [{ type: 'date', defaultValue: '2026-01-01', step: 7 }, ['2026-01-08', '2026-01-09']],
  [{ type: 'time', defaultValue: '10:30:15' }, ['10:30:15', '11:00:15', '11:00']],
  [{ type: 'time', defaultValue: '10:05', step: 900 }, ['10:20', '10:15']],
  [
    { type: 'datetime-local', defaultValue: '2026-02-01T10:00:30' },
    ['2026-02-01T10:01:30', '2026-02-01T10:01'],
  ],
  [{ type: 'time' }, ['', '10:30', '10:30:15', '10:30:00']],
  [{ type: 'time', step: 1 }, ['10:30:15', '10:30:15.5']],
  [{ type: 'time', min: '09:00', max: '17:00' }, ['08:59', '09:00', '17:00', '17:01']],
  [{ type: 'time', min: '22:00', max: '06:00' }, ['21:59', '22:00', '00:00', '06:00', '06:01']],
  [{ type: 'time', step: 900 }, ['10:15', '10:20']],
  [
    { type: 'datetime-local', min: '2026-02-01T10:00' },
    ['2026-02-01T09:59', '2026-02-01T10:00', '2026-02-01T10:00:30'],
  ],
  [{ type: 'text', pattern: '[A-Z]{3}|x' }, ['', 'ABC', 'ABCD', 'x', 'xx', 'a']],
  [{ type: 'text', pattern: String.raw`\p{L}+` }, ['größe', 'a1']],
  [{ type: 'text', pattern: '[a--[b]]' }, ['a', 'b']],
  [{ type: 'text', pattern: '(' }, ['a']],
  [{ type: 'tel', pattern: '[0-9 ]+' }, ['030 1', 'x']],
  [{ type: 'search', pattern: 'a' }, ['b']],
  [{ type: 'number', pattern: '5' }, ['6']],
  [{ type: 'text', min: 5, max: 1, step: 7 }, ['3']],
];

const rows = TABLE.flatMap(([rules, texts]) => texts.map((text) => ({ rules, text })));

it.each(rows)('accepts the text that the browser accepts: $rules with $text', async ({ rules, text }) => {
  const control = document.createElement('input');
  const { required, options: __, ...attributes } = rules;
  // The attribute `value` is the property `defaultValue`.
  for (const [name, value] of Object.entries(attributes))
    control.setAttribute(name === 'defaultValue' ? 'value' : name, String(value));
  control.required = required === true;
  control.value = text;
  expect(control.value).toBe(text);
  expect(await isAccepted(rules, text)).toBe(control.validity.valid);
});

/** Where the kit differs from the browser on purpose. */
const DIFFERENCES: [difference: string, rules: Rules, text: string, byKit: boolean][] = [
  ['an address without a dot in its domain', { type: 'email' }, 'ada@example', false],
  ['an address with letters of any script', { type: 'email' }, 'jörg@example.com', true],
  ['a text of spaces, if one is required', { required: true }, '  ', false],
  ['an empty pattern', { pattern: '' }, 'a', true],
  ['spaces around a text with a pattern', { pattern: 'a' }, ' a ', true],
];

it.each(DIFFERENCES)(
  'differs from the browser on purpose: %s',
  async (_, { required, ...rules }, text, byKit) => {
    const control = document.createElement('input');
    for (const [name, value] of Object.entries(rules)) control.setAttribute(name, String(value));
    control.required = required === true;
    control.value = text;
    expect(control.validity.valid).toBe(!byKit);
    expect(await isAccepted({ ...rules, required }, text)).toBe(byKit);
  },
);
