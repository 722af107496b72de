import type { OwnMessages } from '../i18n/Messages.js';
import { element, type Markup } from './element.js';
import type { FormValue } from './formValues.js';
import type { MarkedField } from './markRequired.js';

export interface FieldParts {
  messages: OwnMessages;
  value: FormValue;
  /** What is wrong with it. */
  error: string | undefined;
  isFocused: boolean;
}

type Attributes = Parameters<typeof element>[1];

const PRESETS: Record<string, Attributes> = {
  name: { autocomplete: 'name' },
  email: { type: 'email', autocomplete: 'email', dir: 'ltr' },
};
const ROWS = '6';
// In a longer text, Chromium would stand still over finding out its direction.
const MOST_FOR_DIRECTION = 20_000;

/** A label, a control with what the visitor wrote, and its error, as `ContactField` renders them. */
export function renderField(field: MarkedField, parts: FieldParts): Markup {
  const { messages, error } = parts;
  const { name, isRequired } = field;
  const id = `contact-${name}`;
  const description = messages[`${name}Description`];
  const describedBy = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  const attributes = {
    class: 'contact-control',
    id,
    name,
    dir: String(parts.value).length > MOST_FOR_DIRECTION ? undefined : 'auto',
    ...PRESETS[name],
    placeholder: messages[`${name}Placeholder`],
    required: isRequired,
    autofocus: parts.isFocused,
    'aria-invalid': error && 'true',
    'aria-describedby': describedBy || undefined,
  };
  const mark = element('span', { class: 'contact-mark' }, messages.optional);
  return element(
    'div',
    { class: 'contact-field', 'data-invalid': Boolean(error) },
    element('label', { class: 'contact-label', for: id }, messages[name] ?? name, !isRequired && [' ', mark]),
    description && element('div', { class: 'contact-description', id: `${id}-description` }, description),
    control(field, parts, attributes),
    error && element('p', { class: 'contact-error', id: `${id}-error` }, error),
  );
}

function control({ name, kind, choices }: MarkedField, parts: FieldParts, attributes: Attributes): Markup {
  const { value, messages } = parts;
  if (kind === 'tick') return element('input', { ...attributes, type: 'checkbox', checked: value === true });
  const values = Array.isArray(value) ? (value as readonly string[]) : [String(value ?? '')];
  const [text = ''] = values;
  if (kind === 'list' || choices.length > 0) {
    return element(
      'select',
      { ...attributes, multiple: kind === 'list' },
      kind === 'text' && element('option', { value: '' }, messages.choose),
      // Of a list that could hold anything, only what is in it is known.
      (choices.length > 0 ? choices.filter(Boolean) : values).map((choice) =>
        element('option', { value: choice, selected: values.includes(choice) }, choice),
      ),
    );
  }
  // An input would drop the line breaks; a textarea drops one at its start.
  return name === 'message' || /[\r\n]/.test(text)
    ? element('textarea', { ...attributes, rows: ROWS }, '\n', text)
    : element('input', { ...attributes, value: text });
}
