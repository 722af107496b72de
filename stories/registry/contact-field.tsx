'use client';
import type { ComponentProps } from 'react';
import { useContactField, type ContactFieldOptions, type ContactSchema } from '../../src/index.js';
import { Button } from '../designSystems/shapes/ui/button.js';
import { Field, FieldDescription, FieldError, FieldLabel } from '../designSystems/shapes/ui/field.js';
import { Input } from '../designSystems/shapes/ui/input.js';
import { Textarea } from '../designSystems/shapes/ui/textarea.js';

type Options<Schema extends ContactSchema> = ContactFieldOptions<Schema> &
  Pick<ComponentProps<typeof Input>, 'type' | 'autoComplete'> & {
    /** The element of the control. The default is `input`. */
    as?: 'input' | 'textarea';
  };

export function ContactTextField<Schema extends ContactSchema = ContactSchema>(props: Options<Schema>) {
  const field = useContactField<Schema>(props);
  const { id } = field.inputProps;
  return (
    <Field data-invalid={Boolean(field.error)}>
      <FieldLabel htmlFor={id}>
        {field.label} {field.mark && <span {...field.markProps}>{field.mark}</span>}
      </FieldLabel>
      {props.as === 'textarea' ? (
        <Textarea {...field.inputProps} className="" autoComplete={props.autoComplete} />
      ) : (
        <Input {...field.inputProps} className="" type={props.type} autoComplete={props.autoComplete} />
      )}
      {field.description && (
        <FieldDescription id={field.descriptionProps.id}>{field.description}</FieldDescription>
      )}
      {/* The error is no alert, because screen readers announce it with the focused input. */}
      <FieldError id={field.errorProps.id} role="none">
        {field.error}
      </FieldError>
      {field.suggestion && (
        <Button type="button" variant="link" onClick={field.suggestion.accept}>
          {field.suggestion.text}
        </Button>
      )}
    </Field>
  );
}
