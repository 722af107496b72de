'use client';

import * as Select from '@radix-ui/react-select';
import { useState } from 'react';
import { useContactField, type ContactFieldOptions, type ContactSchema } from '../src/index.js';
import './TopicSelect.css';

export interface TopicSelectProps<Schema extends ContactSchema> extends ContactFieldOptions<Schema> {
  topics: Record<string, string>;
}

/** A Radix select as a field of the form. The hook returns the label, the error and the ids that connect them. */
export function TopicSelect<Schema extends ContactSchema>({ topics, ...options }: TopicSelectProps<Schema>) {
  const field = useContactField<Schema>(options);
  const { name, required, readOnly, defaultValue = '' } = field.inputProps;
  const [topic, setTopic] = useState(defaultValue);
  return (
    <div {...field.fieldProps}>
      <label {...field.labelProps}>
        {field.label} {field.mark && <span {...field.markProps}>{field.mark}</span>}
      </label>
      {field.description && <div {...field.descriptionProps}>{field.description}</div>}
      {/* Radix renders a hidden native select with this name, and the form reads that select. */}
      <Select.Root
        name={name}
        required={required}
        dir={field.messages.dir}
        value={topic}
        onValueChange={(value) => !readOnly && setTopic(value)}
      >
        <Select.Trigger
          {...field.controlProps}
          className="rck-control topic-trigger"
          aria-readonly={readOnly}
        >
          <Select.Value placeholder={field.messages.hints.choose} />
          <Select.Icon asChild>
            <span className="topic-icon" />
          </Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          <Select.Content className="topic-list" position="popper" sideOffset={6}>
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
      {field.error && <p {...field.errorProps}>{field.error}</p>}
    </div>
  );
}
