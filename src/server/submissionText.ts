import { fieldsText, TICKED, type FieldText } from '../fallback/mail.js';
import type { CustomMessages } from '../messages/Messages.js';
import { choiceLabel, fieldLabel } from './endpointMessages.js';
import type { FormField } from './formFields.js';

const LINE_BREAKS = /[\n\r\v\f\u0085\u2028\u2029]+/;

/**
 * The values of a submission as plain text: a line for each field with its label and value, the declared fields first, and
 * the message last. Further lines of a value are indented, except for the message, and a label that another field has too is
 * in quotes, so that no value looks like another field.
 */
export function submissionText(...form: Parameters<typeof fieldTexts>): string {
  const labels = new Set<string>();
  return fieldsText(
    fieldTexts(...form).map(({ name, label: given, text }) => {
      const label = inLines(given, ' ');
      const isTaken = labels.has(label.toLowerCase());
      labels.add(label.toLowerCase());
      return {
        name,
        label: isTaken ? JSON.stringify(label) : label,
        text: name === 'message' ? text : inLines(text, '\n  '),
      };
    }),
  );
}

/** Trims the lines of a text, and joins the lines with a separator. Drops empty lines. */
function inLines(text: string, separator: string): string {
  return text
    .split(LINE_BREAKS)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(separator);
}

/** The labels and values of a form: the declared fields, then the others. */
export function fieldTexts(
  values: Readonly<Record<string, unknown>>,
  fields: readonly FormField[],
  messages: CustomMessages,
): readonly FieldText[] {
  const names = new Set([...fields.map(({ name }) => name), ...Object.keys(values)]);
  return [...names].map((name) => ({
    name,
    label: fieldLabel(name, messages),
    text: valueText(values[name], (choice) => choiceLabel(name, choice, messages)),
  }));
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
  return typeof value === 'string' ? labelOf(value) : (value as number | bigint).toString();
}

function jsonOf(value: object): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return Object.prototype.toString.call(value);
  }
}
