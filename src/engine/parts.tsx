import type { ReactNode } from 'react';
import { cx, hideVisually } from '../form/attributes.js';
import type { ConfirmationContent, ConfirmationProps, FormContext } from '../form/contract.js';
import { copyText } from '../fallback/actions.js';
import { useCopied } from './useCopied.js';
import { submissionText, withSpace } from '../messages/messageText.js';
import { suggestionText } from '../messages/suggestionText.js';
import { callAndReport } from '../form/report.js';
import type { SentBy } from '../form/store.js';

/** Renders `ContactConfirmation`. */
export function Confirmation({
  context: { handle, state, options },
  className,
  children,
  headingLevel = 2,
  innerRef,
  ...props
}: ConfirmationProps) {
  const { submission } = state;
  const { name, email }: Partial<Record<keyof SentBy, unknown>> =
    submission.status === 'success' ? submission.payload : {};
  // A schema can transform them into another type.
  const sentBy: SentBy = {
    ...(typeof name === 'string' && { name }),
    ...(typeof email === 'string' && { email }),
  };
  const { outcomes, actions } = options.messages;
  // In plain JavaScript, a catalog can be incomplete.
  const [before, after] = ((sentBy.email && outcomes.sentReply) || '').split('{email}');
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...props} ref={innerRef} className={cx('rck-confirmation', className)}>
      <Heading className="rck-confirmation-title" data-rck-focus="">
        {outcomes.sentTitle}
      </Heading>
      {children ?? (
        <p>
          {withSpace(outcomes.sentText)}
          <span>
            {before}
            {/* Shows the address, so that the visitor can notice a typo in it. */}
            {after !== undefined && <strong dir="ltr">{sentBy.email}</strong>}
            {after}
          </span>
        </p>
      )}
      <button type="button" className="rck-action" onClick={() => handle.reset(sentBy)}>
        {actions.sendAnother}
      </button>
    </div>
  );
}

/** Renders the prop `confirmation` of a form. */
export function renderConfirmation(context: FormContext, confirmation: ConfirmationContent): ReactNode {
  if (confirmation === undefined) return <Confirmation context={context} />;
  if (typeof confirmation !== 'function') return confirmation;
  return confirmation({
    status: 'success',
    error: undefined,
    errorMessage: undefined,
    fieldErrors: {},
    // A wrapper, because `handle.reset` also accepts initial values, and a click handler would pass its event.
    reset: () => context.handle.reset(),
  });
}

/** The text for screen readers. */
export function announcementOf({
  state: { submission, suggestion },
  options: { messages },
}: FormContext): string | undefined {
  return submissionText(submission, messages) ?? (suggestion && suggestionText(suggestion.email, messages));
}

/** The button that corrects a misspelled email address. */
export function SuggestionButton({ state: { suggestion }, options }: FormContext) {
  return (
    suggestion && (
      <button type="button" className="rck-action" onClick={suggestion.accept}>
        {suggestionText(suggestion.email, options.messages)}
      </button>
    )
  );
}

/** The button that copies the visitor's text, and its announcement. */
export function CopyButton({ handle, options }: FormContext) {
  const { actions } = options.messages;
  // Without the form, there is no text: the clipboard must keep what it contains.
  const [isCopied, copy] = useCopied(async () => handle.element !== null && copyText(handle.element));
  return (
    <>
      <button
        type="button"
        className="rck-action"
        onClick={() => {
          copy();
          callAndReport(options.fallback?.onUse, 'copy');
        }}
      >
        {isCopied ? actions.copied : actions.copyMessage}
      </button>
      <span ref={hideVisually} className="rck-announcement" role="status">
        {isCopied && actions.copied}
      </span>
    </>
  );
}
