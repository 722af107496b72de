import type { ParsedValues } from '../schema/parseValues.js';
import type { FormState } from './FormState.js';
import { readValues, type ControlValues } from './readValues.js';

/** The part of a form that loads with the page, as revalidation uses it. */
export interface FormAccess {
  getForm: () => HTMLFormElement | null;
  getState: () => FormState;
  setState: (state: FormState) => void;
  /** Whether a submission is pending. */
  isLocked: () => boolean;
}

export interface Revalidation {
  /**
   * Validates a field again if it shows an error. While the visitor types, the error only disappears: another error
   * would be about text that is not complete, and could be longer and move the page.
   */
  revalidate: (field: string, isTyping?: boolean) => Promise<void>;
  /** Discards the results of earlier validations: they are out of date after a submit or reset. */
  cancel: () => void;
}

/**
 * Validates the fields of a form again while the visitor corrects them.
 *
 * @param validate parses the values of the form
 */
export function createRevalidation(
  { getForm, getState, setState, isLocked }: FormAccess,
  validate: (values: ControlValues) => Promise<ParsedValues>,
): Revalidation {
  /** The latest validation of each field. */
  const latest = new Map<string, object>();

  return {
    async revalidate(field, isTyping = false) {
      const form = getForm();
      if (!form || isLocked() || !Object.hasOwn(getState().fieldErrors, field)) return;
      const validation = {};
      latest.set(field, validation);
      const result = await validate(readValues(form));
      // An asynchronous check can finish after that of a later edit.
      if (latest.get(field) !== validation) return;
      const state = getState();
      const { [field]: shown, ...others } = state.fieldErrors;
      const key = result.success ? undefined : result.errors[field];
      if (!key) setState({ ...state, fieldErrors: others });
      else if (!isTyping && key !== shown) setState({ ...state, fieldErrors: { ...others, [field]: key } });
    },

    cancel: () => latest.clear(),
  };
}
