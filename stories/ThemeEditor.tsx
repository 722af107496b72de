import { useState } from 'react';
import { ContactForm, ContactProvider } from '../src/index.js';
import { sandbox } from './contactForm.js';
import './ThemeEditor.css';
import { styles } from './themes.js';
import { MESSAGE } from './visitForm.js';

interface Property {
  name: `--rck-${string}`;
  label: string;
  /** A color, or a number with a unit. */
  value: string;
  min?: number;
  max?: number;
  step?: number;
}

/** The properties that change most, with their defaults. */
const PROPERTIES: readonly Property[] = [
  { name: '--rck-accent-color', label: 'Accent', value: '#4940d8' },
  { name: '--rck-accent-text-color', label: 'Text on the accent', value: '#ffffff' },
  { name: '--rck-control-background', label: 'Background of fields', value: '#ffffff' },
  { name: '--rck-control-color', label: 'Text in fields', value: '#16181d' },
  { name: '--rck-border-color', label: 'Lower edge', value: '#858b9e' },
  { name: '--rck-hairline-color', label: 'Other edges', value: '#d5d8e0' },
  { name: '--rck-border-width', label: 'Width of edges', value: '1px', min: 0, max: 4, step: 1 },
  { name: '--rck-border-radius', label: 'Corners', value: '0.625em', min: 0, max: 2, step: 0.125 },
  {
    name: '--rck-button-border-radius',
    label: 'Corners of buttons',
    value: '0.625em',
    min: 0,
    max: 2,
    step: 0.125,
  },
  { name: '--rck-control-height', label: 'Height', value: '2.75em', min: 2.25, max: 4, step: 0.25 },
  { name: '--rck-padding', label: 'Space inside', value: '0.875em', min: 0.5, max: 2, step: 0.125 },
  { name: '--rck-gap', label: 'Space between', value: '1.25em', min: 0.5, max: 3, step: 0.125 },
  { name: '--rck-font-weight', label: 'Weight of labels', value: '550', min: 300, max: 800, step: 50 },
];

const DEFAULTS = Object.fromEntries(PROPERTIES.map(({ name, value }) => [name, value]));

/** A form with a control for each property, and the CSS of the result. */
export function ThemeEditor() {
  const [values, setValues] = useState<Readonly<Record<string, string>>>(DEFAULTS);
  const [isCopied, setIsCopied] = useState(false);
  const changed = PROPERTIES.filter(({ name, value }) => values[name] !== value);
  const lines = changed.map(({ name }) => `  ${name}: ${values[name]};`);
  const css = ['.contact {', ...lines, '}'].join('\n');

  function change(name: string, value: string): void {
    setValues({ ...values, [name]: value });
    setIsCopied(false);
  }

  return (
    <div className="theme-editor sb-unstyled">
      <style>{styles}</style>
      <div className="theme-controls">
        {PROPERTIES.map(({ name, label, value: initial, min, max, step }) => {
          const value = values[name] ?? initial;
          const unit = initial.replace(/[\d.]+/, '');
          return (
            <label key={name}>
              <span>{label}</span>
              {min === undefined ? (
                <input type="color" value={value} onChange={({ target }) => change(name, target.value)} />
              ) : (
                <input
                  type="range"
                  min={min}
                  max={max}
                  step={step}
                  value={parseFloat(value)}
                  onChange={({ target }) => change(name, `${target.value}${unit}`)}
                />
              )}
              <output aria-hidden>{value}</output>
            </label>
          );
        })}
        <button type="button" onClick={() => setValues(DEFAULTS)}>
          Reset
        </button>
      </div>
      <div className="theme-form" style={Object.fromEntries(changed.map(({ name }) => [name, values[name]]))}>
        <ContactProvider baseUrl="/" fetch={sandbox.fetch}>
          <ContactForm
            formId="sandbox-not-sent"
            aria-label="Form in your theme"
            defaultValues={{ name: 'Ada Lovelace', message: MESSAGE }}
          />
        </ContactProvider>
      </div>
      <div className="theme-css">
        <pre aria-label="CSS of your theme">{changed.length > 0 ? css : '/* Change a property. */'}</pre>
        <button
          type="button"
          disabled={changed.length === 0}
          onClick={() => {
            void navigator.clipboard.writeText(css).then(() => setIsCopied(true));
          }}
        >
          {isCopied ? 'Copied' : 'Copy the CSS'}
        </button>
      </div>
    </div>
  );
}
