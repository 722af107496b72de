import { createFormControl } from 'react-hook-form';
import type { ContactPayload } from '../client/deliverOnce.js';
import { diagnoseSubmit } from '../diagnostics/diagnoseForm.js';
import { loadSchema, type LazySchema } from '../schema/loadSchema.js';
import type { ContactSchema, ContactValues, FieldErrors } from '../schema/parseValues.js';
import { send, type SendOptions } from '../submission/send.js';
import { validateAndSend, type SubmitResult } from '../submission/validateAndSend.js';
import { validate } from '../submission/validate.js';
import { checkEmail } from './checkEmail.js';
import { challenges, sendWithToken } from './challenges.js';
import { isFocusElsewhere, moveFocus } from './moveFocus.js';
import type { ControlValues } from './readValues.js';
import { shownFields } from './shownFields.js';
import { collectEvidence, isDiscarded } from './collectEvidence.js';

export { QueryClientContext } from '@tanstack/react-query';

export interface EngineOptions extends SendOptions {
  /** Time of the first interaction with the form, in milliseconds. */
  startedAt?: number | undefined;
  /** @default contactSchema */
  schema?: ContactSchema | LazySchema | undefined;
  /** Called with the field names when the schema refused values. Nothing was sent. */
  onInvalid?: ((fields: readonly string[]) => void) | undefined;
}

/** The part of a form that loads on first interaction. */
export interface Engine {
  /**
   * Validates values and sends them. Calls `onPending` when the request has started, or if validation is asynchronous.
   */
  submit: (
    form: HTMLFormElement,
    values: ControlValues,
    options: EngineOptions,
    onPending: () => void,
  ) => Promise<SubmitResult>;
  /** Validates values again. Resolves to the error keys of the given fields. */
  validate: (
    values: ControlValues,
    fields: readonly string[],
    schema: EngineOptions['schema'],
  ) => Promise<FieldErrors>;
  moveFocus: typeof moveFocus;
  checkEmail: typeof checkEmail;
}

/**
 * Creates a form control of react-hook-form for fields that are already on the page. It never writes values, so it does
 * not affect text, caret, undo history and IME composition.
 *
 * @param lazySchema a schema that loads now, for the first submit
 */
export function createEngine(lazySchema?: EngineOptions['schema']): Engine {
  // Ignores a failure, because a submit loads the schema again and reports it.
  loadSchema(lazySchema).catch(() => undefined);
  let values: ControlValues = {};
  let schema: EngineOptions['schema'];

  const control = createFormControl<ContactValues, unknown, ContactPayload>({
    // The fields are not registered, so react-hook-form does not know their values.
    resolver: async () => {
      const result = await validate(values, schema);
      if (result.success) return { values: result.payload, errors: {} };
      const errors = Object.entries(result.errors).map(([name, message]) => [
        name,
        { type: 'validate', message },
      ]);
      return { values: {}, errors: Object.fromEntries(errors) as object };
    },
  });

  return {
    moveFocus,
    checkEmail,

    async submit(form, currentValues, options, onPending) {
      ({ schema } = options);
      values = currentValues;
      const evidence = collectEvidence(form, options.startedAt);
      try {
        // Bundlers remove the diagnostics from production builds.
        if (process.env.NODE_ENV === 'development') {
          void loadSchema(schema).then((loaded) =>
            diagnoseSubmit(form, { formId: options.formId, schema: loaded }),
          );
        }
      } catch {
        // Without a bundler there is no `process`, and no diagnostics.
      }
      // A synchronous schema finishes within this task. While an asynchronous schema runs, the fields must be
      // read-only, because text typed then would not be sent.
      const timer = setTimeout(onPending);
      try {
        return await validateAndSend(control, {
          onInvalid: options.onInvalid,
          onError: options.onError,
          canShow: (field) =>
            !isFocusElsewhere(form) && shownFields(form).some(({ dataset }) => dataset['field'] === field),
          send(payload) {
            clearTimeout(timer);
            if (isDiscarded(form, evidence)) return Promise.resolve();
            const challenge = challenges.get(form);
            const sending = { ...options, evidence };
            const outcome = challenge ? sendWithToken(challenge, sending, payload) : send(sending, payload);
            onPending();
            return outcome;
          },
        });
      } finally {
        clearTimeout(timer);
      }
    },

    async validate(currentValues, fields, currentSchema) {
      values = currentValues;
      schema = currentSchema;
      await control.trigger(fields as (keyof ContactValues)[]);
      const errors = fields.map((name): [string, string | undefined] => [
        name,
        control.getFieldState(name as keyof ContactValues).error?.message,
      ]);
      return Object.fromEntries(errors.filter((entry): entry is [string, string] => entry[1] !== undefined));
    },
  };
}
