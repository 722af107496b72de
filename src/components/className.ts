import type { ContactClassNames, FieldClassState } from '../options/ContactClassNames.js';

/** Joins class names, and skips missing ones. */
export function className(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** The class names of an element of a field: the kit's, the provider's and the field's. */
export function fieldClassName(
  element: keyof ContactClassNames,
  state: FieldClassState,
  ...sources: (ContactClassNames | undefined)[]
): string {
  const added = sources.map((source) => {
    const names = source?.[element];
    return typeof names === 'function' ? names(state) : names;
  });
  return className(`rck-${element}`, ...added);
}
