import type { ContactClassNames, FieldClassState } from './ContactOptions.js';

/** Joins class names, and skips missing ones. */
export function cx(...names: (string | undefined)[]): string {
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
  return cx(`rck-${element}`, ...added);
}

/** Returns the props without these names. Rest properties that exclude many names would slow down each render. */
export function propsWithout<Props extends object, Name extends string>(
  names: readonly Name[],
  props: Props,
): Omit<Props, Name> {
  const others: Partial<Props> = {};
  for (const name in props) {
    if (!(names as readonly string[]).includes(name)) others[name] = props[name];
  }
  return others as Omit<Props, Name>;
}

/**
 * A ref callback for a required control. After hydration, `aria-required` replaces `required`: the kit validates, and Firefox
 * tells screen readers that an empty control with `required` is invalid.
 */
export function removeRequired(control: { required: boolean } | null): void {
  if (control) control.required = false;
}

/**
 * A ref callback for an element that only screen readers need. It works without the stylesheet. It sets properties of
 * the element, because a Content Security Policy can block `style` attributes in HTML.
 */
export function hideVisually(element: HTMLElement | null): void {
  if (element)
    element.style.cssText =
      'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
}
