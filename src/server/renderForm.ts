import { phoneUrl, type FallbackContacts } from '../fallback/links.js';
import { fieldsText, mailUrl } from '../fallback/mail.js';
import { outcomeText } from '../messages/messageText.js';
import type { CustomMessages } from '../messages/Messages.js';
import { MAX_AUTO_DIRECTION } from '../fields/text.js';
import { fieldPreset, isPreset, markOf, submitLabels, type RequiredMark } from '../fields/preset.js';
import { element, type Attributes, type Markup } from './element.js';
import { choiceLabel, fieldLabel } from './endpointMessages.js';
import type { FormField } from './formFields.js';
import type { ContactRenderContext } from './endpointOptions.js';
import { fieldTexts } from './submissionText.js';

/** The visitor's values, and why they were not sent. */
type Failure = Omit<ContactRenderContext, 'form' | 'status'>;

export interface RenderFormOptions extends Pick<RenderFieldOptions, 'requiredMark'> {
  fields: readonly FormField[];
  fallback?: FallbackContacts | undefined;
  /** Name of the form's honeypot. */
  trap?: string | undefined;
}

/**
 * Renders the form as `ContactForm` does, with the visitor's text and the errors, but the failure first. The form has no
 * `action`, so the browser posts it to the URL of the page. The server might not know this URL, because a proxy can change it.
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
    // First, because the page opens at its top.
    renderStatus(failure, options),
    renderFallback(failure, options),
    options.fields.map((field, index) =>
      renderField(field, { ...options, failure, id: `rck-${index}`, isFocused: field === firstInvalid }),
    ),
    renderUndeclared(failure, options.fields),
    options.trap && renderTrap(options.trap, messages),
    element(
      'button',
      { type: 'submit', class: 'rck-submit', 'data-code': error?.code },
      renderSubmitLabel(failure),
    ),
  );
}

interface RenderFieldOptions {
  requiredMark?: RequiredMark | undefined;
  failure: Failure;
  /** Not derived from the name, which can contain spaces. */
  id: string;
  isFocused: boolean;
}

/**
 * Renders a label, a description, a control with the visitor's text, and an error, as `ContactField` does. A list with
 * known choices is a group of checkboxes, as `ContactCheckboxGroup` renders it.
 */
function renderField(field: FormField, options: RenderFieldOptions): Markup {
  const { failure, id, isFocused } = options;
  const { messages, values, fieldErrors } = failure;
  const { name } = field;
  const isGroup = field.kind === 'list' && field.choices.length > 0;
  const error = fieldErrors[name];
  const description = messages.descriptions?.[name];
  const { rules } = field;
  // There is no mark if only the schema says whether the field is required.
  const required = rules?.required ?? (rules || isPreset(name) ? isPreset(name) : undefined);
  const mark = required === undefined ? undefined : markOf(required, options.requiredMark);
  const markId = mark === 'optional' && !isGroup ? `${id}-mark` : undefined;
  const describedBy = [markId, description && `${id}-description`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  const { autoComplete, dir = 'auto', width } = fieldPreset(name);
  const state = {
    'data-field': name,
    'data-required': isGroup && required === true,
    'data-min-length': rules?.minLength?.toString(),
    'data-max-length': rules?.maxLength?.toString(),
    'aria-invalid': error && 'true',
    'aria-describedby': describedBy || undefined,
  };
  const control = isGroup
    ? renderChoices(field, options)
    : renderControl(field, failure, {
        placeholder:
          messages.placeholders?.[name] ??
          // With a placeholder, the stylesheet can put the caret of an empty field on the right side.
          (isText(field) && dir === 'auto' && messages.dir === 'rtl' ? ' ' : undefined),
        name,
        class: 'rck-control',
        id,
        dir: dir === 'auto' && String(values[name]).length > MAX_AUTO_DIRECTION ? undefined : dir,
        autocomplete: autoComplete,
        // Not `required`: the page has no browser validation, and Firefox tells screen readers that an empty one is invalid.
        'aria-required': required === true ? 'true' : undefined,
        pattern: rules?.pattern,
        min: rules?.min?.toString(),
        max: rules?.max?.toString(),
        step: rules?.step?.toString(),
        title: rules?.title,
        autofocus: isFocused,
        ...state,
      });
  return element(
    isGroup ? 'fieldset' : 'div',
    {
      class: 'rck-field',
      'data-width': description ? undefined : width,
      'data-invalid': Boolean(error),
      ...(isGroup && { role: 'group', id, ...state }),
    },
    element(
      isGroup ? 'legend' : 'div',
      { class: 'rck-label' },
      isGroup ? fieldLabel(name, messages) : element('label', { for: id }, fieldLabel(name, messages)),
      ' ',
      mark && element('span', { class: 'rck-mark', id: markId }, messages.hints[mark]),
    ),
    element('div', { class: 'rck-description', id: `${id}-description`, hidden: !description }, description),
    control,
    error && element('p', { class: 'rck-error', id: `${id}-error` }, error),
  );
}

function renderChoices(
  { name, choices }: FormField,
  { failure: { messages, values, fieldErrors }, id, isFocused }: RenderFieldOptions,
): readonly Markup[] {
  const value = values[name];
  return choices.filter(Boolean).map((choice, index) =>
    element(
      'label',
      { class: 'rck-option' },
      element('input', {
        type: 'checkbox',
        class: 'rck-control',
        name,
        value: choice,
        checked: Array.isArray(value) && value.includes(choice),
        autofocus: isFocused && index === 0,
        'aria-describedby': fieldErrors[name] && `${id}-error`,
      }),
      choiceLabel(name, choice, messages),
    ),
  );
}

function renderControl(
  { name, kind, choices, rules }: FormField,
  failure: Failure,
  attributes: Attributes,
): Markup {
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
      // If the list can contain any string, the options are the posted strings.
      (kind === 'list' ? texts : choices.filter(Boolean)).map((choice) =>
        element(
          'option',
          { value: choice, selected: kind === 'list' || texts.includes(choice) },
          choiceLabel(name, choice, messages),
        ),
      ),
    );
  }
  const preset = fieldPreset(name);
  const { rows } = preset;
  const [as, type] = rules?.type === 'textarea' ? ['textarea'] : [preset.as, rules?.type ?? preset.type];
  // An input removes line breaks. A textarea removes one at its start.
  return as === 'textarea' || /[\r\n]/.test(text)
    ? element('textarea', { ...attributes, rows: rows?.toString() }, '\n', text)
    : element('input', { ...attributes, type, value: text });
}

