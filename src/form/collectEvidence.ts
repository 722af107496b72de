import type { SubmissionEvidence } from '../client/deliver.js';
import { diagnoseTrap } from '../diagnostics/diagnoseForm.js';

/** The signals of a form that help to detect spam, except the token of a challenge. */
export function collectEvidence(
  form: HTMLFormElement,
  secondsToSubmit: number | undefined,
): SubmissionEvidence {
  const trap = trapOf(form);
  return {
    isTrapFilled: trap && trap.value !== '',
    secondsToSubmit,
  };
}

/** Whether a form's trap is filled and set to discard submissions. */
export function isDiscarded(form: HTMLFormElement, { isTrapFilled }: SubmissionEvidence): boolean {
  if (!isTrapFilled || trapOf(form)?.dataset['rckTrap'] !== 'discard') return false;
  try {
    // Bundlers remove the diagnostics from production builds.
    if (process.env.NODE_ENV === 'development') diagnoseTrap();
  } catch {
    // Without a bundler there is no `process`, and no diagnostics.
  }
  return true;
}

function trapOf(form: HTMLFormElement): HTMLInputElement | undefined {
  // A control named `querySelector` shadows the form's method.
  const trap: Element | null = Element.prototype.querySelector.call(form, 'input[data-rck-trap]');
  return (trap as HTMLInputElement | null) ?? undefined;
}
