import { useLayoutEffect, useRef, useState } from 'react';
import { ContactProvider } from '../src/index.js';
import { Choice } from './Choice.js';
import { sandbox } from './contactForm.js';
import { FormInState, STATES } from './FormInState.js';
import './ThemeEditor.css';
import { styles, THEMES } from './themes.js';

interface Property {
  name: `--rck-${string}`;
  label: string;
  /** The value without a theme: a number with a unit, or a color of the stylesheet. */
  value: string;
  min?: number;
  max?: number;
  step?: number;
}

/** The stylesheet derives the other colors from it. */
const ACCENT: Property = {
  name: '--rck-accent-color',
  label: 'Accent',
  value: 'var(--rck-accent-color, #4940d8)',
};

/** The properties under "More". */
const MORE: readonly Property[] = [
  { name: '--rck-border-radius', label: 'Corners', value: '0.625em', min: 0, max: 2, step: 0.125 },
  {
    name: '--rck-button-border-radius',
    label: 'Corners of buttons',
    value: '0.625em',
    min: 0,
    max: 2,
    step: 0.125,
  },
  { name: '--rck-border-width', label: 'Width of edges', value: '1px', min: 0, max: 4, step: 1 },
  { name: '--rck-control-height', label: 'Height', value: '2.75em', min: 2.25, max: 4, step: 0.25 },
  { name: '--rck-padding', label: 'Space inside', value: '0.875em', min: 0.5, max: 2, step: 0.125 },
  { name: '--rck-gap', label: 'Space between', value: '1.25em', min: 0.5, max: 3, step: 0.125 },
  { name: '--rck-font-weight', label: 'Weight of labels', value: '550', min: 300, max: 800, step: 50 },
  { name: '--rck-accent-text-color', label: 'Text on the accent', value: 'var(--_accent-text-color)' },
  { name: '--rck-control-background', label: 'Background of fields', value: 'var(--_background)' },
  { name: '--rck-control-color', label: 'Text in fields', value: 'var(--_color)' },
  { name: '--rck-border-color', label: 'Lower edge', value: 'var(--_border-color)' },
  { name: '--rck-hairline-color', label: 'Other edges', value: 'var(--_hairline-color)' },
];

const PROPERTIES = [ACCENT, ...MORE];

type Values = Readonly<Record<string, string>>;

/** The kit's themes, a color, and other properties, with the form in each state and the CSS of the result. */
export function ThemeEditor() {
  const [theme, setTheme] = useState(THEMES[0]);
  const [changed, setChanged] = useState<Values>({});
  const [initial, setInitial] = useState<Values>({});
  const [state, setState] = useState(STATES[0]);
  const [copied, setCopied] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const css = cssOf(theme, changed);

  useLayoutEffect(() => {
    const form = place.current?.querySelector('form');
    if (form)
      setInitial(Object.fromEntries(PROPERTIES.map((property) => [property.name, valueIn(form, property)])));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- they decide the styles that the effect reads
  }, [theme, changed]);

  const renderProperty = (property: Property) => (
    <PropertyControl
      key={property.name}
      property={property}
      value={changed[property.name] ?? initial[property.name]}
      onChange={(value) => setChanged({ ...changed, [property.name]: value })}
    />
  );

  return (
    <div className="theme-editor sb-unstyled">
      <style>{styles}</style>
      <div className="theme-controls">
        <Choice
          legend="Theme"
          className="theme-choice"
          options={THEMES}
          chosen={theme}
          onChoose={(chosen) => {
            setTheme(chosen);
            // The brand stays. The theme decides the rest.
            const accent = changed[ACCENT.name];
            setChanged(accent === undefined ? {} : { [ACCENT.name]: accent });
          }}
          renderSample={({ className = '' }) => (
            <span className={`theme-sample rck-form ${className}`} aria-hidden>
              <span className="rck-control" />
              <span className="rck-submit" />
            </span>
          )}
        />
        {renderProperty(ACCENT)}
        <details>
          <summary>More</summary>
          {MORE.map(renderProperty)}
        </details>
        <pre aria-label="CSS of your theme">{css}</pre>
        <div className="theme-actions">
          <button
            type="button"
            className="theme-copy"
            onClick={() => {
              void navigator.clipboard.writeText(css).then(() => setCopied(css));
            }}
          >
            {copied === css ? 'Copied' : 'Copy CSS'}
          </button>
          <button type="button" className="theme-reset" onClick={() => setChanged({})}>
            Reset
          </button>
        </div>
      </div>
      <div className="theme-preview">
        <Choice legend="State" options={STATES} chosen={state} onChoose={setState} />
        <div ref={place} className="theme-form">
          <div className={theme?.className} style={changed}>
            <ContactProvider baseUrl="/" fetch={sandbox.fetch} fallback={{ email: 'hello@example.com' }}>
              <FormInState key={state.id} state={state} aria-label="Form in your theme" />
            </ContactProvider>
          </div>
        </div>
      </div>
    </div>
  );
}

interface PropertyControlProps {
  property: Property;
  value: string | undefined;
  onChange: (value: string) => void;
}

function PropertyControl({ property, value = '', onChange }: PropertyControlProps) {
  const { label, min, max, step } = property;
  return (
    <label className="theme-property">
      <span>{label}</span>
      {min === undefined ? (
        <input type="color" value={value || '#000000'} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input
          type="range"
          min={min}
          max={max}
          step={step}
          value={parseFloat(value) || 0}
          onChange={({ target }) => onChange(`${target.value}${property.value.replace(/[\d.]+/, '')}`)}
        />
      )}
      <output aria-hidden>{value}</output>
    </label>
  );
}

/** The value that applies in the form: of the theme, or of the stylesheet. */
function valueIn(form: HTMLFormElement, { name, value, min }: Property): string {
  if (min !== undefined) return getComputedStyle(form).getPropertyValue(name).trim() || value;
  const probe = form.appendChild(document.createElement('span'));
  probe.style.color = value;
  const color = hexOf(getComputedStyle(probe).color);
  probe.remove();
  return color;
}

/** An input of the type `color` accepts no other notation. */
function hexOf(color: string): string {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return '#000000';
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function cssOf(theme: (typeof THEMES)[number] | undefined, changed: Values): string {
  const lines = Object.entries(changed).map(([name, value]) => `  ${name}: ${value};`);
  const classes = [theme?.className, lines.length > 0 && 'contact'].filter(Boolean).join(' ');
  return [
    "@import 'react-contact-kit/styles.css';",
    theme?.className && `@import 'react-contact-kit/themes/${theme.id}.css';`,
    classes && `\n/* <ContactForm className="${classes}" … /> */`,
    lines.length > 0 && ['.contact {', ...lines, '}'].join('\n'),
  ]
    .filter(Boolean)
    .join('\n');
}
