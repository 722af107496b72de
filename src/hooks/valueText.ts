/** A number for each file, because JSON cannot contain files. */
const numbers = new WeakMap<object, number>();
let count = 0;

/**
 * Serializes values, so that equal values have the same text: the order of keys and surrounding white space do not matter.
 * Each file has its own text. Returns `undefined` for circular values.
 */
export function valueText(values: unknown): string | undefined {
  try {
    return JSON.stringify(values, (_key, value: unknown) => {
      if (typeof value === 'string') return value.trim();
      if (typeof value === 'bigint') return String(value);
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      if (!(value instanceof Blob))
        // oxlint-disable-next-line unicorn/no-array-sort -- some browsers have no `toSorted`, and the list is new
        return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
      const number = numbers.get(value) ?? (count += 1);
      numbers.set(value, number);
      return number;
    });
  } catch {
    return undefined;
  }
}
