import * as z from 'zod/mini';
import { normalizeText } from './normalizeText.js';

// RFC 5321 §4.5.3.1.3 leaves 254 characters for an address.
const MOST_IN_EMAIL = 254;
// The service documents no bounds; these only keep accidents out. A schema of the host's can set its own.
const MOST_IN_NAME = 200;
const MOST_IN_MESSAGE = 10_000;

/** Anything, an at sign, and a domain with a dot. Whether the mailbox exists, only a reply can tell. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

type Problem = (text: string) => string | false;

// One check a field, which normalises before it looks: each further kind of check costs every page its bytes.
function text(requiredKey: string, most: number, problem?: Problem) {
  return z.string({ error: requiredKey }).check((payload) => {
    const value = (payload.value = normalizeText(payload.value));
    const message =
      (!isVisible(value) && requiredKey) || (!fits(value, most) && 'fieldTooLong') || problem?.(value);
    if (message) payload.issues.push({ code: 'custom', input: value, message });
  });
}

/**
 * The three fields every contact form has. Input as typed, output as sent; the messages of its issues are message keys.
 * Extend it with `z.extend(contactSchema, { … })` of `zod/mini`, or spread `contactSchema.shape` into an object of your own.
 */
export const contactSchema = z.object({
  name: text('nameRequired', MOST_IN_NAME, (value) => value.includes('\n') && 'fieldInvalid'),
  email: text('emailRequired', MOST_IN_EMAIL, (value) => !EMAIL.test(value) && 'emailInvalid'),
  message: text('messageRequired', MOST_IN_MESSAGE),
});

/** What the visitor typed, by field. */
export type ContactValues = z.input<typeof contactSchema>;

function isVisible(value: string): boolean {
  return value.replace(/\p{Cf}/gu, '').trim() !== '';
}

/** Counts code points, as people count characters more nearly than UTF-16 units do. */
function fits(value: string, most: number): boolean {
  return value.length <= most || (value.length <= 2 * most && [...value].length <= most);
}
