import { fieldsText, TICKED } from '../client/fieldsText.js';
import { mailUrl, type MailTarget } from '../client/mailUrl.js';
import { phoneUrl } from '../client/phoneUrl.js';
import { outcomeText, SUBMIT_LABELS } from '../i18n/messageText.js';
import type { CustomMessages } from '../locales/Messages.js';
import { element, type Markup } from './element.js';
import type { FormField } from './formFields.js';
import {
  choiceLabel,
  fieldLabel,
  renderField,
  type Failure,
  type RenderFieldOptions,
} from './renderField.js';

export interface RenderFormOptions extends Pick<RenderFieldOptions, 'schema' | 'requiredMark'> {
  fields: readonly FormField[];
  fallbackEmail?: MailTarget | undefined;
  fallbackPhone?: string | undefined;
  /** Name of the form's trap. */
  trap?: string | undefined;
}

/**
 * Renders the form as `ContactForm` does, with the visitor's text and the errors. It has no `action`, so it posts to
 * the URL of the page. The server might not know that URL, because a proxy can change it.
 */
export function renderForm(failure: Failure, options: RenderFormOptions): Markup {
  const { messages, fieldErrors, error } = failure;
  const firstInvalid = options.fields.find(({ name }) => fieldErrors[name] !== undefined);
  const attributes = {
    method: 'post',
    // The browser's own validation differs from the schema and is in the browser's language.
    novalidate: true,
    class: 'rck-form',
    lang: messages.lang,
    dir: messages.dir,
    'data-status': error ? 'error' : 'idle',
  };
  return element(
    'form',
    attributes,
    options.fields.map((field, index) =>
      renderField(field, { ...options, failure, id: `rck-${index}`, isFocused: field === firstInvalid }),
    ),
    options.trap && renderTrap(options.trap, messages),
    element(
      'button',
      { type: 'submit', class: 'rck-submit', 'data-code': error?.code },
      renderSubmitLabels(failure),
    ),
    renderStatus(failure, options),
    renderFallback(failure, options),
  );
}

/** Renders the field that only spam bots fill in, as `ContactTrap` does. */
function renderTrap(name: string, { hints }: CustomMessages): Markup {
  return element(
    'div',
    { hidden: true },
    element('label', { for: 'rck-trap' }, hints.leaveEmpty),
    element('input', {
      id: 'rck-trap',
      name,
      type: 'text',
      tabindex: '-1',
      autocomplete: 'off',
      // 1Password, LastPass, Bitwarden and Dashlane skip controls with these attributes.
      'data-1p-ignore': true,
      'data-lpignore': 'true',
      'data-bwignore': true,
      'data-form-type': 'other',
    }),
  );
}

/** Renders a label for each state, as `ContactSubmit` does, so that both buttons have the same width. */
function renderSubmitLabels({ error, messages }: Failure): readonly Markup[] {
  const current = error ? 'sendAgain' : 'submit';
  return SUBMIT_LABELS.map((label) =>
    element('span', { class: 'rck-submit-label', hidden: label !== current }, messages.actions[label]),
  );
}

/** The status takes the focus, because screen readers do not announce an alert that is on the page when it loads. */
function renderStatus({ error, messages }: Failure, { fallbackEmail }: RenderFormOptions): Markup {
  if (!error) return element('div', { class: 'rck-status' });
  const { title, text } = outcomeText(error, { messages, fallbackEmail });
  return element(
    'div',
    { class: 'rck-status', 'data-code': error.code, tabindex: '-1', autofocus: true },
    element('p', {}, element('span', {}, element('b', {}, `${title} `), text)),
  );
}

function renderFallback(failure: Failure, options: RenderFormOptions): Markup {
  const { error, messages } = failure;
  const { fallbackEmail, fallbackPhone } = options;
  return element(
    'div',
    { class: 'rck-fallback', 'data-code': error?.code },
    error &&
      fallbackEmail &&
      element(
        'a',
        {
          class: 'rck-action',
          href: mailUrl(fallbackEmail, messages.labels.message, textOf(failure, options.fields)),
        },
        messages.actions.sendByEmail,
      ),
    error &&
      fallbackPhone &&
      element('a', { class: 'rck-action', dir: 'ltr', href: phoneUrl(fallbackPhone) }, fallbackPhone),
  );
}

/** The visitor's text with the labels of the fields, as `composeText` composes it from a form. */
function textOf({ messages, values }: Failure, fields: readonly FormField[]): string {
  return fieldsText(
    fields.map(({ name, choices }) => {
      const value = values[name];
      const label = fieldLabel(name, messages);
      if (typeof value === 'boolean') return { name, label, text: value ? TICKED : '' };
      const texts = (typeof value === 'object' ? value : [value ?? '']).filter(Boolean);
      const chosen = texts.map((text) => (choices.includes(text) ? choiceLabel(name, text, messages) : text));
      return { name, label, text: chosen.join(', ') };
    }),
  );
}
