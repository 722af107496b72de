import * as Select from '@radix-ui/react-select';
import { useContactField, type ContactFieldOptions } from '../src/index.js';
import type { ContactSchema } from '../src/schema/index.js';
import './TopicSelect.css';

export interface TopicSelectProps<Schema extends ContactSchema> extends ContactFieldOptions<Schema> {
  topics: Record<string, string>;
}

/** A select of Radix’s as a field of the form: the hook has its label, its error and what ties them to it. */
export function TopicSelect<Schema extends ContactSchema>({ topics, ...options }: TopicSelectProps<Schema>) {
  const field = useContactField<Schema>(options);
  return (
    <div className="contact-field" {...field.fieldProps}>
      <label {...field.labelProps}>
        {field.label} {field.mark && <span {...field.markProps}>{field.mark}</span>}
      </label>
      {/* Radix puts a native select of this name into the form, which the form reads. */}
      <Select.Root name={options.name} dir="ltr">
        <Select.Trigger className="contact-control topic-trigger" {...field.controlProps}>
          <Select.Value placeholder={field.messages.choose} />
        </Select.Trigger>
        <Select.Portal>
          <Select.Content className="topic-list" position="popper">
            <Select.Viewport>
              {Object.entries(topics).map(([value, text]) => (
                <Select.Item key={value} value={value} className="topic-item">
                  <Select.ItemText>{text}</Select.ItemText>
                </Select.Item>
              ))}
            </Select.Viewport>
          </Select.Content>
        </Select.Portal>
      </Select.Root>
      {field.errorProps && <p {...field.errorProps} />}
    </div>
  );
}
