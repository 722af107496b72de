'use client';

import { useRef } from 'react';
import { useContactField, type ContactFieldOptions, type ContactSchema } from '../../src/index.js';
import { readTextFile } from './textFile.js';

export function TextFileField<Schema extends ContactSchema>(options: ContactFieldOptions<Schema>) {
  const field = useContactField<Schema>(options);
  const text = useRef<HTMLTextAreaElement>(null);

  function setText(content: string) {
    if (text.current) text.current.value = content;
    field.revalidate();
  }

  return (
    <div {...field.fieldProps}>
      <label {...field.labelProps}>
        {field.label} {field.mark && <span {...field.markProps}>{field.mark}</span>}
      </label>
      {field.description && <div {...field.descriptionProps}>{field.description}</div>}
      <input
        {...field.controlProps}
        className="rck-control"
        type="file"
        accept=".txt,.csv,.log,text/*"
        required={field.required}
        onChange={(event) => void readTextFile(event.currentTarget, setText)}
      />
      {/* The form reads this control. Drafts leave it out because of `autoComplete`. */}
      <textarea ref={text} name={options.name} autoComplete="off" hidden />
      {field.error && <p {...field.errorProps}>{field.error}</p>}
    </div>
  );
}
