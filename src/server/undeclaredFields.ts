import { isReserved } from '../schema/inspectSchema.js';
import type { FieldErrors } from '../schema/parseValues.js';
import type { CheckedOptions } from './endpointOptions.js';
import { Refusal } from './readRequest.js';

// No rule of the app limits these fields.
const MAX_FIELDS = 50;
const MAX_CHARACTERS = 10_000;
const MAX_ITEMS = 1_000;
const MAX_LEVELS = 2;
const MAX_NAME = 100;

/** The fields in which CAPTCHA services send their tokens, such as `cf-turnstile-response`. */
const TOKEN_FIELD = /-response(\[\])?$/i;

/** The number of fields that are logged: a client can send any number. */
const MAX_LOGGED = 10;

/** The undeclared fields of a request. */
interface JudgedNames {
  /** The fields that are delivered, without the tokens of CAPTCHA services. */
  names: readonly string[];
  /** Whether the message is refused. The visitor cannot correct it, so the log says how to fix it. */
  isRefused: boolean;
}

/**
 * Returns a function that judges the names of the fields in a request. It throws a `Refusal` if no form can have a field with
 * one of the names.
 *
 * @param warn called once for each field that the endpoint does not declare or does not get
 */
export function createNameJudge(
  { fields, trap, challenge, others }: Pick<CheckedOptions, 'fields' | 'trap' | 'challenge' | 'others'>,
  warn: (message: string) => void = console.warn,
): (names: readonly string[], required?: readonly string[]) => JudgedNames {
  const declared = new Set([...fields.map(({ name }) => name), trap?.name, challenge?.name]);
  const delivered = new Set<string>();
  const refused = new Set<string>();

  function logOnce(logged: Set<string>, message: string): void {
    if (logged.has(message) || logged.size >= MAX_LOGGED) return;
    logged.add(message);
    warn(message);
  }

  const log = (logged: Set<string>, subject: string, consequence: string) =>
    logOnce(
      logged,
      `react-contact-kit: a form has sent ${subject}, which the endpoint does not declare, ${consequence}`,
    );

  return (all, required = []) => {
    const undeclared = all.filter((name) => !declared.has(name));
    if (!undeclared.every(isFieldName)) throw new Refusal(400, 'A field has a name that is not allowed.');
    const isToken = (name: string) => TOKEN_FIELD.test(name);
    const names = undeclared.filter((name) => !isToken(name));
    // With a CAPTCHA, the other tokens are those that its service adds for compatibility.
    const unverified = challenge ? [] : undeclared.filter(isToken);
    for (const name of unverified) {
      log(
        refused,
        `the field ${JSON.stringify(name)}`,
        'so the message was refused: nothing verifies this token of a CAPTCHA. Set `challenge`, or remove the CAPTCHA from the form.',
      );
    }
    const missing = required.filter((name) => !all.includes(name));
    for (const name of missing) {
      logOnce(
        refused,
        `react-contact-kit: a form has sent no field ${JSON.stringify(name)}, so the message was refused. If the form has no ` +
          `such field, set \`fields: { ${name}: false }\`.`,
      );
    }
    const isStrict = others === 'never';
    const isTooMany = others === undefined && names.length > MAX_FIELDS;
    const fix = 'so the message was refused. Add it to `schema` or `fields`, or remove it from the form.';
    if (isTooMany) log(refused, `one of more than ${MAX_FIELDS} fields`, fix);
    // A loose schema declares every name.
    for (const name of (others === undefined || isStrict) && !isTooMany ? names : []) {
      const subject = `the field ${JSON.stringify(name)}`;
      if (isStrict) log(refused, subject, fix);
      else
        log(
          delivered,
          subject,
          'so it is delivered without rules. To add rules and a label, add it to `fields` or `schema`.',
        );
    }
    return {
      names: isTooMany ? [] : names,
      isRefused: isTooMany || unverified.length > 0 || missing.length > 0 || (isStrict && names.length > 0),
    };
  };
}

/** Whether a form can have a field with this name. A form parser can turn `constructor[prototype]` into objects. */
function isFieldName(name: string): boolean {
  return (
    name.length <= MAX_NAME && !/[\p{Cc}\p{Cs}]/u.test(name) && !isReserved(name.split(/[.[]/, 1)[0] ?? '')
  );
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
  // Counts code points, as the kit does everywhere.
  if (typeof value === 'string') return [...value].length > MAX_CHARACTERS ? 'fieldTooLong' : undefined;
  // JSON can contain 1e999.
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'fieldInvalid';
  if (typeof value !== 'object' || value === null) return undefined;
  const items = Object.values(value);
  const isList = Array.isArray(value);
  if (levels === 0 || items.length > MAX_ITEMS) return 'fieldInvalid';
  if (!isList && !Object.keys(value).every(isFieldName)) return 'fieldInvalid';
  return items.map((item) => errorOf(item, levels - 1)).find(Boolean);
}
