import type { QueryClient } from '@tanstack/react-query';
import type { ComponentPropsWithoutRef, ComponentType, ReactNode, Ref } from 'react';
import type { SubmissionError } from '../client/SubmissionError.js';
import type { ControlState } from '../fields/controls.js';
import type { FIELD_ACCESS } from '../fields/focus.js';
import type { CustomMessages } from '../messages/Messages.js';
import type { MessageGroups } from '../messages/mergeMessages.js';
import type { outcomeMessage, outcomeText } from '../messages/messageText.js';
import type { SentBy, Store, StoreState } from './store.js';
import type { ResolvedOptions } from './useOptions.js';

// The types that the page and the engine share.

/** Access to one form: the part of it that loads with the page, with its state and its engine. */
export interface FormHandle extends Store {
  element: HTMLFormElement | null;
  /** A ref callback. */
  ref: (element: HTMLFormElement | null) => void;
  /** Undefined until the engine has loaded. Its arrival renders the form again only if the form shows a failure. */
  engine?: Engine;
  /** Time of the first interaction. */
  startedAt?: number;
  /** The widget of the `ContactChallenge` in the form. */
  challenge?: Challenge | undefined;
  load: () => Promise<Engine>;
  /** Loads the engine and ignores a failure. */
  preload: () => void;
  /** Called when an element of the form has received focus. */
  touch: () => void;
  /** Submits the current values with the given options. Does nothing while a submission is pending. */
  submit: (options: ResolvedOptions) => Promise<void>;
  /** Handles a native `reset` event until the engine has loaded; then the engine handles it. */
  onReset: (event: Pick<Event, 'preventDefault'>) => void;
  /**
   * Resets the fields to their initial values, and removes errors and the confirmation. Does nothing while a submission
   * is pending.
   *
   * @param kept initial values that override those of the form
   */
  reset: (kept?: SentBy) => void;
}

/** The data that one submit reads from a form. Later, the form can have changed or unmounted. */
export interface FormSnapshot {
  form: HTMLFormElement;
  /** The enabled controls. Undefined in a hook, where react-hook-form has the values. */
  controls?: readonly ControlState[] | undefined;
  options: ResolvedOptions;
  challenge?: Challenge | undefined;
  secondsToSubmit?: number | undefined;
}

/** The engine of a form: validation, submission, and what only an interaction can show. */
export interface Engine extends EngineExports {
  /** Validates the controls and sends their values. Requires the lock of the store. */
  validateAndSend: (submit: FormSnapshot) => Promise<void>;
  reset: (kept?: SentBy) => void;
  /** Starts to listen to the form element, if there is one. Returns the clean-up. */
  listen: (element: HTMLFormElement | null) => () => void;
  /** Called after each commit with what React has rendered. */
  onCommit: (context: FormContext, client: QueryClient | undefined) => void;
  /** Validates a field again if it shows an error. */
  revalidate: (field: string) => void;
  /** The error message of a field. */
  errorOf: (field: string, messages: CustomMessages) => string | undefined;
  /** The messages of the fields that were invalid in the last submit, by name. */
  fieldErrors: (messages: CustomMessages) => Readonly<Record<string, string>>;
  /** Keeps the visitor's text in the link that opens a mail program. */
  mailLink: Ref<HTMLAnchorElement>;
}

/** The components and functions of the engine's file, which all forms share. */
export interface EngineExports {
  /** The messages of the kit that the page has not loaded. */
  english: MessageGroups;
  outcomeText: typeof outcomeText;
  outcomeMessage: typeof outcomeMessage;
  /** For drafts. */
  FIELD_ACCESS: typeof FIELD_ACCESS;
  /** The text for screen readers. */
  announcementOf: (context: FormContext) => string | undefined;
  /** Connects the engine to React. Renders nothing. */
  Runtime: ComponentType<FormContext>;
  Confirmation: ComponentType<ConfirmationProps>;
  /** Renders the prop `confirmation` after the message was sent. */
  renderConfirmation: (context: FormContext, confirmation: ConfirmationContent) => ReactNode;
  CopyButton: ComponentType<FormContext>;
  /** The button that corrects a misspelled email address. */
  SuggestionButton: ComponentType<FormContext>;
}

/** The data that the parts of a form and its engine read while they render. */
export interface FormContext {
  handle: FormHandle;
  state: StoreState;
  options: ResolvedOptions;
  /** Initial values, by field name. */
  defaultValues: Readonly<Record<string, unknown>> | undefined;
  /** The parts in the app's arrangement. Without any, the form renders its default parts. */
  children: ReactNode;
}

/** The state of a form. */
export interface ContactFormState {
  /**
   * `pending` while the form validates and sends, `success` while it shows the confirmation, `error` after a failure,
   * otherwise `idle`. If focus moves to an invalid field after a failure, the status is `idle`, because the field shows
   * the error.
   */
  status: 'idle' | 'pending' | 'success' | 'error';
  /** Why the submission failed, while `status` is `error`. */
  error: SubmissionError | undefined;
  /** Title and description of the failure in the form's language, while `status` is `error`. */
  errorMessage: string | undefined;
  /** Error messages in the form's language, by field name. */
  fieldErrors: Readonly<Record<string, string>>;
  /**
   * Resets the fields to their initial values and removes errors and the outcome. Does nothing while a submission is
   * pending.
   */
  reset: () => void;
}

/** The widget of a `ContactChallenge`. */
export interface Challenge {
  /** The field of the payload that contains the token. */
  name: string;
  /**
   * Waits for a token. The visitor might have to complete the challenge first.
   *
   * @throws Error if the widget does not load, fails, or is not completed in time
   */
  getToken: () => Promise<string>;
  /** Requests a new token. A token is valid for one submission. */
  reset: () => void;
}

/** The content that replaces the children of a form after the message was sent. */
export type ConfirmationContent = ReactNode | ((state: ContactFormState) => ReactNode);

export interface ContactConfirmationProps extends ComponentPropsWithoutRef<'div'> {
  /**
   * Level of the heading.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * Replaces the paragraph.
   * @default `messages.outcomes.sentText`, and `sentReply` if the payload has an email address
   */
  children?: ReactNode;
}

export interface ConfirmationProps extends ContactConfirmationProps {
  context: FormContext;
  innerRef?: Ref<HTMLDivElement> | undefined;
}
