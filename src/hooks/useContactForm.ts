'use client';
import { useRef, type FormEvent } from 'react';
import { useForm, type DefaultValues, type UseFormReturn } from 'react-hook-form';
import { SubmissionError } from '../client/SubmissionError.js';
import type { OwnMessages } from '../i18n/Messages.js';
import { contactResolver } from '../schema/contactResolver.js';
import type { contactSchema } from '../schema/contactSchema.js';
import type { ContactOutput, ContactSchema, ContactValues } from '../schema/parseValues.js';
import { applySubmissionError } from '../submission/applySubmissionError.js';
import { pressOnce } from '../submission/pressOnce.js';
import type { ContactOptions } from './ContactDefaults.js';
import { useContactOptions } from './useContactOptions.js';
import { useSubmission, type SubmissionMutationResult } from './useSubmission.js';

export interface UseContactFormOptions<
  Schema extends ContactSchema = typeof contactSchema,
> extends ContactOptions<Schema> {
  defaultValues?: DefaultValues<ContactValues<Schema>> | undefined;
}

export interface UseContactFormReturn<Schema extends ContactSchema = typeof contactSchema> {
  /** react-hook-form's `useForm`. The messages of its errors are keys of `messages`; the form's own is `root.submission`. */
  form: UseFormReturn<ContactValues<Schema>, unknown, ContactOutput<Schema>>;
  /** react-query's mutation, as `useSubmitContact` returns it. */
  mutation: SubmissionMutationResult<Schema>;
  /** The catalog in the form's language. */
  messages: OwnMessages;
  /** For the form's `onSubmit`: validates, sends once, and does nothing while a submission is under way. */
  onSubmit: (event?: FormEvent<HTMLFormElement>) => Promise<void>;
}

/**
 * react-hook-form and the submission, wired together, for a form with markup of your own.
 *
 * @throws TypeError while rendering, when `formId` or `baseUrl` cannot address a form
 */
export function useContactForm<Schema extends ContactSchema = typeof contactSchema>(
  props: UseContactFormOptions<Schema>,
): UseContactFormReturn<Schema> {
  const { options, messages, rest } = useContactOptions(props);
  const { defaultValues } = rest;
  const mutation = useSubmission<Schema>(options);
  const form = useForm<ContactValues<Schema>, unknown, ContactOutput<Schema>>({
    resolver: contactResolver(options.schema as Schema | undefined),
    ...(defaultValues && { defaultValues }),
  });
  // Rendered state comes too late to stop a double click.
  const isLocked = useRef(false);

  async function send(payload: ContactOutput<Schema>): Promise<void> {
    try {
      await mutation.mutateAsync(payload);
    } catch (error) {
      if (!(error instanceof SubmissionError)) throw error;
      applySubmissionError(form.setError, error);
    }
  }

  async function onSubmit(event?: FormEvent<HTMLFormElement>): Promise<void> {
    event?.preventDefault();
    // React takes it away as soon as a host has waited for something.
    if (event?.currentTarget) pressOnce(event.currentTarget);
    if (isLocked.current) return;
    isLocked.current = true;
    try {
      await form.handleSubmit(send)(event);
    } finally {
      isLocked.current = false;
    }
  }

  return { form, mutation, messages, onSubmit };
}
