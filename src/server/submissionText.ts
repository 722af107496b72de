import { fieldsText, TICKED } from '../fallback/mail.js';
import type { CustomMessages } from '../messages/Messages.js';
import { choiceLabel, fieldLabel } from './endpointMessages.js';
import type { FormField } from './formFields.js';

const LINE_BREAKS = /\s*[\n\r\v\f\u0085\u2028\u2029]+\s*/g;

/**
 * The values of a form as plain text: a line for each field with its label and value, the declared fields first, and the
 * message last. Except for the message, line breaks in labels and values become spaces, and those of a textarea are
 * indented, so that no value looks like the line of another field.
 */
export function submissionText(
  values: Readonly<Record<string, unknown>>,
  fields: readonly FormField[],
  messages: CustomMessages,
): string {
  const declared = new Map(fields.map((field) => [field.name, field]));
  const names = new Set([...declared.keys(), ...Object.keys(values)]);
  return fieldsText(
    [...names].map((name) => {
      const text = valueText(values[name], (choice) => choiceLabel(name, choice, messages));
      const separator = declared.get(name)?.rules?.type === 'textarea' ? '\n  ' : ' ';
      return {
        name,
        label: fieldLabel(name, messages).replace(LINE_BREAKS, ' '),
        text: name === 'message' ? text : text.replace(LINE_BREAKS, separator),
      };
    }),
  );
}

function valueText(value: unknown, labelOf: (choice: string) => string): string {
  if (value === undefined || value === null || value === false) return '';
  if (value === true) return TICKED;
  if (Array.isArray(value)) {
    return value
      .map((item) => valueText(item, labelOf))
      .filter(Boolean)
      .join(', ');
  }
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  // The output of a schema can be any object, such as one with a cycle.
  if (typeof value === 'object') return jsonOf(value);
  return typeof value === 'string' ? labelOf(value) : String(value);
}

function jsonOf(value: object): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return String(value);
  }
}
