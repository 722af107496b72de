import type { ComponentPropsWithoutRef, ReactElement, Ref } from 'react';
import type { ContactFormContextValue } from '../components/ContactFormContext.js';

export type ContactDraftNoticeProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** Renders `ContactDraftNotice`. It imports no module that the page loads, because bundlers would move a shared module into a third file. */
export function renderDraftNotice(
  { form: { engine }, state, options }: ContactFormContextValue,
  { className, ...props }: ContactDraftNoticeProps,
  ref?: Ref<HTMLDivElement>,
): ReactElement {
  const { outcomes, actions } = options.messages;
  // The visitor cannot discard text that is being sent.
  const draft = state.submission.status === 'pending' ? undefined : state.draft;
  return (
    <div
      {...props}
      ref={ref}
      className={['rck-draft', className].filter(Boolean).join(' ')}
      data-restored={draft ? '' : undefined}
    >
      <p role="status">
        {draft &&
          (draft.isUnconfirmed
            ? engine?.outcomeMessage({ code: 'unconfirmed' }, options)
            : outcomes.draftRestored)}
      </p>
      {draft && (
        <>
          <button type="button" className="rck-action" onClick={draft.keep}>
            {actions.keepDraft}
          </button>
          <button type="button" className="rck-action" onClick={draft.discard}>
            {actions.discardDraft}
          </button>
        </>
      )}
    </div>
  );
}