/** Whether the control is an input or textarea for text. */
function isText({ kind, choices }: FormField): boolean {
  return kind === 'text' && choices.length === 0;
}

/** Renders the values of the fields that the endpoint does not declare. Their controls are unknown, so they are hidden. */
function renderUndeclared({ values }: Failure, fields: readonly FormField[]): readonly Markup[] {
  const declared = new Set(fields.map(({ name }) => name));
  const undeclared = Object.entries(values).filter(([name]) => !declared.has(name));
  return undeclared.flatMap(([name, value]) =>
    [value].flat().map((text) => element('input', { type: 'hidden', name, value: String(text) })),
  );
}

/** Renders the field that only spam bots fill in, as `ContactTrap` does. */
function renderTrap(name: string, { hints }: CustomMessages): Markup {
  return element(
    'div',
    { hidden: true },
    // Hidden too, because the page can have a rule such as `form > div { display: grid }`.
    element(
      'span',
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
    ),
  );
}

/** Renders the label as `ContactSubmit` does, so that both buttons have the same width. */
function renderSubmitLabel({ error, messages: { actions } }: Failure): Markup {
  const attributes = { class: 'rck-submit-label', 'data-labels': submitLabels(actions) };
  return element('span', attributes, actions[error ? 'sendAgain' : 'submit']);
}

/** The status receives focus, because screen readers do not announce an alert that is on the page when it loads. */
function renderStatus({ error, messages }: Failure, { fallback }: RenderFormOptions): Markup {
  if (!error) return element('div', { class: 'rck-status' });
  const { title, text } = outcomeText(error, { messages, fallback });
  return element(
    'div',
    { class: 'rck-status', 'data-code': error.code, tabindex: '-1', autofocus: true },
    element('p', {}, element('span', {}, element('b', {}, title), text)),
  );
}

function renderFallback(failure: Failure, options: RenderFormOptions): Markup {
  const { error, messages } = failure;
  const { email, phone, subject = messages.labels.message } = options.fallback ?? {};
  return element(
    'div',
    { class: 'rck-fallback', 'data-code': error?.code },
    error &&
      email &&
      element(
        'a',
        {
          class: 'rck-action',
          href: mailUrl(email, subject, fieldsText(fieldTexts(failure.values, options.fields, messages))),
        },
        messages.actions.sendByEmail,
      ),
    error && phone && element('a', { class: 'rck-action', dir: 'ltr', href: phoneUrl(phone) }, phone),
  );
}
