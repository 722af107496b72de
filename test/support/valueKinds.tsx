import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { cloneElement, type ReactElement } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { ContactCheckboxGroup, ContactField, ContactRadioGroup } from '../../src/index.js';
import type { Messages } from '../../src/messages/Messages.js';
import type { ContactOutput, ContactSchema, ContactValues } from '../../src/schema/index.js';
import { readTextFile } from '../../stories/recipes/textFile.js';
import { TextFileField } from '../../stories/recipes/TextFileField.js';

/** Expected for an empty field: its value in the payload, `NOT_SENT`, or the key of the error. */
type Empty = { value: unknown } | { error: keyof Messages['errors'] };

type Form = Pick<
  UseFormReturn<ContactValues<ContactSchema>, unknown, ContactOutput<ContactSchema>>,
  'register' | 'control'
>;

export interface ValueKind {
  /** Name of the field in the schemas of `stories/recipes`. */
  name: string;
  /** The field in a `ContactForm`. */
  part: ReactElement<{ required?: boolean }>;
  /** The field in a form with `useContactForm`. */
  registered: (form: Form) => ReactElement;
  /** Fills the field in. */
  fill: (user: UserEvent) => Promise<void>;
  /** The value in the payload of the filled-in field. */
  filled: unknown;
  empty: Empty;
  /** The field can be filled in only with JavaScript. */
  needsJavaScript?: true;
}

export const NOT_SENT = undefined;

const field = () => screen.getByLabelText(/^Field/);
const type = (text: string) => (user: UserEvent) => user.type(field(), text);
const click = (label: string) => (user: UserEvent) => user.click(screen.getByLabelText(label));
const select = (chosen: string[]) => (user: UserEvent) => user.selectOptions(field(), chosen);

type Options = readonly string[];
const optionsOf = (values: Options) => values.map((value) => ({ value, label: value }));
const elementsOf = (values: Options) => values.map((value) => <option key={value}>{value}</option>);

const TOPICS = ['sales', 'support'];
const SOURCES = ['search', 'friend'];
const DAYS = ['mon', 'fri'];
const EXTRAS = ['demo', 'quote'];

type Kind = Pick<ValueKind, 'part' | 'registered'>;

/** Adds `required` to the field in a `ContactForm`. */
const required = ({ part, ...kind }: Kind): Kind => ({
  ...kind,
  part: cloneElement(part, { required: true }),
});

function input(name: string, attributes: { type?: string; inputMode?: 'numeric' } = {}): Kind {
  return {
    part: <ContactField name={name} label="Field" {...attributes} />,
    registered: ({ register }) => <input aria-label="Field" {...attributes} {...register(name)} />,
  };
}

function selectOf(name: string, values: Options, multiple = false): Kind {
  return {
    part: (
      <ContactField name={name} label="Field" as="select" multiple={multiple}>
        {elementsOf(values)}
      </ContactField>
    ),
    registered: ({ register }) => (
      <select aria-label="Field" multiple={multiple} {...register(name)}>
        {!multiple && <option value="">Choose…</option>}
        {elementsOf(values)}
      </select>
    ),
  };
}

function groupOf(name: string, values: Options, group: 'radio' | 'checkbox'): Kind {
  const Group = group === 'radio' ? ContactRadioGroup : ContactCheckboxGroup;
  return {
    part: <Group name={name} label="Field" options={optionsOf(values)} />,
    registered: ({ register }) => (
      <>
        {values.map((value) => (
          <input key={value} type={group} value={value} aria-label={value} {...register(name)} />
        ))}
      </>
    ),
  };
}

