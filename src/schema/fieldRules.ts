import { check, unknown, type ZodMiniType } from 'zod/mini';
import { DEFAULT_TEXTS, textSchema, type ContactTextOptions } from './contactSchema.js';
import { countCharacters, withoutInvisible } from './normalizeText.js';

/**
 * The rules of a field, named after HTML attributes. As in HTML, a rule has no effect on a type of control to which
 * its attribute does not apply.
 */
export interface FieldRules {
  /**
   * The `type` of an `<input>`, or `textarea`, `select-one`, `select-multiple`, or `list` for a group of checkboxes, or
   * `custom` for a value that is not a text, of which only `required` is checked.
   * @default 'text'
   */
  type?: string | undefined;
  /**
   * Whether the visitor must fill in the field.
   * @default `true` for the fields `name`, `email` and `message`, `false` for all others
   */
  required?: boolean | undefined;
  /** Minimum number of characters (code points) of the normalized text. */
  minLength?: string | number | undefined;
  /** Maximum number of characters (code points) of the normalized text. */
  maxLength?: string | number | undefined;
  /** A regular expression that the whole text must match. Ignored for textareas, numbers, dates and times. */
  pattern?: string | undefined;
  /** The smallest number, or the earliest date or time. */
  min?: string | number | undefined;
  /** The largest number, or the latest date or time. */
  max?: string | number | undefined;
  /**
   * The distance between valid numbers, dates or times, counted from `min`. If `min` is not set, the count starts at
   * `defaultValue`.
   */
  step?: string | number | undefined;
  /** The initial value of the control in the form. The endpoint uses it only for `step`. */
  defaultValue?: string | number | undefined;
  /** The values that can be chosen. */
  options?: readonly string[] | undefined;
  /**
   * The error key or message for a value that breaks `minLength`, `pattern`, `min`, `max` or `step`, or is not a valid
   * URL.
   */
  title?: string | undefined;
}

/**
 * The schema of a field that accepts what its rules say. It has no side effects. Its input is `''` if the field has no
 * value. Its output is `undefined` if the field is not part of the payload.
 */
export function ruleSchema(name: string, rules: FieldRules): ZodMiniType {
  const isDefault = name in DEFAULT_TEXTS;
  const { type = 'text', required = isDefault, options } = rules;
  const title = rules.title || 'fieldInvalid';
  const read = CHOICES[type];
  if (read) {
    const checkChoice = check((payload) => {
      const value = (payload.value = read(payload.value));
      const chosen = [value || []].flat();
      const isAllowed = !options || chosen.every((choice) => options.includes(choice as string));
      const missing = type === 'checkbox' ? 'checkboxRequired' : 'choiceRequired';
      const message = required && !chosen.length ? missing : !isAllowed && 'fieldInvalid';
      if (message) payload.issues.push({ code: 'custom', input: value, message });
    });
    return unknown().check(checkChoice);
  }
  const texts: Readonly<Partial<Record<string, ContactTextOptions>>> = DEFAULT_TEXTS;
  const preset: ContactTextOptions = texts[isDefault ? name : type] ?? DEFAULT_TEXTS.message;
  return textSchema(
    {
      clean: type === 'text' || type === 'textarea' ? undefined : withoutInvisible,
      ...preset,
      maxLength: Number(rules.maxLength) || preset.maxLength,
      required: required && (isDefault ? preset.required : 'fieldRequired'),
      validate: (text) => preset.validate?.(text) || (isInvalid(text, rules) && title),
    },
    title,
    // An empty text is sent as ''. An empty number, date or URL is not sent.
    type in QUANTITIES || type === 'url',
  );
}

/** A native control without a choice has no value. */
function toList(value: unknown): unknown {
  return value || [];
}

/** Without a value, the field is not part of the payload. */
function toValue(value: unknown): unknown {
  return value === '' ? undefined : value;
}

/** The types of controls with choices, and how their value is read. */
const CHOICES: Readonly<Partial<Record<string, (value: unknown) => unknown>>> = {
  checkbox: Boolean,
  list: toList,
  'select-multiple': toList,
  radio: toValue,
  'select-one': toValue,
  custom: toValue,
};

/** Whether a text that is not blank breaks a rule. `textSchema` checks `maxLength`. */
function isInvalid(text: string, rules: FieldRules): boolean {
  const { type = 'text', min, max, step, defaultValue, minLength, pattern } = rules;
  const read = QUANTITIES[type];
  if (!read) {
    const isUnmatched = type !== 'textarea' && Boolean(pattern) && !matches(text, pattern);
    return (type === 'url' && !isUrl(text)) || countCharacters(text) < Number(minLength) || isUnmatched;
  }
  const value = read(text);
  const [lowest, highest] = [read(String(min)), read(String(max))];
  const isTooLow = value < lowest;
  const isTooHigh = value > highest;
  // A time range with an end before its start contains midnight.
  const isWrapped = type === 'time' && highest < lowest;
  const size = step === 'any' ? Infinity : Number(step) || (type.includes('time') ? 60 : 1);
  const steps = (value - (Number.isNaN(lowest) ? read(String(defaultValue)) || 0 : lowest)) / size;
  // Not exact, because 0.3 / 0.1 is not. False if the text is not a number.
  const isOnStep = Math.abs(steps - Math.round(steps)) < 1e-6;
  return !isOnStep || (isWrapped ? isTooLow && isTooHigh : isTooLow || isTooHigh);
}

function isUrl(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}

/** As in HTML, a pattern must match the whole text, and one that is not valid has no effect. */
function matches(text: string, pattern = ''): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'v').test(text);
  } catch {
    return true;
  }
}

const DAY = 24 * 60 * 60 * 1000;

/** The texts of these types stand for a number, in the unit of their attribute `step`. NaN if the text is not valid. */
const QUANTITIES: Readonly<Partial<Record<string, (text: string) => number>>> = {
  number: toNumber,
  range: toNumber,
  date: (text) => time(text) / DAY,
  time: (text) => time('1970-01-01', text) / 1000,
  'datetime-local': (text) => time(...(text.split('T') as [string, string?])) / 1000,
};

function toNumber(text: string): number {
  return /^-?(\d*\.)?\d+(e[-+]?\d+)?$/i.test(text) ? Number(text) : NaN;
}

/** Milliseconds of a date and time in UTC. NaN unless the date exists. */
function time(day: string, ofDay = '00:00'): number {
  const text = `${day}T${ofDay}`;
  const date = new Date(`${text}Z`);
  // Some browsers parse February 30 as March 2. `toJSON` returns null for an invalid date.
  return date.toJSON()?.startsWith(text) ? date.getTime() : NaN;
}
