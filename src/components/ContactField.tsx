'use client';
import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type Ref,
  type RefAttributes,
} from 'react';
import type { contactSchema } from '../schema/contactSchema.js';
import { fieldPreset, type FieldWidth } from '../schema/fieldPreset.js';
import type { ContactSchema } from '../schema/parseValues.js';
import { className } from './className.js';
import { propsWithout } from './propsWithout.js';
import { useField, type ContactFieldOptions } from './useField.js';

interface LayoutProps {
  /**
   * With `half`, the field shares a row with a neighboring `half` field if both fit, and if it has no description.
   * @default 'full'; 'half' for the fields `name` and `email`
   */
  width?: FieldWidth | undefined;
}

type NativeProps<Tag extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentPropsWithoutRef<Tag>,
  keyof ContactFieldOptions | keyof LayoutProps
>;

export type ContactFieldProps<Schema extends ContactSchema = typeof contactSchema> =
  ContactFieldOptions<Schema> &
    LayoutProps &
    (
      | ({
          /**
           * Element of the control.
           * @default 'input'; 'textarea' for the field `message`
           */
          as?: 'input' | undefined;
          /** Only with `as="textarea"`. */
          rows?: undefined;
          /** Only with `as="select"`. */
          children?: undefined;
        } & Omit<NativeProps<'input'>, 'children'>)
      | ({ as: 'textarea' } & NativeProps<'textarea'>)
      /** With `<option>`s as children. */
      | ({ as: 'select' } & NativeProps<'select'>)
    );

/** The props of all three elements, for one implementation. */
type AnyProps = ContactFieldOptions &
  LayoutProps & { as?: 'input' | 'textarea' | 'select' | undefined } & Omit<NativeProps<'input'>, 'type'> & {
    type?: string | undefined;
    rows?: number | undefined;
    multiple?: boolean | undefined;
  };

type AnyControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The props that are not spread onto the control, because it has its own values for them. */
const OWN_PROPS = [
  'as',
  'type',
  'rows',
  'autoComplete',
  'dir',
  'width',
  'className',
  'classNames',
  'children',
  'readOnly',
  'label',
  'description',
  'required',
  'id',
  'placeholder',
  'defaultValue',
  'defaultChecked',
  'aria-describedby',
  'aria-invalid',
  'data-field',
] as const satisfies (keyof AnyProps | 'data-field')[];

/**
 * A label, a control, and the control's description and error. Renders a `<div>`. `className` is added to the `<div>`;
 * `ref` and native props go to the `<input>`, `<textarea>` or `<select>`.
 *
 * State: `data-invalid` and `data-width` on the `<div>`.
 *
 * @typeParam Schema sets the type of the name: `<ContactField<typeof schema> name="company" />`
 */
export const ContactField = forwardRef<AnyControl, AnyProps>(function ContactField(props, ref) {
  const { name } = props;
  const preset = fieldPreset(name);
  const {
    as = preset.as ?? 'input',
    type = preset.type,
    rows = preset.rows,
    autoComplete = preset.autoComplete,
    dir = preset.dir ?? 'auto',
    width = preset.width,
    className: fieldClass,
    children,
    readOnly,
    multiple,
  } = props;
  const isCheckbox = type === 'checkbox';
  const isSelect = as === 'select';
  const field = useField('<ContactField>', props, isCheckbox ? false : multiple ? [] : '');
  const { id, mark, error, description, suggestion, classFor } = field;
  const { defaultValue = isCheckbox ? undefined : (field.defaultValue as string | undefined) } = props;
  const { defaultChecked = isCheckbox ? field.defaultValue === true : undefined } = props;
  // With a placeholder, the stylesheet can put the caret of an empty field on the right side.
  const needsPlaceholder = dir === 'auto' && field.messages.dir === 'rtl' && !isCheckbox && !isSelect;
  // The elements' props differ only in the types of their events.
  const Control = as as 'input';
  return (
    <div
      className={className(classFor('field'), fieldClass)}
      // With a description, the control would be lower than its neighbor's.
      data-width={description ? undefined : width}
      data-invalid={error ? '' : undefined}
    >
      <label className={classFor('label')} htmlFor={id}>
        {field.label}
        {mark && ' '}
        {mark && (
          // Screen readers already announce the `required` attribute.
          <span className={classFor('mark')} aria-hidden={field.required}>
            {mark}
          </span>
        )}
      </label>
      {/* Always rendered: if an extension wraps the control, React could not insert an element before it. */}
      <div className={classFor('description')} id={field.descriptionId} hidden={!description}>
        {description}
      </div>
      <Control
        // React 18 keeps a default value that is removed later.
        key={field.kept}
        ref={ref as Ref<HTMLInputElement>}
        className={classFor('control')}
        id={id}
        type={as === 'input' ? type : undefined}
        placeholder={props.placeholder ?? field.placeholder ?? (needsPlaceholder ? ' ' : undefined)}
        defaultChecked={defaultChecked}
        dir={dir}
        autoComplete={autoComplete}
        required={field.required}
        // The visible text must stay the text that is being sent.
        readOnly={isSelect ? undefined : readOnly || field.isPending}
        data-field={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={field.describedBy}
        {...(as === 'textarea' && ({ rows } as object))}
        // React 18 sets `value=""` on a checkbox that has this prop, even if it is undefined.
        {...((!isCheckbox || defaultValue !== undefined) && { defaultValue })}
        // Last, because attributes after a spread slow down each render.
        {...propsWithout(OWN_PROPS, props)}
      >
        {isSelect ? (
          <>
            {!multiple && <option value="">{field.messages.hints.choose}</option>}
            {children}
          </>
        ) : undefined}
      </Control>
      {error && (
        <p className={classFor('error')} id={field.errorId}>
          {error}
        </p>
      )}
      {suggestion && (
        <button type="button" className="rck-action" onClick={suggestion.accept}>
          {suggestion.text}
        </button>
      )}
    </div>
  );
}) as <Schema extends ContactSchema = typeof contactSchema>(
  props: ContactFieldProps<Schema> & RefAttributes<AnyControl>,
) => ReactElement;
