type Json = Record<string, unknown>;

/** Keys under which an error entry says where it belongs. */
const LOCATIONS = ['path', 'loc', 'pointer', 'field', 'property', 'name', 'parameter', 'param', 'source'];
/** Keys under which error entries, or a map from field to error, are kept. */
const CONTAINERS = [
  'errors',
  'error',
  'details',
  'detail',
  'issues',
  'fieldErrors',
  'fields',
  'invalid-params',
  'message',
];
/** Keys whose object maps field names to errors. `error` and `message` are not among them: theirs hold prose. */
const MAPS = ['errors', 'details', 'fieldErrors', 'fields', 'payload'];
const DEEPEST = 6;

/**
 * Which of the known fields an error body complains about, in the order of `fields`.
 *
 * Reads the common shapes (RFC 9457, JSON:API, zod, class-validator, FastAPI, maps from field to texts) only for
 * *where*; no text of the body gets out.
 */
export function fieldErrors(body: unknown, fields: readonly string[]): string[] {
  const found = new Set<string>();
  const named = (path: unknown) => {
    const segments = Array.isArray(path) ? path : typeof path === 'string' ? path.split(/[./[\]#]+/) : [];
    const field: unknown = segments.findLast((segment) => segment !== '');
    return typeof field === 'string' && fields.includes(field) ? field : undefined;
  };
  const note = (path: unknown) => {
    const field = named(path);
    if (field) found.add(field);
    return field !== undefined;
  };

  function visitEntry(entry: unknown, depth: number): void {
    // class-validator: "email must be an email"
    if (typeof entry === 'string') note(entry.split(' ', 1)[0]);
    if (!isObject(entry) || depth > DEEPEST) return;
    const isLocated = LOCATIONS.some((key) =>
      isObject(entry[key]) ? note(entry[key]['pointer']) || note(entry[key]['parameter']) : note(entry[key]),
    );
    if (!isLocated) visit(entry, depth + 1);
  }

  function visitMap(map: Json, depth: number): void {
    for (const [key, errors] of Object.entries(map)) {
      if (isEmpty(errors)) continue;
      if (!note(key) && key === 'payload' && isObject(errors)) visitMap(errors, depth + 1);
    }
  }

  function visit(value: unknown, depth: number): void {
    if (depth > DEEPEST) return;
    if (Array.isArray(value)) {
      for (const entry of value) visitEntry(entry, depth + 1);
    } else if (isObject(value)) {
      for (const key of CONTAINERS) {
        const inner = value[key];
        if (isObject(inner) && MAPS.includes(key)) visitMap(inner, depth);
        visit(inner, depth + 1);
      }
    }
  }

  visit(body, 0);
  return fields.filter((field) => found.has(field));
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(errors: unknown): boolean {
  return !errors || (Array.isArray(errors) && errors.length === 0);
}
