import * as Select from '@radix-ui/react-select';
import type { ReactElement } from 'react';
import { Controller, type ControllerRenderProps, type FieldPath } from 'react-hook-form';
import * as z from 'zod';
import { useContactForm, type UseContactFormOptions } from '../../src/hooks/index.js';
import { contactSchema, type ContactValues } from '../../src/schema/index.js';

const schema = contactSchema.extend({ topic: z.enum(['sales', 'support']), consent: z.literal(true) });

type Values = ContactValues<typeof schema>;
type Name = FieldPath<Values>;

interface ControllerFormProps extends Partial<UseContactFormOptions<typeof schema>> {
  /** The fields in document order. */
  names: readonly Name[];
  hidden?: Name | undefined;
}

/** Buttons without a name, which react-hook-form knows only by their refs. */
const CONTROLS: Partial<Record<Name, (field: ControllerRenderProps<Values>) => ReactElement>> = {
  topic: ({ ref, onChange }) => (
    <Select.Root onValueChange={onChange}>
      <Select.Trigger ref={ref} aria-label="topic">
        <Select.Value placeholder="Choose…" />
      </Select.Trigger>
      <Select.Portal>
        <Select.Content>
          <Select.Viewport>
            <Select.Item value="sales">
              <Select.ItemText>sales</Select.ItemText>
            </Select.Item>
            <Select.Item value="support">
              <Select.ItemText>support</Select.ItemText>
            </Select.Item>
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  ),
  consent: ({ ref, value, onChange }) => (
    <button
      ref={ref}
      type="button"
      role="checkbox"
      aria-label="consent"
      aria-checked={value === true}
      onClick={() => onChange(value !== true)}
    />
  ),
};

/** A form with the controls of a design system. A field shows the message of its error, as in shadcn/ui. */
export function ControllerForm({ names, hidden, ...options }: ControllerFormProps) {
  const { form, formProps, errorMessage, status } = useContactForm({
    formId: 'f_1',
    baseUrl: '/',
    schema,
    ...options,
  });
  const failure = form.formState.errors.root?.['submission'];
  return (
    <form {...formProps}>
      {names.map((name) => {
        const control = CONTROLS[name];
        return (
          <div key={name} style={{ display: name === hidden ? 'none' : 'block' }}>
            {control ? (
              <Controller
                control={form.control}
                name={name}
                render={({ field, fieldState }) => (
                  <>
                    {control(field)}
                    <p>{fieldState.error?.message}</p>
                  </>
                )}
              />
            ) : (
              <>
                <input aria-label={name} {...form.register(name)} />
                <p>{form.formState.errors[name]?.message}</p>
              </>
            )}
          </div>
        );
      })}
      <button>send</button>
      <p role="alert">{errorMessage}</p>
      <p role="note" data-type={failure?.type}>
        {failure?.message}
      </p>
      <output>{status}</output>
    </form>
  );
}
