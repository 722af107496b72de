import type { Submission } from '../form/store.js';
import type { Messages } from '../messages/Messages.js';

/** How much of a row a field takes. */
export type FieldWidth = 'full' | 'half';

/** Default attributes for the control of a default field. */
export interface FieldPreset {
  /** Element of the control. */
  as?: 'input' | 'textarea' | undefined;
  type?: string | undefined;
  rows?: number | undefined;
  autoComplete?: string | undefined;
  dir?: 'ltr' | undefined;
  width?: FieldWidth | undefined;
}

const PRESETS: Record<string, FieldPreset> = {
  name: { autoComplete: 'name', width: 'half' },
  email: { type: 'email', autoComplete: 'email', dir: 'ltr', width: 'half' },
  message: { as: 'textarea', rows: 6 },
};

/** Whether a field has a preset. These fields are required by default. */
export function isPreset(name: string): boolean {
  return name in PRESETS;
}

/** The preset of a field; empty for custom fields. The component and the server's page share it. */
export function fieldPreset(name: string): FieldPreset {
  return PRESETS[name] ?? {};
}

/** Which labels get a mark: those of optional fields, of required fields, or none. */
export type RequiredMark = 'optional' | 'required' | 'none';

/** The mark after a label, as a key of the catalog. */
export function markOf(
  required: boolean,
  requiredMark: RequiredMark = 'optional',
): 'optional' | 'required' | undefined {
  const mark = required ? 'required' : 'optional';
  return mark === requiredMark ? mark : undefined;
}

/** All labels of the submit button, one per line. The stylesheet makes the button as wide as the longest. */
export function submitLabels(actions: Messages['actions']): string {
  return `${actions.submit}\n${actions.sendAgain}\n${actions.sending}\n${actions.stillSending}`;
}

/**
 * The label of the submit button, as a key of the catalog.
 *
 * @param failure the last error, also while the visitor sends again
 */
export function submitLabel(
  submission: Submission,
  failure: unknown,
): 'submit' | 'sendAgain' | 'sending' | 'stillSending' {
  // Before the request, the values can turn out not to be valid, so the button does not say that it sends.
  if (submission.isSending) return submission.isSlow ? 'stillSending' : 'sending';
  return failure ? 'sendAgain' : 'submit';
}
