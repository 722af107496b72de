import { useId, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react';

type Slot<Tag extends 'input' | 'label' | 'p'> = ComponentPropsWithoutRef<Tag> &
  Record<`data-${string}`, unknown>;

/** Some props of MUI's `TextField`. Other props go to the element around the field, as in MUI. */
export interface TextFieldProps extends Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue' | 'onChange'> {
  autoComplete?: string | undefined;
  defaultValue?: ComponentPropsWithoutRef<'input'>['defaultValue'];
  error?: boolean | undefined;
  helperText?: ReactNode;
  inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement> | undefined;
  label?: ReactNode;
  minRows?: number | string | undefined;
  multiline?: boolean | undefined;
  name?: string | undefined;
  required?: boolean | undefined;
  slotProps?:
    | {
        formHelperText?: Slot<'p'>;
        htmlInput?: Pick<Slot<'input'>, 'required' | 'readOnly' | `data-${string}`>;
        inputLabel?: Slot<'label'> & { shrink?: boolean | undefined };
      }
    | undefined;
  type?: string | undefined;
}

/** A `TextField` with the markup of `@mui/material`, which would be a large package to install for one component. */
export function TextField({
  autoComplete,
  defaultValue,
  error = false,
  helperText,
  id: ownId,
  inputRef,
  label,
  minRows,
  multiline = false,
  name,
  required = false,
  slotProps,
  type,
  ...root
}: TextFieldProps) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const helperTextId = helperText ? `${id}-helper-text` : undefined;
  const { shrink, ...inputLabel } = slotProps?.inputLabel ?? {};
  const control = {
    'aria-describedby': helperTextId,
    'aria-invalid': error,
    autoComplete,
    defaultValue,
    id,
    name,
    ref: inputRef,
    required,
    ...slotProps?.htmlInput,
  };
  return (
    <div {...root}>
      <label data-shrink={shrink} htmlFor={id} id={`${id}-label`} {...inputLabel}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      <div>
        {multiline ? (
          <>
            <textarea {...control} rows={Number(minRows ?? 1)} />
            {/* MUI measures the height of the text with it. */}
            <textarea aria-hidden="true" readOnly tabIndex={-1} style={{ visibility: 'hidden', height: 0 }} />
          </>
        ) : (
          <input {...control} type={type} />
        )}
        {/* The outline, with a gap for the label */}
        <fieldset aria-hidden="true">
          <legend>
            <span>{label}</span>
          </legend>
        </fieldset>
      </div>
      {helperText && (
        <p id={helperTextId} {...slotProps?.formHelperText}>
          {helperText}
        </p>
      )}
    </div>
  );
}
