import { $ZodObject, $ZodString, type $strip, type $ZodCheck, type $ZodShape } from 'zod/v4/core';
import { countCharacters } from './countCharacters.js';
import { normalizeText } from './normalizeText.js';

// RFC 5321 §4.5.3.1.3 leaves 254 characters for an address.
const MOST_IN_EMAIL = 254;
// The service documents no bounds; these only keep accidents out. A schema of the host's can set its own.
const MOST_IN_NAME = 200;
const MOST_IN_MESSAGE = 10_000;

/** A character that is no white space and no joiner, bidi mark or other format character. */
const VISIBLE = /[^\s\p{Cf}]/u;

/** Anything, an at sign, and a domain with a dot. Whether the mailbox exists, only a reply can tell. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** A zod object that can grow. Not zod/mini's: the methods of its own cost every page 0.7 kB. */
export interface ContactObject<Shape extends $ZodShape> extends $ZodObject<Shape, $strip> {
  /** The fields, to spread into an object of your own. */
  readonly shape: Shape;
  /** The same with fields of your own, of zod or zod/mini; one of the same name takes the other's place. */
  extend<Own extends $ZodShape>(own: Own): ContactObject<Omit<Shape, keyof Own> & Own>;
}

function contactObject<Shape extends $ZodShape>(shape: Shape): ContactObject<Shape> {
  return Object.assign(new $ZodObject({ type: 'object', shape }) as $ZodObject<Shape, $strip>, {
    shape,
    extend: <Own extends $ZodShape>(own: Own) =>
      contactObject<Omit<Shape, keyof Own> & Own>({ ...shape, ...own }),
  });
}

/**
 * A required text, as people write it: normalised, not blank, and of `most` characters (code points) at most.
 *
 * @param requiredKey message key of the error when there is nothing in it
 * @param problem what else to refuse: takes the normalised text and gives a message key, or false
 */
export function contactText(
  most: number,
  requiredKey = 'fieldRequired',
  problem?: (text: string) => string | false,
): $ZodString<string> {
  // One check, which normalises before it looks: each further kind of check costs every page its bytes.
  const check: $ZodCheck<string>['_zod']['check'] = (payload) => {
    const value = (payload.value = normalizeText(payload.value));
    const message =
      (!VISIBLE.test(value) && requiredKey) || (!fits(value, most) && 'fieldTooLong') || problem?.(value);
    if (message) payload.issues.push({ code: 'custom', input: value, message });
  };
  return new $ZodString({
    type: 'string',
    error: () => requiredKey,
    checks: [{ _zod: { def: { check: 'custom' }, onattach: [], check } }],
  }) as $ZodString<string>;
}

/**
 * The three fields every contact form has. Input as typed, output as sent; the messages of its issues are message keys.
 * A zod schema for any of zod's functions: `z.parse(contactSchema, values)`.
 */
export const contactSchema = contactObject({
  name: contactText(MOST_IN_NAME, 'nameRequired', (value) => value.includes('\n') && 'fieldInvalid'),
  email: contactText(MOST_IN_EMAIL, 'emailRequired', (value) => !EMAIL.test(value) && 'emailInvalid'),
  message: contactText(MOST_IN_MESSAGE, 'messageRequired'),
});

function fits(value: string, most: number): boolean {
  return value.length <= most || (value.length <= 2 * most && countCharacters(value) <= most);
}
