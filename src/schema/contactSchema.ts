import { check, object, string, type ZodMiniObject, type ZodMiniString } from 'zod/mini';
import type { $strip, $ZodShape } from 'zod/v4/core';
import { cleanEmail, countCharacters, normalizeText } from './normalizeText.js';

// RFC 5321 §4.5.3.1.3 limits a path to 256 characters, which leaves 254 for the address.
const MAX_EMAIL = 254;
// The endpoint contract sets no limits. These limits only prevent accidents. Your own schema can set others.
const MAX_NAME = 200;
const MAX_MESSAGE = 10_000;

/** A character that is neither white space nor a joiner, bidi mark, filler or other invisible character. */
const VISIBLE = /[^\s\p{Cf}\p{DI}\u2800]/u;

// The domain has letters, marks and digits of any script, joiners, which are part of some scripts, dots and hyphens. The
// class occurs only once, because browsers take long to compile it.
const EMAIL = /^[^\s@<>,;]+@[\u200C\u200D\p{L}\p{M}\p{N}.-]+$/u;
/** A label of a domain that consists of these characters: not empty, and without a hyphen at the start or end. */
const LABEL = /^(?!-).*[^-]$/;

/** A zod object with the method `extend`: `contactSchema.extend({ company: z.string() })`. */
export interface ContactObject<Shape extends $ZodShape> extends ZodMiniObject<Shape, $strip> {
  /** Returns a copy with more fields, of zod or zod/mini. Replaces fields with the same name. */
  extend<Own extends $ZodShape>(own: Own): ContactObject<Omit<Shape, keyof Own> & Own>;
}

function contactObject<Shape extends $ZodShape>(shape: Shape): ContactObject<Shape> {
  return Object.assign(object(shape) as ZodMiniObject<Shape>, {
    extend: <Own extends $ZodShape>(own: Own) =>
      contactObject<Omit<Shape, keyof Own> & Own>({ ...shape, ...own }),
  });
}

/** The options of `contactText`. */
export interface ContactTextOptions {
  /** Maximum number of characters (code points) after normalization and `clean`. */
  maxLength: number;
  /**
   * Error key for a string without visible characters. `false` accepts such a string, but not a missing field.
   * @default 'fieldRequired'
   */
  required?: string | false | undefined;
  /** Changes the normalized text before it is validated and sent. Not called for a blank string. */
  clean?: ((text: string) => string) | undefined;
  /** Receives the text after `clean`, unless it is blank or too long. Returns an error key, or `false` if it is valid. */
  validate?: ((text: string) => string | false) | undefined;
}

/** Returns the schema of a text field: normalized, limited in length, and not blank unless it is optional. */
export function contactText(options: ContactTextOptions): ZodMiniString<string> {
  return textSchema(options);
}

/**
 * The schema of `contactText`.
 *
 * @param invalid error of a value that is not a text, such as a number that the browser cannot read
 * @param isOmitted whether the output of an optional text without visible characters is `undefined` instead of `''`
 */
export function textSchema(
  { maxLength, required = 'fieldRequired', clean = (text) => text, validate }: ContactTextOptions,
  invalid = 'fieldInvalid',
  isOmitted = false,
): ZodMiniString<string> {
  // A single check that normalizes and validates, because each check adds to the engine's size.
  const checkText = check<string>((payload) => {
    const text = normalizeText(payload.value);
    const value = VISIBLE.test(text) ? clean(text) : text;
    const isBlank = !VISIBLE.test(value);
    payload.value = isBlank && !required ? ((isOmitted ? undefined : '') as string) : value;
    const message = isBlank
      ? required
      : (exceeds(value, maxLength) && 'fieldTooLong') || (validate?.(value) ?? false);
    if (message) payload.issues.push({ code: 'custom', input: value, message });
  });
  return string({ error: ({ input }) => (!Number.isNaN(input) && required) || invalid }).check(checkText);
}

/** The default fields. */
export const DEFAULT_TEXTS = {
  name: {
    maxLength: MAX_NAME,
    required: 'nameRequired',
    validate: (value) => value.includes('\n') && 'fieldInvalid',
  },
  email: {
    maxLength: MAX_EMAIL,
    required: 'emailRequired',
    clean: cleanEmail,
    validate: (value) => !isEmail(value) && 'emailInvalid',
  },
  message: { maxLength: MAX_MESSAGE, required: 'messageRequired' },
} satisfies Record<string, ContactTextOptions>;

/**
 * The schema of the three default fields, for zod's functions too: `z.parse(contactSchema, values)`. Its input is the
 * values as typed, and its output is the payload. The messages of its issues are keys of `messages.errors`.
 */
// A pure function, so that bundlers remove the schema from a form that does not use it.
export const contactSchema = /* @__PURE__ */ (() =>
  contactObject({
    name: contactText(DEFAULT_TEXTS.name),
    email: contactText(DEFAULT_TEXTS.email),
    message: contactText(DEFAULT_TEXTS.message),
  }))();

/** Whether a text has the form of an address whose domain has a dot. It does not check whether the mailbox exists. */
function isEmail(text: string): boolean {
  if (!EMAIL.test(text)) return false;
  const labels = text.slice(text.indexOf('@') + 1).split('.');
  return labels.length > 1 && labels.every((label) => LABEL.test(label));
}

function exceeds(value: string, maxLength: number): boolean {
  if (value.length <= maxLength) return false;
  // A code point has one or two UTF-16 units.
  return value.length > 2 * maxLength || countCharacters(value) > maxLength;
}
