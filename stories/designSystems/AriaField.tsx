'use client';

import { FieldError, Input, Label, Text, TextField, type TextFieldProps } from 'react-aria-components';
import { useContactField, type ContactFieldOptions, type ContactSchema } from '../../src/index.js';

type Options<Schema extends ContactSchema> = ContactFieldOptions<Schema> &
  Pick<TextFieldProps, 'type' | 'autoComplete'>;

export function AriaField<Schema extends ContactSchema = ContactSchema>(props: Options<Schema>) {
  const field = useContactField<Schema>(props);
  const { name, defaultValue = '' } = field.inputProps;
  const { type = 'text', autoComplete = 'on' } = props;
  return (
    <TextField
      name={name}
      defaultValue={defaultValue}
      type={type}
      autoComplete={autoComplete}
      isRequired={field.required}
      isReadOnly={field.isPending}
      isInvalid={Boolean(field.error)}
      validationBehavior="aria"
    >
      <Label>
        {field.label} {field.mark && <span {...field.markProps}>{field.mark}</span>}
      </Label>
      <Input
        data-field={name}
        data-required={field.required ? '' : undefined}
        data-min-length={props.minLength}
        data-max-length={props.maxLength}
      />
      {field.description && <Text slot="description">{field.description}</Text>}
      <FieldError>{field.error}</FieldError>
    </TextField>
  );
}
