'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { focusField, shownFields } from '../form/shownFields.js';
import { outcomeMessage } from '../i18n/messageText.js';
import { className } from './className.js';
import { useContactFormContext } from './ContactFormContext.js';

export type ContactDraftNoticeProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/**
 * Shows that a draft was restored. Renders a `<div>` with a `<p role="status">`, and buttons that keep or discard the
 * text. Without a restored draft, the `<p>` is empty. Needs `draft` on the form.
 *
 * State: `data-restored`.
 */
export const ContactDraftNotice = forwardRef<HTMLDivElement, ContactDraftNoticeProps>(
  function ContactDraftNotice({ className: added, ...props }, ref) {
    const { state, options, controller } = useContactFormContext('<ContactDraftNotice>');
    const { outcomes, actions } = options.messages;
    // The visitor cannot discard text that is being sent.
    const draft = state.status === 'pending' ? undefined : state.draft;

    function decide(decision: () => void): void {
      decision();
      // The button disappears, so the focus moves to the first field.
      const form = controller.getForm();
      if (form) focusField(shownFields(form)[0]);
    }

    return (
      <div
        {...props}
        ref={ref}
        className={className('rck-draft', added)}
        data-restored={draft ? '' : undefined}
      >
        <p role="status">
          {draft &&
            (draft.isUnconfirmed ? outcomeMessage({ code: 'unconfirmed' }, options) : outcomes.draftRestored)}
        </p>
        {draft && (
          <>
            <button type="button" className="rck-action" onClick={() => decide(draft.keep)}>
              {actions.keepDraft}
            </button>
            <button type="button" className="rck-action" onClick={() => decide(draft.discard)}>
              {actions.discardDraft}
            </button>
          </>
        )}
      </div>
    );
  },
);
