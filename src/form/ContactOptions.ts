import type { ReactNode } from 'react';
import type { FallbackContacts } from '../fallback/links.js';
import type {
  ContactPayload,
  RequestOptions,
  SendSubmission,
  SubmissionEvidence,
  SubmissionReceipt,
} from '../client/request.js';
import type { SubmissionError } from '../client/SubmissionError.js';
import type { PartialMessages } from '../messages/mergeMessages.js';
import type { CustomMessages } from '../messages/Messages.js';
import type { RequiredMark } from '../fields/preset.js';
import type { ContactOutput, ContactSchema, LazySchema } from '../schema/parseValues.js';

/** Ways to contact you after a failed submission. */
export interface ContactFallbackOptions extends FallbackContacts {
  /** Your own content after the actions of `ContactFallback`, such as the hours when you answer the phone. Hooks ignore it. */
  note?: ReactNode;
  /** Called when the visitor uses a fallback action. */
  onUse?: ((action: 'copy' | 'email' | 'phone') => void) | undefined;
}

/** What was sent: the second argument of `onSuccess`. */
export interface SentSubmission<Payload extends object = ContactPayload> {
  /** The payload, as in `SendRequest`. */
  payload: Payload;
  /** Signals that help to detect spam. */
  evidence: SubmissionEvidence;
}

/** A method type, so that a callback for the payload of a more precise schema is assignable. */
type SuccessCallback<Payload extends object> = {
  onSuccess(receipt: SubmissionReceipt, sent: SentSubmission<Payload>): void;
}['onSuccess'];

export interface SubmissionCallbacks<Payload extends object = ContactPayload> {
  /** Called when the backend has accepted a submission, even if the form has unmounted. */
  onSuccess?: SuccessCallback<Payload> | undefined;
  /**
   * Called when a submission has failed, even if the form has unmounted. If validation in the browser fails, the form
   * calls `onInvalid` instead.
   */
  onError?: ((error: SubmissionError) => void) | undefined;
}

/** Options that forms and hooks share. */
interface SharedOptions<Schema extends ContactSchema>
  extends RequestOptions, SubmissionCallbacks<ContactOutput<Schema>> {
  /**
   * URL of the backend: an absolute http(s) URL or a path that starts with `/`. It must not contain a query, a hash
   * or credentials. Required on the form or on a `ContactProvider`, unless `send` is set.
   */
  baseUrl?: string | undefined;
  /**
   * Replaces the kit's request, for example to send to your own API. Called at most once per submission. Return
   * the `Response`. If you have none, return `{ status, body? }` for an accepted submission and throw a
   * `SubmissionError` otherwise.
   */
  send?: SendSubmission<ContactOutput<Schema>> | undefined;
  /**
   * BCP 47 tag of the form's language, such as `de-AT`, which selects the catalog. A whole catalog in the same component's
   * `messages` overrides it. The request contains the language code, such as `de`.
   * @default 'en'
   */
  locale?: string | undefined;
  /**
   * Your own messages, for all languages or by language. They override the catalog of `locale`. An object with `lang`
   * is a whole catalog: it sets the language, and the form loads no other catalog.
   * @default the catalog of `locale`, loaded on demand
   */
  messages?: CustomMessages | PartialMessages | undefined;
  /**
   * A zod schema whose output is an object. The form sends this output. It also sends rendered fields that the schema
   * does not contain, unless the schema is a union, an intersection, a `z.preprocess` or a `z.lazy`. To load
   * the schema only when it is needed, pass a function such as `() => import('./schema')` that you define outside the
   * component.
   */
  schema?: Schema | LazySchema<Schema> | undefined;
  /** Called with the names of the invalid fields if validation in the browser fails. Nothing was sent. */
  onInvalid?: ((fields: readonly string[]) => void) | undefined;
}

/** Options of a `ContactForm` that a `ContactProvider` can set too. */
export interface ContactFormSettings {
  /**
   * Whether the form suggests a correction if the domain of an email address looks misspelled.
   * @default true
   */
  suggestEmail?: boolean | undefined;
  /**
   * Keeps unsent text in the tab's session storage, except passwords and fields with `autoComplete="off"`. Text older
   * than 24 hours is not restored.
   * @default false
   */
  draft?: boolean | undefined;
  /** Ways to contact you after a failed submission. */
  fallback?: ContactFallbackOptions | undefined;
  /**
   * Which fields have a mark: optional fields, required fields, or none.
   * @default 'optional'
   */
  requiredMark?: RequiredMark | undefined;
  /**
   * Class names for the elements in each field, by `field`, `label`, `mark`, `description`, `control`, `option` and
   * `error`: strings, or functions that receive `{ invalid, pending }`.
   */
  classNames?: ContactClassNames | undefined;
}

/** Options that a `ContactProvider` sets for all forms and hooks inside it. */
export interface ContactDefaults<Schema extends ContactSchema = ContactSchema>
  extends SharedOptions<Schema>, ContactFormSettings {}

/** The options that `ContactForm` and the hooks share. */
export interface ContactOptions<Schema extends ContactSchema = ContactSchema> extends SharedOptions<Schema> {
  /** Public ID of the form. It must not be blank, `.` or `..` and must not contain control characters. */
  formId: string;
}

/** State of a field that class names can depend on. */
export interface FieldClassState {
  /** The field shows an error. */
  invalid: boolean;
  /** A submission is pending. */
  pending: boolean;
}

/** Class names by element of a field, in addition to the kit's own: strings, or functions of the field's state. */
export type ContactClassNames = Partial<
  Record<
    'field' | 'label' | 'mark' | 'description' | 'control' | 'option' | 'error',
    string | ((state: FieldClassState) => string | undefined) | undefined
  >
>;
