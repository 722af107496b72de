import type { FieldErrors } from '../schema/parseValues.js';
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
 * @param validate resolves to the error keys of the given fields
 */
export function createRevalidation(
  { getForm, getState, setState, isLocked }: FormAccess,
  validate: (values: ControlValues, fields: readonly string[]) => Promise<FieldErrors>,
): Revalidation {
  /** Whether the visitor is typing, by field. */
  const editedFields = new Map<string, boolean>();
  let isRunning = false;
  let generation = 0;

  return {
    async revalidate(field, isTyping = false) {
      if (isLocked() || !Object.hasOwn(getState().fieldErrors, field)) return;
      editedFields.set(field, isTyping);
      // react-hook-form discards overlapping validations, for example when a password manager fills three fields.
      if (isRunning) return;
      isRunning = true;
      for (let form = getForm(); form && editedFields.size > 0; form = getForm()) {
        const edited = new Map(editedFields);
        const fields = [...edited.keys()];
        editedFields.clear();
        const startedIn = generation;
        const found = await validate(readValues(form), fields);
        const state = getState();
        const { fieldErrors } = state;
        const errors = Object.fromEntries(
          Object.entries(found).map(([name, key]) => [
            name,
            (edited.get(name) && Object.hasOwn(fieldErrors, name) && fieldErrors[name]) || key,
          ]),
        );
        if (generation === startedIn && fields.some((name) => errors[name] !== fieldErrors[name])) {
          const others = Object.entries(fieldErrors).filter(([name]) => !fields.includes(name));
          setState({ ...state, fieldErrors: { ...Object.fromEntries(others), ...errors } });
        }
      }
      isRunning = false;
    },

    cancel() {
      generation += 1;
      editedFields.clear();
    },
  };
}
