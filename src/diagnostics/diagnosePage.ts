import { warnOnce } from './warnOnce.js';

/** Milliseconds until the other parts of the page and its stylesheets have loaded. */
const PAGE_DELAY = 1_000;
const ANNOUNCEMENTS = '[role=alert], [aria-live]';
const diagnosed = new WeakSet<HTMLFormElement>();

/** Warns once per form, before anything is submitted, about what is missing on its page. */
export function diagnosePage(form: HTMLFormElement, formId: string): void {
  if (diagnosed.has(form)) return;
  diagnosed.add(form);
  setTimeout(() => {
    // The form might not have been complete. The confirmation replaces the parts of a form.
    if (!form.isConnected || form.dataset['status'] === 'success') {
      diagnosed.delete(form);
      return;
    }
    diagnoseAnnouncement(form, formId);
    if (isUnstyled(form)) {
      warnOnce(
        'no stylesheet styles the form, so it has the default appearance of the browser, and errors do not stand out. ' +
          'Import "react-contact-kit/styles.css", or style .rck-form and .rck-control in your own stylesheet.',
      );
    }
  }, PAGE_DELAY);
}

/** Warns if nothing on the page of the form announces a failure. */
function diagnoseAnnouncement(form: HTMLFormElement, formId: string): void {
  // The document does not find elements in a shadow tree.
  if (form.querySelector(ANNOUNCEMENTS) ?? form.ownerDocument.querySelector(ANNOUNCEMENTS)) return;
  warnOnce(
    `the page of the form ${JSON.stringify(formId)} has no element that announces a failed submission, so visitors might ` +
      'not notice it. Add <ContactStatus /> to its children, or an element with role="alert" and aria-live="assertive".',
  );
}

/** Whether the form and its first control look as browsers render them without any stylesheet. */
function isUnstyled(form: HTMLFormElement): boolean {
  const control = form.querySelector('.rck-control:is(input, textarea)');
  // Without a layout, as in jsdom or in a hidden tab panel, the computed styles say little.
  if (!control || form.offsetHeight === 0) return false;
  const { borderStyle, borderWidth } = getComputedStyle(control);
  return getComputedStyle(form).display === 'block' && borderStyle === 'inset' && borderWidth === '2px';
}
