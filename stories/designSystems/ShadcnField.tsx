import type { ComponentProps } from 'react';
import { useContactField, type ContactFieldOptions, type ContactSchema } from '../../src/index.js';
import type { contactSchema } from '../../src/schema/index.js';
import { Field, FieldDescription, FieldError, FieldLabel, Input } from './shapes/shadcn.js';

type Options<Schema extends ContactSchema> = ContactFieldOptions<Schema> &
  Pick<ComponentProps<typeof Input>, 'type' | 'autoComplete'>;

export function ShadcnField<Schema extends ContactSchema = typeof contactSchema>(props: Options<Schema>) {
  const field = useContactField<Schema>(props);
  const { id } = field.inputProps;
  return (
    <Field data-invalid={Boolean(field.error)}>
      <FieldLabel htmlFor={id}>
        {field.label} {field.mark && <span {...field.markProps}>{field.mark}</span>}
      </FieldLabel>
      <Input {...field.inputProps} className="" type={props.type} autoComplete={props.autoComplete} />
      {field.description && (
        <FieldDescription id={field.descriptionProps.id}>{field.description}</FieldDescription>
      )}
      {/* No alert: the input with the focus already announces the error. */}
      <FieldError id={field.errorProps.id} role="none">
        {field.error}
      </FieldError>
    </Field>
  );
}
