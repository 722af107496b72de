import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { SubmissionErrorCode } from '../../src/client/index.js';
import en from '../../src/locales/en.js';

/** The title and the text of a failure. */
export function failureText(code: SubmissionErrorCode, { outcomes } = en): string {
  const title = code === 'challengeFailed' ? 'notSentTitle' : (`${code}Title` as const);
  return `${outcomes[title]} ${outcomes[code]}`;
}

/** Waits until the form shows a failure, and returns its alert. */
export function findFailure(code: SubmissionErrorCode, messages = en): Promise<HTMLElement> {
  return waitFor(() => {
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(new RegExp(`^${failureText(code, messages)}\u200B?$`));
    return alert;
  });
}

/** Waits until the form shows the confirmation, and returns its heading. */
export function findConfirmation({ outcomes } = en): Promise<HTMLElement> {
  return screen.findByRole('heading', { name: outcomes.sentTitle });
}