/** Each kind of value in the guide to custom fields. */
export const valueKinds: Record<string, ValueKind> = {
  'a required text': {
    name: 'reference',
    ...required(input('reference')),
    fill: type(' R 1 '),
    filled: 'R 1',
    empty: { error: 'fieldRequired' },
  },
  'an optional text': {
    name: 'company',
    ...input('company'),
    fill: type('Ada & Co'),
    filled: 'Ada & Co',
    empty: { value: '' },
  },
  'an optional text with a format': {
    name: 'homepage',
    ...input('homepage', { type: 'url' }),
    fill: type('http://a.b'),
    filled: 'http://a.b',
    empty: { value: NOT_SENT },
  },
  'a required number': {
    name: 'seats',
    ...required(input('seats', { inputMode: 'numeric' })),
    fill: type('0'),
    filled: 0,
    empty: { error: 'fieldRequired' },
  },
  'an optional number': {
    name: 'budget',
    ...input('budget', { inputMode: 'numeric' }),
    fill: type('5000'),
    filled: 5000,
    empty: { value: NOT_SENT },
  },
  'an optional number in <input type="number">': {
    name: 'budget',
    ...input('budget', { type: 'number' }),
    fill: type('5000'),
    filled: 5000,
    empty: { value: NOT_SENT },
  },
  'a required date': {
    name: 'day',
    ...required(input('day', { type: 'date' })),
    fill: type('2030-02-28'),
    filled: '2030-02-28',
    empty: { error: 'fieldRequired' },
  },
  'an optional date': {
    name: 'deadline',
    ...input('deadline', { type: 'date' }),
    fill: type('2030-02-28'),
    filled: '2030-02-28',
    empty: { value: NOT_SENT },
  },
  'a checkbox that must be ticked': {
    name: 'consent',
    ...required(input('consent', { type: 'checkbox' })),
    fill: (user) => user.click(field()),
    filled: true,
    empty: { error: 'checkboxRequired' },
  },
  'an optional checkbox': {
    name: 'newsletter',
    ...input('newsletter', { type: 'checkbox' }),
    fill: (user) => user.click(field()),
    filled: true,
    empty: { value: false },
  },
  'a required select': {
    name: 'topic',
    ...required(selectOf('topic', TOPICS)),
    fill: select(['support']),
    filled: 'support',
    empty: { error: 'choiceRequired' },
  },
  'an optional select': {
    name: 'source',
    ...selectOf('source', SOURCES),
    fill: select(['friend']),
    filled: 'friend',
    empty: { value: NOT_SENT },
  },
  'a required radio group': {
    name: 'topic',
    ...required(groupOf('topic', TOPICS, 'radio')),
    fill: click('support'),
    filled: 'support',
    empty: { error: 'choiceRequired' },
  },
  'an optional radio group': {
    name: 'source',
    ...groupOf('source', SOURCES, 'radio'),
    fill: click('friend'),
    filled: 'friend',
    empty: { value: NOT_SENT },
  },
  'a checkbox group with at least one tick': {
    name: 'days',
    ...required(groupOf('days', DAYS, 'checkbox')),
    fill: click('fri'),
    filled: ['fri'],
    empty: { error: 'choiceRequired' },
  },
  'an optional checkbox group': {
    name: 'extras',
    ...groupOf('extras', EXTRAS, 'checkbox'),
    fill: async (user) => {
      await click('quote')(user);
      await click('demo')(user);
    },
    filled: EXTRAS,
    empty: { value: [] },
  },
  'a multiple select with at least one choice': {
    name: 'days',
    ...required(selectOf('days', DAYS, true)),
    fill: select(DAYS),
    filled: DAYS,
    empty: { error: 'choiceRequired' },
  },
  'an optional multiple select': {
    name: 'extras',
    ...selectOf('extras', EXTRAS, true),
    fill: select(['demo']),
    filled: ['demo'],
    empty: { value: [] },
  },
  'the text of a file': {
    name: 'log',
    part: <TextFileField<ContactSchema> name="log" label="Field" />,
    registered: ({ control }) => (
      <Controller
        control={control}
        name="log"
        defaultValue=""
        render={({ field: { name, ref, onChange } }) => (
          <input
            ref={ref}
            name={name}
            type="file"
            aria-label="Field"
            onChange={(event) => void readTextFile(event.currentTarget, onChange)}
          />
        )}
      />
    ),
    fill: (user) => user.upload(field(), new File(['a;b\r\nü;1\n'], 'list.csv', { type: 'text/csv' })),
    filled: 'a;b\nü;1',
    empty: { value: '' },
    needsJavaScript: true,
  },
};
