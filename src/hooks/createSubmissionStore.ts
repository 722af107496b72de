import type { SubmissionState } from '../form/FormState.js';
import type { FieldErrors } from '../schema/parseValues.js';

export type HookState = SubmissionState & {
  /** Error keys of refused fields that the form shows. The first of these fields takes the focus. */
  readonly refused?: FieldErrors | undefined;
};

export const IDLE: HookState = { status: 'idle' };

/** The state of a form's last submission, which changes even after the form has unmounted. */
export interface SubmissionStore {
  getState: () => HookState;
  /** Also ends the lock, unless the status is `pending`. */
  setState: (state: HookState) => void;
  /** Prevents other submits. The status becomes `pending` when the request has started, or in the next task. */
  lock: () => void;
  /** Whether a submission is pending, from the submit event until the outcome. */
  isLocked: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store outside React, because state renders too late to prevent a double submit. */
export function createSubmissionStore(): SubmissionStore {
  let state = IDLE;
  let isLocked = false;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    setState(next) {
      state = next;
      isLocked = next.status === 'pending';
      for (const listener of listeners) listener();
    },
    lock() {
      isLocked = true;
    },
    isLocked: () => isLocked,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
