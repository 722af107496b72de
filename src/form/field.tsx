import type { ReactElement, ReactNode } from 'react';
import type { DefaultFieldName } from '../client/request.js';
import { diagnoseField } from '../diagnostics/diagnoseForm.js';
import { fieldPreset, isPreset, markOf, type FieldPreset } from '../fields/preset.js';
import type { ContactClassNames } from './ContactOptions.js';
import type { ContactSchema, ContactValues } from '../schema/parseValues.js';
import type { Engine, FormContext } from './contract.js';
import { cx, fieldClassName, removeRequired } from './attributes.js';

/** The names of a schema's fields, or any name if there is no schema. */
export type ContactFieldName<Schema extends ContactSchema = ContactSchema> =
  string extends keyof ContactValues<Schema>
    ? DefaultFieldName | (string & Record<never, never>)
    : keyof ContactValues<Schema> & string;

/** The options of every field, for `useContactField` and your own components. */
export interface ContactFieldOptions<
  Schema extends ContactSchema = ContactSchema,
  Name extends ContactFieldName<Schema> = ContactFieldName<Schema>,
> {
  /**
   * Name in the payload. The fields `name`, `email` and `message` have default labels and attributes, and their own
   * error messages.
   */
  name: Name;
  /**
   * The label.
   * @default `messages.labels[name]`, or the name
   */
  label?: ReactNode;
  /**
   * Help text for the control.
   * @default `messages.descriptions[name]`
   */
  description?: ReactNode;
  /**
   * Whether the visitor must fill in the field. Sets the label's mark and the control's attributes. If the schema
   * contains the field, the schema decides what is valid.
   * @default `true` for the fields `name`, `email` and `message`, `false` for all others
   */
  required?: boolean | undefined;
  /**
   * ID of the control, or of the `<fieldset>` of a group.
   * @default a generated ID
   */
  id?: string | undefined;
  /** Minimum number of characters (code points). Ignored if the schema contains the field. */
  minLength?: number | string | undefined;
  /**
   * Maximum number of characters (code points). The visitor can type more and sees an error. Ignored if the schema
   * contains the field.
   */
  maxLength?: number | string | undefined;
  /** IDs of other elements that describe the control. */
  'aria-describedby'?: string | undefined;
  /** Class names for the elements in the field, added to the form's `classNames`. */
  classNames?: ContactClassNames | undefined;
}

/** The part of a form that its fields use. The hook `useContactForm` has one too. */
export type FieldContext = Pick<FormContext, 'state' | 'options' | 'defaultValues'> & {
  handle: { engine?: Pick<Engine, 'errorOf'> | undefined };
};

/** The state of a field and the content of its elements. */
export type Field = ReturnType<typeof fieldOf>;

/**
 * The state of a field, and the ids that connect its elements.
 *
 * @param generatedId the id of the control, if its options set none
 */
export function fieldOf<Schema extends ContactSchema>(
  { handle, state, options, defaultValues }: FieldContext,
  generatedId: string,
  props: ContactFieldOptions<Schema>,
) {
  const { messages, requiredMark, classNames } = options;
  const {
    name,
    id = generatedId,
    label = messages.labels[name] ?? name,
    description = messages.descriptions?.[name],
    required = isPreset(name),
  } = props;
  // Bundlers remove the diagnostics from production builds.
  if (process.env.NODE_ENV === 'development') diagnoseField(options, props);
  const mark = markOf(required, requiredMark);
  // Errors appear after an interaction, which has loaded the engine.
  const error = handle.engine?.errorOf(name, messages);
  const isPending = state.submission.status === 'pending';
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  /** Initial value that is kept from the last message. */
  const kept = (state.kept as Readonly<Record<string, string>> | undefined)?.[name];
  return {
    id,
    label,
    /** The text after the label, if any. */
    mark: mark && messages.hints[mark],
    required,
    description,
    descriptionId,
    error,
    errorId,
    describedBy:
      cx(props['aria-describedby'], description ? descriptionId : '', error && errorId) || undefined,
    placeholder: messages.placeholders?.[name],
    kept,
    defaultValue: kept ?? defaultValues?.[name],
    isPending,
    messages,
    classFor: (element: keyof ContactClassNames) =>
      fieldClassName(element, { invalid: Boolean(error), pending: isPending }, classNames, props.classNames),
  };
}

/** The element of a field's control, and its default attributes. */
interface ControlPreset extends Omit<FieldPreset, 'as' | 'dir'> {
  as?: 'input' | 'textarea' | 'select' | undefined;
  dir?: string | undefined;
}

/** The attributes of the default fields' controls. */
const presetAttributes = ({ defaultValue }: Field, { type, rows, autoComplete }: ControlPreset): object => ({
  defaultValue,
  type,
  rows,
  autoComplete,
});

/**
 * Renders a label, a control, and the control's description and error.
 *
 * @param attributes returns the attributes that depend on the kind of control
 */
export function renderField(
  context: FormContext,
  generatedId: string,
  props: ContactFieldOptions & { className?: string | undefined },
  preset: ControlPreset = fieldPreset(props.name),
  attributes = presetAttributes,
): ReactElement {
  const field = fieldOf(context, generatedId, props);
  const { id, mark, required, error, description, messages, classFor } = field;
  const { engine } = context.handle;
  // Screen readers already announce that a control is required.
  const markId = mark && !required ? `${id}-mark` : undefined;
  // The elements' props differ only in the types of their events.
  const { as: Control = 'input', dir = 'auto', width } = preset as ControlPreset & { as?: 'input' };
  return (
    <div
      className={cx(classFor('field'), props.className)}
      // With a description, the control would be lower than its neighbor's.
      data-width={description ? undefined : width}
      data-invalid={error && ''}
    >
      {/* The mark is not in the `<label>`: speech control and tests find the control by the name that they see. */}
      <div className={classFor('label')}>
        <label htmlFor={id}>{field.label}</label>{' '}
        {mark && (
          <span className={classFor('mark')} id={markId}>
            {mark}
          </span>
        )}
      </div>
      {/* Always rendered: if an extension wraps the control, React could not insert an element before it. */}
      <div className={classFor('description')} id={field.descriptionId} hidden={!description}>
        {description}
      </div>
      <Control
        // React 18 keeps a default value that is removed later.
        key={field.kept}
        className={classFor('control')}
        id={id}
        name={props.name}
        // With a placeholder, the stylesheet can put the caret of an empty field on the right side.
        placeholder={field.placeholder ?? (dir === 'auto' && messages.dir === 'rtl' ? ' ' : undefined)}
        dir={dir}
        required={required}
        aria-required={required || undefined}
        // The visible text must stay the text that is being sent.
        readOnly={field.isPending}
        data-field={props.name}
        aria-invalid={error ? true : undefined}
        // In the order of the page: the mark, which is short, then the help text, and the error last.
        aria-describedby={cx(markId, field.describedBy) || undefined}
        ref={required ? removeRequired : undefined}
        // Last, because attributes after a spread slow down each render.
        {...attributes(field, preset)}
      />
      {error && (
        <p className={classFor('error')} id={field.errorId}>
          {error}
        </p>
      )}
      {engine && context.state.suggestion?.name === props.name && <engine.SuggestionButton {...context} />}
    </div>
  );
}
