import type { FieldValues, ResolverOptions } from 'react-hook-form';
import { readControls } from '../fields/controls.js';
import { MARKED_REQUIRED } from '../fields/shown.js';
import { fieldElements, fieldRules } from '../fields/values.js';
import { DEFAULT_TEXTS } from '../schema/contactSchema.js';
import type { Fields } from '../schema/parseValues.js';

/**
 * The values and rules of react-hook-form's fields, as `readFields` returns those of a `ContactForm`.
 *
 * @param rendered the names of the fields of `field`, which are sent only while they are on the page
 */
export function registeredFields<Values extends FieldValues>(
  form: HTMLFormElement | null,
  values: Values,
  fields: ResolverOptions<Values>['fields'],
  rendered: ReadonlySet<string>,
): Fields {
  const isGone = (name: string) => rendered.has(name) && !fields[name]?.mount;
  const mounted = Object.entries<unknown>(values).filter(([name]) => !isGone(name));
  const entries = mounted.map(([name, value]): [string, unknown] => {
    const field = fields[name];
    const ref = (field?.ref ?? {}) as Partial<HTMLInputElement>;
    const { type, validity } = ref;
    // A radio group without a choice
    if (type === 'radio' && value === null) return [name, undefined];
    // A group of checkboxes that the visitor has not touched
    if (type === 'checkbox' && value === false && field?.refs?.[1]) return [name, []];
    // A number or date that the browser cannot read
    if (validity?.badInput) return [name, NaN];
    // A password manager or a script can set a value without an event.
    const isText = typeof value === 'string' && validity && type !== 'radio' && !field?.setValueAs;
    return [name, isText ? ref.value : value];
  });
  const read = Object.fromEntries(entries);
  const rules = form ? fieldRules(form, readControls(form)) : {};
  const elements = form ? fieldElements(form) : [];
  // A registered field needs no rules to be sent. A path such as `address.city` has none, because its value is nested.
  const own = Object.keys(rules).filter((name) => Object.hasOwn(read, name));
  const names = [...new Set([...own, ...Object.keys(fields)])];
  const adapted = names.flatMap((name) => {
    const value = read[name];
    const rule = rules[name];
    const isText = typeof value === 'string' || value === undefined || Number.isNaN(value);
    const isFile = (fields[name]?.ref as Partial<HTMLInputElement> | undefined)?.type === 'file';
    // The default schema validates a default field without rules.
    if (isFile || isGone(name) || (name in DEFAULT_TEXTS && !(rule && isText))) return [];
    const element = elements.find(({ dataset }) => dataset['field'] === name);
    const choice = Array.isArray(value) ? 'list' : typeof value === 'boolean' ? 'checkbox' : 'custom';
    return [
      [
        name,
        {
          ...rule,
          type: isText && (rule || !element) ? rule?.type : choice,
          required: rule?.required || element?.matches(MARKED_REQUIRED),
        },
      ] as const,
    ];
  });
  return { values: read, rules: Object.fromEntries(adapted) };
}
