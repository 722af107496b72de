/** Keys whose value says which field an error is about. */
const LOCATION = /^(path|loc|pointer|field|property|name|param(eter)?)$/;
/** Keys whose object maps field names to errors. Not `error` and `message`: theirs hold prose. */
const MAP = /^(errors|details|fieldErrors|fields|payload)$/;

/**
 * Which of the known fields an error body complains about, in the order of `fields`.
 *
 * Reads the common shapes (RFC 9457, JSON:API, zod, class-validator, FastAPI, maps from field to texts) only for
 * *where*; no text of the body gets out.
 */
export function fieldErrors(body: unknown, fields: readonly string[]): string[] {
  const found = new Set<string | undefined>();
  function note(path: unknown): void {
    const words = JSON.stringify(path).match(/[\p{L}\p{M}\p{N}_-]+/gu);
    found.add(words?.at(-1));
  }

  function visit(value: unknown, isMap: boolean): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value) as [string, unknown][]) {
      if (Array.isArray(value)) {
        // class-validator: "email must be an email"
        if (typeof inner === 'string') note(inner.split(' ', 1));
      } else if (LOCATION.test(key) && !isMap) {
        note(inner);
      } else if (isMap && inner && JSON.stringify(inner) !== '[]') {
        note(key);
        // A map's texts may begin with any word.
        if (Array.isArray(inner)) continue;
      }
      // Outside of a map of errors, a payload is an echo of what was sent.
      if (isMap || key !== 'payload') visit(inner, MAP.test(key));
    }
  }

  try {
    visit(body, false);
  } catch {
    // Nested deeper than the stack: no error body, but for what was found before.
  }
  return fields.filter((field) => found.has(field));
}
