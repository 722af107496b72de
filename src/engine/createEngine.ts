import type { QueryClient } from '@tanstack/react-query';
import { createFormControl, type FieldError, type FieldErrors } from 'react-hook-form';
import { SubmissionError } from '../client/SubmissionError.js';
import type { ContactPayload, SubmissionReceipt } from '../client/postSubmission.js';
import { parseValues, type ContactSchema, type ContactValues } from '../schema/parseValues.js';
import { applySubmissionError } from '../submission/applySubmissionError.js';
import { mutationClient } from '../submission/mutationClient.js';
import { pressOnce } from '../submission/pressOnce.js';
import { submissionMutation } from '../submission/submissionMutation.js';
import type { SubmissionOptions } from '../submission/SubmissionOptions.js';
import type { EngineResult } from './EngineState.js';
import { moveFocus } from './moveFocus.js';
import type { ControlValues } from './readValues.js';

export { QueryClientContext as ClientContext } from '@tanstack/react-query';

// No component observes the mutation: with 0, react-query would look every few milliseconds whether it may go.
const GC_TIME = 1_000;

export interface EngineOptions extends SubmissionOptions {
  /** The host's; without one the engine makes do with its own. */
  client?: QueryClient | undefined;
  /** @default contactSchema */
  schema?: ContactSchema | undefined;
}

export interface Engine {
  /** Validates what a form holds, and sends it, of which it tells. Rejects only when nothing was sent. */
  submit: (
    form: HTMLFormElement,
    values: ControlValues,
    options: EngineOptions,
    onSend: () => void,
  ) => Promise<EngineResult>;
  /** Validates one field again; resolves to the field errors that are left. */
  validate: (
    values: ControlValues,
    field: string,
    options: EngineOptions,
  ) => Promise<EngineResult['fieldErrors']>;
  moveFocus: typeof moveFocus;
}

/**
 * The half of a form that loads on interest: a form control, a resolver and a mutation over fields that are already on
 * the screen. It never writes to them, so text, caret, undo and IME stay the visitor's.
 */
export function createEngine(): Engine {
  const ownClient = mutationClient();
  let options: EngineOptions;
  let errors: FieldErrors = {};

  const { handleSubmit, reset, setError, subscribe, trigger } = createFormControl<
    ContactValues,
    unknown,
    ContactPayload
  >({
    // Names are the controls' own, and flat; the schema may change from one press to the next.
    resolver: (values) => parseValues(values, options.schema),
  });
  subscribe({ formState: { errors: true }, callback: (formState) => (errors = formState.errors ?? {}) });

  function take(values: ControlValues, latest: EngineOptions): void {
    options = latest;
    reset(values, { keepErrors: true, keepIsSubmitted: true });
  }

  async function send(payload: ContactPayload): Promise<SubmissionReceipt | SubmissionError> {
    const { mutationFn, onSuccess, onError, ...mutation } = submissionMutation(options);
    // The fetch starts before react-query tells anyone, and the mutation takes no variables: a host's client sees the
    // submission, and nothing that the visitor wrote.
    const sending = mutationFn(payload);
    sending.then(onSuccess, onError);
    const client = options.client ?? ownClient;
    Promise.resolve()
      .then(() =>
        client
          .getMutationCache()
          .build(client, { ...mutation, mutationFn: () => sending, gcTime: GC_TIME })
          .execute(undefined),
      )
      .catch(() => undefined);
    // Nobody waits for the mutation's end: a host's cache can delay it, or turn a sent message into a failure.
    return sending.catch((error: unknown) => {
      if (error instanceof SubmissionError) return error;
      throw error;
    });
  }

  return {
    moveFocus,

    async submit(form, values, latest, onSend) {
      pressOnce(form);
      take(values, latest);
      let outcome: SubmissionReceipt | SubmissionError | undefined;
      // Only a schema that waits for something lets a task pass; what is typed meanwhile would be lost.
      const waiting = setTimeout(onSend);
      await handleSubmit(async (payload) => {
        clearTimeout(waiting);
        onSend();
        outcome = await send(payload);
        if (outcome instanceof SubmissionError) applySubmissionError(setError, outcome);
      })();
      clearTimeout(waiting);
      const fieldErrors = messageKeys(errors);
      if (outcome && !(outcome instanceof SubmissionError)) {
        return { status: 'success', fieldErrors };
      }
      const controls = Array.from(form.querySelectorAll<HTMLElement>('[data-field]:not(:disabled)'));
      if (controls.some(({ dataset }) => Object.hasOwn(fieldErrors, dataset['field'] ?? ''))) {
        return { status: 'idle', fieldErrors };
      }
      // Refused for what no part on the screen can show.
      return { status: 'error', error: outcome ?? new SubmissionError('invalid'), fieldErrors };
    },

    async validate(values, field, latest) {
      take(values, latest);
      await trigger(field as keyof ContactValues);
      return messageKeys(errors);
    },
  };
}

function messageKeys({ root: _, ...fields }: FieldErrors): Record<string, string> {
  const entries = Object.entries(fields as Record<string, FieldError | undefined>);
  return Object.fromEntries(entries.map(([field, error]) => [field, error?.message ?? 'fieldInvalid']));
}
