import { expect, it } from 'vitest';
import { SubmissionError } from '../../src/client/index.js';
import { type ContactFormContextValue, formStateOf } from '../../src/components/ContactFormContext.js';
import en from '../../src/locales/en.js';

it.each(['notSent', 'offline', 'unconfirmed'] as const)(
  'has the message of the failure "%s" of a form whose engine does not load',
  (code) => {
    const error = new SubmissionError(code);
    const context = {
      form: {},
      state: { submission: { status: 'error', error }, failures: 1 },
      options: { messages: en },
    } as unknown as ContactFormContextValue;
    expect(formStateOf(context)).toMatchObject({
      status: 'error',
      error,
      errorMessage: `${en.outcomes[`${code}Title`]} ${en.outcomes[code]}`,
      fieldErrors: {},
    });
  },
);
