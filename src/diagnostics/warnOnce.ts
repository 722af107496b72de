const shown = new Set<string>();

/** Prints a warning for developers to the console, once per text. It says what happened, why it matters and how to fix it. */
export function warnOnce(text: string): void {
  printOnce('warn', text);
}

/** Prints an error for developers to the console, once per text. It says what happened, why it matters and how to fix it. */
export function errorOnce(text: string): void {
  printOnce('error', text);
}

function printOnce(level: 'warn' | 'error', text: string): void {
  if (shown.has(text)) return;
  shown.add(text);
  console[level](`react-contact-kit: ${text}`);
}
