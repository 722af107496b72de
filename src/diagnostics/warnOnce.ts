const told = new Set<string>();

/** Tells a developer on the console, once for each text: what happened, why it matters, and the mend. */
export function warnOnce(text: string): void {
  if (told.has(text)) return;
  told.add(text);
  console.warn(`react-contact-kit: ${text}`);
}
