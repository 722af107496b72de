import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { SubmissionErrorCode } from '../../src/client/index.js';
import en from '../../src/locales/en.js';

type Code = Exclude<SubmissionErrorCode, 'challengeFailed'>;

/** The title and the text of a failure. */
export function failureText(code: Code, { outcomes } = en): string {
  return `${outcomes[`${code}Title`]} ${outcomes[code]}`;
}

/** Waits until the form shows a failure, and returns its alert. */
export function findFailure(code: Code, messages = en): Promise<HTMLElement> {
  return waitFor(() => {
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(new RegExp(`^${failureText(code, messages)}$`));
    return alert;
  });
}

/** Waits until the form shows the confirmation, and returns its heading. */
export function findConfirmation({ outcomes } = en): Promise<HTMLElement> {
  return screen.findByRole('heading', { name: outcomes.sentTitle });
}
