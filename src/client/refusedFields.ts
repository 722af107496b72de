/** Keys whose value locates an error. */
const LOCATION = /^(path|loc|pointer|field|property|name|param(eter)?)$/;
/** Keys whose object maps field names to errors. `error` and `message` are left out because they contain prose. */
const MAP = /^(errors|details|fieldErrors|fields|payload)$/;
const WORD = /[\p{L}\p{M}\p{N}_-]+/gu;
/** The common shapes have at most six levels. A malicious body can have thousands. */
const MAX_DEPTH = 16;

/**
 * The names among `fields` that an error body refers to, in the order of `fields`.
 *
 * Reads the common shapes (RFC 9457, JSON:API, zod, class-validator, FastAPI, maps from field to messages) only to find
 * out *which field* is meant. No text of the body is returned.
 */
export function refusedFields(body: unknown, fields: readonly string[]): string[] {
  const found = new Set<string>();

  /**
   * A location is a name, a path as a string, or a path as an array. The field is the word after `payload`, otherwise the
   * last word that is a field: what follows is inside the field, such as the index in `payload.days.0`.
   */
  function addLocation(location: unknown): void {
    const words = [location]
      .flat()
      .flatMap((part) => (typeof part === 'string' ? (part.match(WORD) ?? []) : []));
    const start = words.indexOf('payload') + 1;
    const field = words
      .slice(start)
      .filter((word) => fields.includes(word))
      .at(start ? 0 : -1);
    if (field) found.add(field);
  }

  function visit(value: unknown, isMap: boolean, depth: number): void {
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return;
    for (const [key, inner] of Object.entries(value) as [string, { length?: number } | string | null][]) {
      if (Array.isArray(value)) {
        // class-validator lists sentences: "email must be an email", "each value in days must be a string".
        if (typeof inner === 'string') addLocation(inner.replace('each value in ', '').split(' ', 1)[0]);
      } else if (isMap ? inner && inner.length !== 0 : LOCATION.test(key)) {
        // Spring Boot's `path` of the whole error is the URL of the request.
        const isUrl = !depth && typeof inner === 'string' && /^(\/|http)/.test(inner);
        addLocation(isMap ? key : !isUrl && inner);
        // The sentences under a field name can start with any word, and a path has been read.
        if (Array.isArray(inner)) continue;
      }
      // Outside a map of errors, `payload` is an echo of the request.
      if (isMap || key !== 'payload') visit(inner, MAP.test(key), depth + 1);
    }
  }

  visit(body, false, 0);
  return fields.filter((field) => found.has(field));
}
