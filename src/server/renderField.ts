import type { CustomMessages } from '../locales/Messages.js';
import { fieldPreset, MAX_AUTO_DIRECTION } from '../schema/fieldPreset.js';
import { isRequired } from '../schema/isRequired.js';
import { labelHint, type RequiredMark } from '../schema/labelHint.js';
import type { ContactSchema } from '../schema/parseValues.js';
import { element, type Attributes, type Markup } from './element.js';
import { emptyValue, type FormField } from './formFields.js';
import type { ContactRenderContext } from './renderDocument.js';

/** The visitor's values, and why they were not sent. */
export type Failure = Omit<ContactRenderContext, 'form' | 'status'>;

export interface RenderFieldOptions {
  schema: ContactSchema;
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
export function renderField(field: FormField, options: RenderFieldOptions): Markup {
  const { failure, id, isFocused } = options;
  const { messages, values, fieldErrors } = failure;
  const { name } = field;
  const isGroup = field.kind === 'list' && field.choices.length > 0;
  const error = fieldErrors[name];
  const description = messages.descriptions?.[name];
  const required = isRequired(options.schema, name, emptyValue(field));
  const mark = labelHint(required, options.requiredMark);
  // Screen readers announce the `required` attribute. A group of checkboxes has none.
  const isMarkHidden = required === true && !isGroup;
  const describedBy = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  const { autoComplete, dir = 'auto', width } = fieldPreset(name);
  const state = {
    'data-field': name,
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
        required: required === true,
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
      isGroup ? 'legend' : 'label',
      { class: 'rck-label', for: isGroup ? undefined : id },
      fieldLabel(name, messages),
      mark && [
        ' ',
        element('span', { class: 'rck-mark', 'aria-hidden': String(isMarkHidden) }, messages.hints[mark]),
      ],
    ),
    element('div', { class: 'rck-description', id: `${id}-description`, hidden: !description }, description),
    control,
    error && element('p', { class: 'rck-error', id: `${id}-error` }, error),
  );
}

/** Whether the control is an input or textarea for text. */
function isText({ kind, choices }: FormField): boolean {
  return kind === 'text' && choices.length === 0;
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
      (kind === 'list' ? texts : choices.filter(Boolean)).map((choice) =>
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

/** The label of a field in the catalog, else its name. */
export function fieldLabel(name: string, { labels }: CustomMessages): string {
  return labels[name] ?? name;
}

/** The label of a choice in the catalog, else its value. */
export function choiceLabel(name: string, choice: string, { labels }: CustomMessages): string {
  return labels[`${name}.${choice}`] ?? choice;
}
