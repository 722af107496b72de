import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';

/** Some props of Mantine's `TextInput`. Other props go to the input, as in Mantine. */
export interface TextInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'id' | 'required'
> {
  /** For the element around the field. */
  className?: string;
  description?: ReactNode;
  error?: ReactNode;
  id?: string;
  label?: ReactNode;
  required?: boolean;
  withAsterisk?: boolean;
}

/** A `TextInput` with the markup of `@mantine/core`, which would be a large package to install for one component. */
export function TextInput({
  className,
  description,
  error,
  id: ownId,
  label,
  required = false,
  withAsterisk = required,
  ...input
}: TextInputProps) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const errorId = error && typeof error !== 'boolean' ? `${id}-error` : '';
  const descriptionId = description ? `${id}-description` : '';
  return (
    <div className={className}>
      {label && (
        <label htmlFor={id} id={`${id}-label`}>
          {label}
          {withAsterisk && <span aria-hidden="true"> *</span>}
        </label>
      )}
      {description && <p id={descriptionId}>{description}</p>}
      <div>
        <input
          {...input}
          aria-describedby={`${errorId}  ${descriptionId}`.trim() || undefined}
          aria-invalid={error ? true : undefined}
          id={id}
          required={required}
        />
      </div>
      {errorId && <p id={errorId}>{error}</p>}
    </div>
  );
}
