/** Numbers for the objects that JSON cannot contain, such as files. */
const numbers = new WeakMap<object, number>();
let count = 0;

/**
 * Values as a text that is the same for equal values, in any order and with any white space around them. Two equal dates
 * have the same text, but each file has its own. Undefined if the values contain themselves.
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
