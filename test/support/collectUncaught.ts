import { onTestFinished } from 'vitest';

/** Collects the errors that nothing catches, until the test ends. Without it they would fail the test. */
export function collectUncaught(): unknown[] {
  const errors: unknown[] = [];
  const collect = (error: unknown) => void errors.push(error);
  const collectEvent = ({ error }: ErrorEvent) => collect(error);
  process.on('uncaughtException', collect);
  window.addEventListener('error', collectEvent);
  onTestFinished(() => {
    process.off('uncaughtException', collect);
    window.removeEventListener('error', collectEvent);
  });
  return errors;
}
