import type { UseFormReturn } from 'react-hook-form';
import type { Machine } from '../engine/machine.js';
import type { Store } from '../form/store.js';
import { valueText } from './valueText.js';

/**
 * Records the app's calls of react-hook-form's `reset`, which react-hook-form does not report. After a success, such a reset
 * allows the next submit, unless the values are still those of the last one: the second click of a double click would
 * send them again.
 *
 * @returns the function that takes the lock
 */
export function recordResets(
  formControl: Pick<UseFormReturn, 'getValues' | 'reset'>,
  store: Store,
  {
    finishNativeReset,
    getSubmit,
    resetFields,
  }: Pick<Machine, 'finishNativeReset' | 'getSubmit' | 'resetFields'>,
): () => boolean {
  const { reset } = formControl;
  /** The values of the last submit. */
  let submitted: string | undefined;
  /** Whether the last reset has kept these values. */
  let areKept = false;
  const areSubmitted = () => submitted !== undefined && valueText(formControl.getValues()) === submitted;

  formControl.reset = (...args) => {
    resetFields(() => reset(...args));
    areKept = areSubmitted();
    const submit = getSubmit();
    const { submission } = store.getState();
    if (submit) Object.assign(submit, { isReset: true, areValuesKept: areKept });
    else if (submission.status === 'success')
      store.setState({ submission: { ...submission, isReset: true } });
  };

  return () => {
    const isRepeated = areKept && store.getState().submission.status === 'success' && areSubmitted();
    if (isRepeated) return false;
    // A submit can follow a native reset in the same task.
    finishNativeReset();
    if (!store.lock()) return false;
    areKept = false;
    submitted = valueText(formControl.getValues());
    return true;
  };
}
