import en from '../../src/locales/en.js';
import type { Messages } from '../../src/messages/Messages.js';
import type { ContactEndpointOptions } from '../../src/server/index.js';
import { values } from './values.js';

/** The attributes of a field. */
export type Attributes = Exclude<NonNullable<ContactEndpointOptions['fields']>[string], false>;
/** The value in the payload, `NOT_SENT`, or an error: a key, or the text of `title`. */
type Expected = { value: unknown } | { error: keyof Messages['errors'] | (string & {}) };

const NOT_SENT = { value: undefined };
export const OPTIONS = [
  { value: 'sales', label: 'Sales' },
  { value: 'support', label: 'Support' },
];

/** What is entered, and what is expected. A field with options gets the chosen values. */
const TABLE: [
  rule: string,
  attributes: Attributes,
  cases: [entered: string | string[] | boolean, Expected][],
][] = [
  [
    'an optional text',
    {},
    [
      ['', { value: '' }],
      [' Ada\r\n', { value: 'Ada' }],
    ],
  ],
  [
    'a required text',
    { required: true },
    [
      ['', { error: 'fieldRequired' }],
      ['  ', { error: 'fieldRequired' }],
      ['x', { value: 'x' }],
    ],
  ],
  [
    '`maxLength`',
    { maxLength: 3 },
    [
      ['😀😀😀', { value: '😀😀😀' }],
      ['😀😀😀😀', { error: 'fieldTooLong' }],
    ],
  ],
  [
    '`minLength`',
    { minLength: 3 },
    [
      ['', { value: '' }],
      ['😀😀', { error: 'fieldInvalid' }],
      ['😀😀😀', { value: '😀😀😀' }],
    ],
  ],
  [
    '`pattern`',
    { pattern: '[A-Z]{2}' },
    [
      ['', { value: '' }],
      ['AB', { value: 'AB' }],
      ['ABC', { error: 'fieldInvalid' }],
    ],
  ],
  [
    '`pattern` with `title`',
    { pattern: '[0-9]{5}', title: 'Five digits' },
    [['12', { error: 'Five digits' }]],
  ],
  [
    '`type="email"`',
    { type: 'email' },
    [
      ['', { value: '' }],
      ['ada', { error: 'emailInvalid' }],
      ['a@b.c', { value: 'a@b.c' }],
    ],
  ],
  [
    '`type="url"`',
    { type: 'url' },
    [
      ['', NOT_SENT],
      ['a.b', { error: 'fieldInvalid' }],
      ['https://a.b', { value: 'https://a.b' }],
    ],
  ],
  ['`type="tel"`', { type: 'tel', required: true }, [['030 1', { value: '030 1' }]]],
  [
    '`type="number"`',
    { type: 'number', min: 1, max: 5 },
    [
      ['', NOT_SENT],
      ['0', { error: 'fieldInvalid' }],
      ['1.5', { error: 'fieldInvalid' }],
      ['5', { value: '5' }],
    ],
  ],
  [
    '`type="date"`',
    { type: 'date', min: '2026-02-01', required: true },
    [
      ['', { error: 'fieldRequired' }],
      ['2026-01-31', { error: 'fieldInvalid' }],
      ['2026-02-28', { value: '2026-02-28' }],
    ],
  ],
  [
    'a textarea',
    { type: 'textarea', maxLength: 5 },
    [
      ['a\nb', { value: 'a\nb' }],
      ['a\nb\nc\nd', { error: 'fieldTooLong' }],
    ],
  ],
  [
    'a checkbox',
    { type: 'checkbox' },
    [
      [false, { value: false }],
      [true, { value: true }],
    ],
  ],
  [
    'a required checkbox',
    { type: 'checkbox', required: true },
    [
      [false, { error: 'checkboxRequired' }],
      [true, { value: true }],
    ],
  ],
  [
    'a select',
    { options: OPTIONS },
    [
      [[], NOT_SENT],
      [['sales'], { value: 'sales' }],
    ],
  ],
  [
    'a required select',
    { options: OPTIONS, required: true },
    [
      [[], { error: 'choiceRequired' }],
      [['support'], { value: 'support' }],
    ],
  ],
  [
    'a group of checkboxes',
    { options: OPTIONS, multiple: true },
    [
      [[], { value: [] }],
      [['sales', 'support'], { value: ['sales', 'support'] }],
    ],
  ],
  [
    'a required group',
    { options: OPTIONS, multiple: true, required: true },
    [
      [[], { error: 'choiceRequired' }],
      [['sales'], { value: ['sales'] }],
    ],
  ],
];
/** The rules of fields without a schema. Forms, hooks and the server accept the same values. */
export const CASES = TABLE.flatMap(([rule, attributes, cases]) =>
  cases.map(([entered, expected]) => ({ rule, attributes, entered, expected })),
);

/** The message of an error. */
export function textOf(error: string): string {
  return (en.errors as Readonly<Record<string, string>>)[error] ?? error;
}

/** The payloads that are sent: none if the field has an error. */
export function payloadsOf(expected: Expected): object[] {
  if ('error' in expected) return [];
  const { value } = expected;
  return [{ ...values, ...(value !== undefined && { own: value }) }];
}
