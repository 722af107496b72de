'use client';

import { useContactField, type ContactFieldOptions, type ContactSchema } from '../../src/index.js';
import { TextInput, type TextInputProps } from './shapes/mantine.js';

type Options<Schema extends ContactSchema> = ContactFieldOptions<Schema> &
  Pick<TextInputProps, 'type' | 'autoComplete'>;

export function MantineField<Schema extends ContactSchema = ContactSchema>(props: Options<Schema>) {
  const field = useContactField<Schema>(props);
  return (
    <TextInput
      {...field.inputProps}
      className=""
      type={props.type}
      autoComplete={props.autoComplete}
      label={
        <>
          {field.label} {field.mark && <span {...field.markProps}>{field.mark}</span>}
        </>
      }
      withAsterisk={false}
      description={field.description}
      error={field.error}
    />
  );
}
