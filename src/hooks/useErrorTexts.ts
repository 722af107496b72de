'use client';
import { useEffect } from 'react';
import { get, type FieldError, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { errorText } from '../messages/messageText.js';
import type { CustomMessages } from '../messages/Messages.js';

/**
 * Returns the messages of the fields' errors. When the language or your messages change, the errors of react-hook-form
 * get the new messages.
 *
 * @param formMessage the message of the error `root.submission`
 */
export function useErrorTexts<Values extends FieldValues, Output>(
  { formState, setError }: Pick<UseFormReturn<Values, unknown, Output>, 'formState' | 'setError'>,
  messages: CustomMessages,
  formMessage: string | undefined,
): Record<string, string> {
  const errors = Object.entries(formState.errors) as [string, Partial<FieldError>][];

  useEffect(() => {
    // The type of an error that your app has set can be any text.
    const texts = errors.map(([name, { type = '' }]) => [
      name,
      Object.hasOwn(messages.errors, type) && messages.errors[type],
    ]);
    for (const [name, message] of [...texts, ['root.submission', formMessage]]) {
      const error: FieldError | undefined = get(formState.errors, name as string);
      const isOutdated = message && error && error.message !== message;
      if (isOutdated) setError(name as FieldPath<Values>, { ...error, message });
    }
  });

  // The errors `root` and '' concern the whole form.
  const fields = errors.filter(([name]) => name && name !== 'root');
  return Object.fromEntries(
    // The error of an object has errors of its fields instead of a message.
    fields.map(([name, { message }]) => [
      name,
      errorText(typeof message === 'string' ? message : '', messages),
    ]),
  );
}
