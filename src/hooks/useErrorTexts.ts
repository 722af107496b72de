'use client';
import { useEffect } from 'react';
import { get, type FieldError, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { errorText } from '../i18n/messageText.js';
import type { CustomMessages } from '../locales/Messages.js';
import { WHOLE_FORM } from '../submission/validate.js';

/** An error of react-hook-form. Its type is the error key, so that its message can change with the language. */
export function fieldError(key: string, messages: CustomMessages): { type: string; message: string } {
  return { type: key, message: errorText(key, messages) };
}

/**
 * Returns the messages of the fields' errors. When the language or your messages change, the errors of react-hook-form
 * get the new messages.
 *
 * @param formMessage the message of the error `root.submission`
 */
export function useErrorTexts<Values extends FieldValues, Output>(
  { formState: { errors }, setError }: Pick<UseFormReturn<Values, unknown, Output>, 'formState' | 'setError'>,
  messages: CustomMessages,
  formMessage: string | undefined,
): Record<string, string> {
  const { root: _root, [WHOLE_FORM]: _wholeForm, ...fields } = errors as Record<string, Partial<FieldError>>;
  const texts = Object.fromEntries(
    Object.entries(fields).map(([name, { type = '', message }]) => {
      // The type of an error that your app has set is not a key. The error of an object has errors instead of texts.
      const key = Object.hasOwn(messages.errors, type) ? type : message;
      return [name, errorText(typeof key === 'string' ? key : '', messages)];
    }),
  );

  useEffect(() => {
    for (const [name, text] of Object.entries({ ...texts, 'root.submission': formMessage })) {
      const error: Partial<FieldError> | undefined = get(errors, name);
      if (error?.type && error.message && text && error.message !== text) {
        setError(name as FieldPath<Values>, { type: error.type, message: text });
      }
    }
  });

  return texts;
}
