/** Puts values in the place of a text's `{placeholders}`; one without a value stays as it is. */
export function formatMessage(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
