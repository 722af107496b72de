import type { CustomMessages } from './Messages.js';

/** The text of a suggested email address. The address is isolated, because it is left-to-right in every language. */
export function suggestionText(email: string, { hints }: CustomMessages): string {
  const isolated = `\u2066${email}\u2069`;
  return hints.emailSuggestion?.replace('{email}', () => isolated) ?? isolated;
}
