'use client';
import { renderDraftNotice, type ContactDraftNoticeProps } from '../drafts/notice.js';
import { part } from './ContactFormContext.js';

/**
 * Shows that a draft was restored. Renders a `<div>` with a `<p role="status">` and buttons that keep or discard the
 * text. It is empty if no draft was restored. Requires the option `draft`.
 *
 * State: `data-restored`.
 */
export const ContactDraftNotice = /* @__PURE__ */ part<ContactDraftNoticeProps, HTMLDivElement>(
  'ContactDraftNotice',
  renderDraftNotice,
);
