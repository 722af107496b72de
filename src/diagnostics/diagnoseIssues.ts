import { warnOnce } from './warnOnce.js';

interface SchemaIssue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  /** The names that a strict schema does not contain. */
  readonly keys?: readonly string[];
  /** The values that an enum or a literal accepts. */
  readonly values?: readonly unknown[];
}

/** Warns about issues that the visitor cannot fix: fields and options of the form that the schema does not contain. */
export function diagnoseIssues(
  issues: readonly SchemaIssue[],
  values: Readonly<Record<string, unknown>>,
): void {
  for (const { code, path, keys = [], values: accepted } of issues) {
    if (code === 'unrecognized_keys') for (const key of keys) warnOfUnknownField([...path, key].join('.'));
    const value = path.reduce<unknown>(
      (inner, key) => (inner as Record<PropertyKey, unknown>)?.[key],
      values,
    );
    if (code === 'invalid_value' && accepted && value && typeof value === 'string')
      warnOfUnknownOption(String(path[0]), value, accepted);
  }
}

function warnOfUnknownField(field: string): void {
  const name = JSON.stringify(field);
  warnOnce(
    `the form has a control named ${name}, but its schema is strict and has no such field, so the form ` +
      `cannot be sent. Add ${name} to the schema, remove the name of the control, or use a schema that is not strict.`,
  );
}

function warnOfUnknownOption(field: string, value: string, accepted: readonly unknown[]): void {
  const [name, option] = [field, value].map((text) => JSON.stringify(text));
  warnOnce(
    `the schema does not accept the value ${option} of the field ${name}, so the form cannot be sent with it. ` +
      `It accepts ${accepted.map((each) => JSON.stringify(each)).join(', ')}. If ${option} is an option of the form, ` +
      'add it to the schema, or correct the value of the option.',
  );
}
