import { mailUrl } from '../client/mailUrl.js';
import type { SubmissionError } from '../client/SubmissionError.js';
import { outcomeText } from '../i18n/outcomeText.js';
import type { OwnMessages } from '../i18n/Messages.js';
import { renderField } from './renderField.js';
import type { ContactPage } from './ContactPage.js';
import { element, type Markup } from './element.js';
import type { MarkedField } from './markRequired.js';

/**
 * The form as `ContactForm` renders it, with what the visitor wrote and what went wrong. It posts to where the page came
 * from: the browser alone is sure of that address, as a proxy may have changed it on the way.
 */
export function renderForm(
  { messages, values, fieldErrors, error }: Omit<ContactPage, 'form' | 'status'>,
  fields: readonly MarkedField[],
  email: string | undefined,
): Markup {
  const first = fields.find(({ name }) => fieldErrors[name] !== undefined);
  const attributes = {
    method: 'post',
    // Browsers refuse addresses that the schema takes, and say so in a language of their own.
    novalidate: true,
    class: 'contact-form',
    lang: messages.lang,
    dir: messages.dir,
    'data-status': error ? 'error' : 'idle',
  };
  return element(
    'form',
    attributes,
    fields.map((field) =>
      renderField(field, {
        messages,
        value: values[field.name],
        error: fieldErrors[field.name],
        isFocused: field === first,
      }),
    ),
    error && contactStatus(error, messages),
    element('button', { type: 'submit', class: 'contact-submit' }, messages.submit),
    error && email && mailLink(email, values['message'], messages),
  );
}

/** Takes the focus, as no screen reader tells of an alert that was there before it came. */
function contactStatus(error: SubmissionError, messages: OwnMessages): Markup {
  return element(
    'div',
    { class: 'contact-status', 'data-code': error.code, tabindex: '-1', autofocus: true },
    element('p', {}, outcomeText(error, messages)),
  );
}

function mailLink(email: string, message: unknown, messages: OwnMessages): Markup {
  const href = mailUrl(email, typeof message === 'string' ? message : '');
  return element(
    'div',
    { class: 'contact-fallback' },
    element('a', { class: 'contact-action', href }, messages.sendByEmail),
  );
}
