import type { CustomMessages } from '../locales/Messages.js';
import { warnOnce } from './warnOnce.js';

/** Warns about a field whose label is its name. */
export function diagnoseLabel(
  form: { formId: string; messages: CustomMessages },
  field: { name: string; label?: unknown },
): void {
  if (field.label !== undefined || Object.hasOwn(form.messages.labels, field.name)) return;
  const name = JSON.stringify(field.name);
  warnOnce(
    `the field ${name} of the form ${JSON.stringify(form.formId)} has no label, so visitors see its name. Set its prop ` +
      `label, or messages={{ labels: { ${name}: … } }} on the form.`,
  );
}
