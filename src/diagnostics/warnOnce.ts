const shown = new Set<string>();

/** Prints a warning for developers to the console, once per text. It says what happened, why it matters and how to fix it. */
export function warnOnce(text: string): void {
  if (shown.has(text)) return;
  shown.add(text);
  console.warn(`react-contact-kit: ${text}`);
}
