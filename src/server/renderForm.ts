import { fieldsText, TICKED } from '../client/fieldsText.js';
import { mailUrl, type MailTarget } from '../client/mailUrl.js';
import { phoneUrl } from '../client/phoneUrl.js';
import { outcomeText } from '../i18n/messageText.js';
import type { CustomMessages } from '../locales/Messages.js';
import { fieldPreset, MAX_AUTO_DIRECTION } from '../schema/fieldPreset.js';
import { isRequired } from '../schema/isRequired.js';
import { labelHint, type RequiredMark } from '../schema/labelHint.js';
import type { ContactSchema } from '../schema/parseValues.js';
import { element, type Attributes, type Markup } from './element.js';
import { emptyValue, type FormField } from './formFields.js';
import type { ContactRenderContext } from './renderDocument.js';

export interface RenderFormOptions {
  schema: ContactSchema;
  fields: readonly FormField[];
  requiredMark?: RequiredMark | undefined;
  fallbackEmail?: MailTarget | undefined;
  fallbackPhone?: string | undefined;
  /** Name of the form's trap. */
  trap?: string | undefined;
}

type Failure = Omit<ContactRenderContext, 'form' | 'status'>;

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
    renderStatus(failure),
    element('button', { type: 'submit', class: 'rck-submit' }, messages.actions.submit),
    renderFallback(failure, options),
  );
}

interface FieldOptions extends RenderFormOptions {
  failure: Failure;
  /** Not derived from the name, which can contain spaces. */
  id: string;
  isFocused: boolean;
}

/** Renders a label, a description, a control with the visitor's text, and an error, as `ContactField` does. */
function renderField(field: FormField, options: FieldOptions): Markup {
  const { failure, id } = options;
  const { messages, values, fieldErrors } = failure;
  const { name } = field;
  const error = fieldErrors[name];
  const description = messages.descriptions?.[name];
  const required = isRequired(options.schema, name, emptyValue(field));
  const mark = labelHint(required, options.requiredMark);
  const describedBy = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  const { autoComplete, dir = 'auto' } = fieldPreset(name);
  const attributes = {
    placeholder: messages.placeholders?.[name],
    name,
    class: 'rck-control',
    id,
    dir: dir === 'auto' && String(values[name]).length > MAX_AUTO_DIRECTION ? undefined : dir,
    autocomplete: autoComplete,
    required: required === true,
    autofocus: options.isFocused,
    'data-field': name,
    'aria-invalid': error && 'true',
    'aria-describedby': describedBy || undefined,
  };
  return element(
    'div',
    { class: 'rck-field', 'data-invalid': Boolean(error) },
    element(
      'label',
      { class: 'rck-label', for: id },
      fieldLabel(name, messages),
      mark && [
        ' ',
        element(
          'span',
          { class: 'rck-mark', 'aria-hidden': String(required === true) },
          messages.hints[mark],
        ),
      ],
    ),
    element('div', { class: 'rck-description', id: `${id}-description`, hidden: !description }, description),
    renderControl(field, failure, attributes),
    error && element('p', { class: 'rck-error', id: `${id}-error` }, error),
  );
}

function renderControl({ name, kind, choices }: FormField, failure: Failure, attributes: Attributes): Markup {
  const { messages, values } = failure;
  const value = values[name];
  if (kind === 'checkbox') {
    return element('input', { ...attributes, type: 'checkbox', checked: value === true });
  }
  const texts = Array.isArray(value) ? (value as readonly string[]) : [String(value ?? '')];
  const [text = ''] = texts;
  if (kind === 'list' || choices.length > 0) {
    return element(
      'select',
      { ...attributes, multiple: kind === 'list' },
      kind === 'text' && element('option', { value: '' }, messages.hints.choose),
      // If the list can contain any text, the options are the posted texts.
      (choices.length > 0 ? choices.filter(Boolean) : texts).map((choice) =>
        element(
          'option',
          { value: choice, selected: texts.includes(choice) },
          choiceLabel(name, choice, messages),
        ),
      ),
    );
  }
  const { as, rows, type } = fieldPreset(name);
  // An input removes line breaks. A textarea removes one at its start.
  return as === 'textarea' || /[\r\n]/.test(text)
    ? element('textarea', { ...attributes, rows: rows?.toString() }, '\n', text)
    : element('input', { ...attributes, type, value: text });
}

/** Renders the field that only spam bots fill in, as `ContactTrap` does. */
function renderTrap(name: string, { hints }: CustomMessages): Markup {
  return element(
    'div',
    { hidden: true },
    element('label', { for: 'rck-trap' }, hints.leaveEmpty),
    element('input', { id: 'rck-trap', name, type: 'text', tabindex: '-1', autocomplete: 'off' }),
  );
}

/** The status takes the focus, because screen readers do not announce an alert that is on the page when it loads. */
function renderStatus({ error, messages }: Failure): Markup {
  if (!error) return element('div', { class: 'rck-status' });
  return element(
    'div',
    { class: 'rck-status', 'data-code': error.code, tabindex: '-1', autofocus: true },
    element('p', {}, outcomeText(error, messages)),
  );
}

function renderFallback(failure: Failure, options: RenderFormOptions): Markup {
  const { error, messages } = failure;
  const { fallbackEmail, fallbackPhone } = options;
  return element(
    'div',
    { class: 'rck-fallback' },
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

/** The visitor's text with the labels of the fields, as `readText` reads it from a form. */
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

function fieldLabel(name: string, { labels }: CustomMessages): string {
  return labels[name] ?? name;
}

function choiceLabel(name: string, choice: string, { labels }: CustomMessages): string {
  return labels[`${name}.${choice}`] ?? choice;
}
