import { warnOnce } from './warnOnce.js';

interface SchemaIssue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  /** The names that a strict schema does not contain. */
  readonly keys?: readonly string[];
}

/** Warns about controls that a strict schema refuses, because no field can show that error. */
export function diagnoseUnknownFields(issues: readonly SchemaIssue[]): void {
  for (const { code, path, keys = [] } of issues) {
    if (code !== 'unrecognized_keys') continue;
    for (const key of keys) {
      const name = JSON.stringify([...path, key].join('.'));
      warnOnce(
        `the form has a control named ${name}, but its schema is strict and has no such field, so the form ` +
          `cannot be sent. Add ${name} to the schema, remove the name of the control, or use a schema that is not strict.`,
      );
    }
  }
}
