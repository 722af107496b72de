/** A field of a form as the visitor sees it. */
export interface TextField {
  name: string;
  label: string;
  /** The value; the label of the choice if there are choices. */
  text: string;
}

/** The text of a ticked checkbox. It means the same in every language. */
export const TICKED = '✓';

/**
 * The fields as plain text, for a mail or the clipboard: a line with label and value for each field that is not empty,
 * then the message. The message is last, so that a limit of length cuts off its end and no other field.
 */
export function fieldsText(fields: readonly TextField[]): string {
  const lines: string[] = [];
  let message = '';
  for (const { name, label, text } of fields) {
    if (name === 'message') message = text;
    else if (text) lines.push(`${label}: ${text}`);
  }
  return [lines.join('\n'), message].filter(Boolean).join('\n\n');
}
