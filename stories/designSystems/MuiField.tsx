'use client';

import { useContactField, type ContactFieldOptions, type ContactSchema } from '../../src/index.js';
import { TextField, type TextFieldProps } from './shapes/mui.js';

type Options<Schema extends ContactSchema> = ContactFieldOptions<Schema> &
  Pick<TextFieldProps, 'type' | 'autoComplete' | 'multiline' | 'minRows'>;

export function MuiField<Schema extends ContactSchema = ContactSchema>(props: Options<Schema>) {
  const field = useContactField<Schema>(props);
  const { id, name, defaultValue, required, readOnly } = field.inputProps;
  return (
    <TextField
      id={id}
      name={name}
      defaultValue={defaultValue}
      type={props.type}
      autoComplete={props.autoComplete}
      multiline={props.multiline}
      minRows={props.minRows}
      label={
        <>
          {field.label} {field.mark && <span {...field.markProps}>{field.mark}</span>}
        </>
      }
      error={Boolean(field.error)}
      helperText={field.error ?? field.description}
      slotProps={{
        htmlInput: {
          'data-field': name,
          'data-min-length': props.minLength,
          'data-max-length': props.maxLength,
          required,
          readOnly,
        },
        inputLabel: { shrink: true },
      }}
    />
  );
}
