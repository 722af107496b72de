import type { ComponentPropsWithoutRef, ReactElement, Ref } from 'react';
import type { FormContext } from '../form/contract.js';

export type ContactDraftNoticeProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** Renders `ContactDraftNotice`. It imports no module that the page loads, because bundlers would move a shared module into a third file. */
export function renderDraftNotice(
  { handle: { engine }, state, options }: FormContext,
  { className, ...props }: ContactDraftNoticeProps,
  ref?: Ref<HTMLDivElement>,
): ReactElement {
  // The visitor cannot discard text that is being sent.
  const draft = state.submission.status === 'pending' ? undefined : state.draft;
  const notice = draft?.(options, engine?.outcomeMessage);
  return (
    <div
      {...props}
      ref={ref}
      className={['rck-draft', className].filter(Boolean).join(' ')}
      data-restored={notice ? '' : undefined}
    >
      <p role="status">{notice?.text}</p>
      {notice && (
        <>
          <button {...notice.keepProps} className="rck-action" />
          <button {...notice.discardProps} className="rck-action" />
        </>
      )}
    </div>
  );
}
