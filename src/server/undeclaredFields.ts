import { countCharacters } from '../schema/normalizeText.js';
import { isReserved } from '../schema/inspectSchema.js';
import type { FieldErrors } from '../schema/parseValues.js';
import type { CheckedOptions } from './endpointOptions.js';
import { MAX_ITEMS } from './formFields.js';
import { Refusal } from './readRequest.js';

// No rule of the app limits these fields.
const MAX_FIELDS = 50;
const MAX_CHARACTERS = 10_000;
const MAX_LEVELS = 2;
const MAX_NAME = 100;
/** The schema of an endpoint can accept any field. Each one costs time, even in a message that is not valid. */
const MAX_LOOSE_FIELDS = 1_000;

/** The fields in which CAPTCHA services send their tokens, such as `cf-turnstile-response`. */
const TOKEN_FIELD = /-response(\[\])?$/i;
/** hCaptcha and Turnstile also send their tokens in this field, so that they can replace reCAPTCHA. */
const COMPANION = 'g-recaptcha-response';

/** The number of names that are logged: a client can send any number. */
const MAX_LOGGED = 10;

/** The names of the fields in a request. */
interface JudgedNames {
  /** The undeclared fields that are delivered, without the tokens of CAPTCHA services. */
  names: readonly string[];
  /** The default fields that the form does not have, although the endpoint requires them. */
  missing: readonly string[];
  /** Whether the message is refused. The visitor cannot correct it, so the log says how to fix it. */
  isRefused: boolean;
}

type JudgeOptions = Pick<CheckedOptions, 'fields' | 'required' | 'trap' | 'challenge' | 'others'> & {
  /** Whether tokens are removed, and not verified. */
  areTokensIgnored?: boolean;
  /** Called once for each message. */
  warn?: (message: string) => void;
};

/**
 * Returns a function that judges the names of the fields in a request. It throws a `Refusal` if no form can have a field with
 * one of the names.
 */
export function createNameJudge({
  fields,
  required,
  trap,
  challenge,
  others: schemaOthers,
  areTokensIgnored = false,
  warn = console.warn,
}: JudgeOptions): (names: readonly string[]) => JudgedNames {
  const declared = new Set([...fields.map(({ name }) => name), trap?.name, challenge?.name]);
  const isStrict = schemaOthers === 'never';
  const isLoose = schemaOthers !== undefined && !isStrict;
  const max = isLoose ? MAX_LOOSE_FIELDS : MAX_FIELDS;
  const log = limitedLog(warn);
  // Delivered fields must not use up the log of refused fields.
  const logDelivered = limitedLog(warn);
  const logMissing = limitedLog(warn);

  return (all) => {
    const undeclared = all.filter((name) => !declared.has(name));
    const invalid = undeclared.find((name) => !isFieldName(name));
    if (invalid !== undefined) {
      throw new Refusal(400, `A field cannot have the name ${JSON.stringify(invalid.slice(0, MAX_NAME))}.`);
    }
    const isRemoved = (name: string) =>
      areTokensIgnored ? TOKEN_FIELD.test(name) : challenge !== undefined && name === COMPANION;
    const names = undeclared.filter((name) => !isRemoved(name));
    const tokens = names.filter((name) => TOKEN_FIELD.test(name));
    const missing = required.filter((name) => !all.includes(name));
    const isTooMany = names.length > max;

    for (const name of tokens) {
      const sent = `a form sent a CAPTCHA token in the field ${JSON.stringify(name)}`;
      if (!challenge) {
        log(
          `${sent}, and the message was not accepted, because the endpoint does not verify tokens. Set \`challenge\`, or remove the CAPTCHA. If it is not a token, add the field to \`fields\` or \`schema\`.`,
        );
      } else if (!all.includes(challenge.name)) {
        log(
          `${sent}, but \`challenge.name\` is ${JSON.stringify(challenge.name)}. Use the same name in both places.`,
        );
      }
    }
    if (isTooMany) {
      log(
        `a form sent more than ${max} fields that the endpoint does not declare, and the message was not accepted. Declare them in \`fields\` or \`schema\`.`,
      );
    }
    // A loose schema declares every name.
    const others = isLoose || isTooMany ? [] : names.filter((name) => challenge || !tokens.includes(name));
    for (const name of others) {
      const sent = `a form sent the field ${JSON.stringify(name)}, which the endpoint does not declare`;
      if (isStrict) {
        log(
          `${sent}, and the message was not accepted. Add it to \`schema\` or \`fields\`, or remove it from the form.`,
        );
      } else {
        logDelivered(
          `${sent}. It is delivered without rules. To add rules and a label, add it to \`fields\` or \`schema\`.`,
        );
      }
    }
    for (const name of missing) {
      logMissing(
        `a form sent no field ${JSON.stringify(name)}, which the endpoint requires. If the form has no such field, set \`fields: { ${name}: false }\`.`,
      );
    }
    const isUnverified = !challenge && tokens.length > 0;
    return {
      // The page after a failed submission contains the values.
      names: names.slice(0, max),
      missing,
      isRefused: isTooMany || isUnverified || (isStrict && names.length > 0),
    };
  };
}

/** Logs each message once, and ten messages at most. */
function limitedLog(warn: (message: string) => void): (message: string) => void {
  const logged = new Set<string>();
  return (message) => {
    if (logged.has(message) || logged.size > MAX_LOGGED) return;
    logged.add(message);
    warn(
      `react-contact-kit: ${logged.size > MAX_LOGGED ? 'Further warnings of this kind are not logged.' : message}`,
    );
  };
}

/** Whether a form can have a field with this name. A form parser can turn `a[constructor][prototype]` into objects. */
function isFieldName(name: string): boolean {
  const [first = '', ...rest] = name.split(/[.[\]]+/);
  if (!name || name.length > MAX_NAME || /[\p{Cc}\p{Cs}]/u.test(name) || isReserved(first)) return false;
  return !rest.some((part) => part in Object.prototype || part === 'prototype');
}

/** The errors of undeclared fields, by name. */
export function undeclaredErrors(values: Readonly<Record<string, unknown>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const error = errorOf(value, MAX_LEVELS);
      return error ? [[name, error]] : [];
    }),
  );
}

function errorOf(value: unknown, levels: number): 'fieldTooLong' | 'fieldInvalid' | undefined {
  if (typeof value === 'string') return countCharacters(value) > MAX_CHARACTERS ? 'fieldTooLong' : undefined;
  // JSON can contain 1e999.
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'fieldInvalid';
  if (typeof value !== 'object' || value === null) return undefined;
  const items = Object.values(value);
  if (levels === 0 || items.length > MAX_ITEMS) return 'fieldInvalid';
  if (!Array.isArray(value) && !Object.keys(value).every(isFieldName)) return 'fieldInvalid';
  return items.map((item) => errorOf(item, levels - 1)).find(Boolean);
}
