import { useLayoutEffect, useRef, useState } from 'react';
import { schemeOf, type Scheme } from '../.storybook/colors.js';
import { useGlobals } from '../.storybook/docs.js';
import { ContactProvider } from '../src/index.js';
import { Choice } from './Choice.js';
import { sandbox } from './contactForm.js';
import { CopyButton } from './CopyButton.js';
import './demo.css';
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

/** The stylesheet derives the other colors from it. In the dark scheme, it makes a dark color lighter. */
const ACCENT: Property = { name: '--rck-accent-color', label: 'Accent', value: 'var(--_accent-color)' };

const SIZES: readonly Property[] = [
  { name: '--rck-border-radius', label: 'Radius', value: '0.625em', min: 0, max: 2, step: 0.125 },
  {
    name: '--rck-button-border-radius',
    label: 'Button radius',
    value: '0.625em',
    min: 0,
    max: 2,
    step: 0.125,
  },
  { name: '--rck-border-width', label: 'Border width', value: '1px', min: 0, max: 4, step: 1 },
  { name: '--rck-control-height', label: 'Height', value: '2.75em', min: 2.25, max: 4, step: 0.25 },
  { name: '--rck-padding', label: 'Padding', value: '0.875em', min: 0.5, max: 2, step: 0.125 },
  { name: '--rck-gap', label: 'Gap', value: '1.25em', min: 0.5, max: 3, step: 0.125 },
  { name: '--rck-font-weight', label: 'Label weight', value: '550', min: 300, max: 800, step: 50 },
];

const COLORS: readonly Property[] = [
  { name: '--rck-accent-text-color', label: 'Button text', value: 'var(--_accent-text-color)' },
  { name: '--rck-control-background', label: 'Field background', value: 'var(--_background)' },
  { name: '--rck-control-color', label: 'Field text', value: 'var(--_color)' },
  { name: '--rck-border-color', label: 'Border bottom', value: 'var(--_border-color)' },
  { name: '--rck-hairline-color', label: 'Border', value: 'var(--_hairline-color)' },
];

const PROPERTIES = [ACCENT, ...SIZES, ...COLORS];

const SCHEMES = [
  { id: 'light', name: 'Light' },
  { id: 'dark', name: 'Dark' },
] as const;

type Values = Readonly<Record<string, string>>;

/** The kit's themes, a color, and other properties, with the form in each state and the CSS of the result. */
export function ThemeEditor() {
  const [globals] = useGlobals();
  // The toolbar's scheme also starts the page again.
  const [scheme, setScheme] = useState(() => schemeOf(globals['colorScheme']));
  const [theme, setTheme] = useState(THEMES[0]);
  /** The properties as in the CSS. */
  const [changed, setChanged] = useState<Values>({});
  /** The values of all properties in the scheme. */
  const [values, setValues] = useState<Values>({});
  const [state, setState] = useState(STATES[0]);
  const place = useRef<HTMLDivElement>(null);
  const css = cssOf(theme, changed);
  const accent = changed[ACCENT.name];
  const shownAccent = values[ACCENT.name];

  useLayoutEffect(() => {
    const form = place.current?.querySelector('form');
    if (form)
      setValues(
        Object.fromEntries(PROPERTIES.map((property) => [property.name, valueIn(form, property, scheme)])),
      );
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- they decide the styles that the effect reads
  }, [theme, changed, scheme]);

  function change(property: Property, value: string): void {
    const form = place.current?.querySelector('form');
    if (!form) return;
    // The other scheme keeps its color.
    const valueOf = (id: Scheme) => (id === scheme ? value : valueIn(form, property, id));
    setChanged({
      ...changed,
      [property.name]: COLORS.includes(property)
        ? `light-dark(${valueOf('light')}, ${valueOf('dark')})`
        : value,
    });
    setValues({ ...values, [property.name]: value });
  }

  const renderProperty = (property: Property) => (
    <PropertyControl
      key={property.name}
      property={property}
      value={(property === ACCENT && accent) || values[property.name]}
      onChange={(value) => change(property, value)}
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
            setChanged(accent === undefined ? {} : { [ACCENT.name]: accent });
          }}
          renderSample={({ className = '' }) => (
            <span
              className={`theme-sample rck-form ${className}`}
              style={{ colorScheme: scheme }}
              aria-hidden
            >
              <span className="rck-control" />
              <span className="rck-submit" />
            </span>
          )}
        />
        <Choice
          legend="Color scheme"
          className="theme-scheme bare"
          options={SCHEMES}
          chosen={SCHEMES.find(({ id }) => id === scheme)}
          onChoose={({ id }) => setScheme(id)}
        />
        <div className="theme-group">
          {renderProperty(ACCENT)}
          {accent !== undefined && shownAccent !== accent && <p>Lighter in dark: {shownAccent}</p>}
        </div>
        <details className="theme-group">
          <summary>Shape and colors</summary>
          {SIZES.map(renderProperty)}
          <p>Colors in the {scheme} scheme</p>
          {COLORS.map(renderProperty)}
        </details>
      </div>
      <div className="theme-preview">
        <Choice legend="State" options={STATES} chosen={state} onChoose={setState} />
        <div
          ref={place}
          className={`demo-card theme-form ${theme?.className ?? ''}`}
          style={{ ...changed, colorScheme: scheme }}
        >
          <ContactProvider baseUrl="/" fetch={sandbox.fetch} fallback={{ email: 'hello@example.com' }}>
            <FormInState key={state.id} state={state} aria-label="Form in your theme" />
          </ContactProvider>
        </div>
      </div>
      <div role="group" aria-label="CSS of your theme" className="demo-code theme-css">
        <p>
          <span>CSS</span>
          <button type="button" className="demo-button" onClick={() => setChanged({})}>
            Reset
          </button>
          <CopyButton text={css} />
        </p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and Safari does not focus it */}
        <pre tabIndex={0}>
          <code>{css}</code>
        </pre>
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
  const { label, min = 0, max, step } = property;
  const number = parseFloat(value) || 0;
  /** The part of the track before the thumb. */
  const track: Values = max === undefined ? {} : { '--value': String((number - min) / (max - min)) };
  return (
    <label className="theme-property">
      <span>{label}</span>
      {max === undefined ? (
        <input type="color" value={value || '#000000'} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input
          type="range"
          min={min}
          max={max}
          step={step}
          value={number}
          style={track}
          onChange={({ target }) => onChange(`${target.value}${property.value.replace(/[\d.]+/, '')}`)}
        />
      )}
      <output aria-hidden>{value}</output>
    </label>
  );
}

/** The value that applies in the form in a scheme: of the theme, or of the stylesheet. */
function valueIn(form: HTMLFormElement, { name, value, min }: Property, scheme: Scheme): string {
  const style = getComputedStyle(form);
  if (min !== undefined) {
    // Without a value of their own, buttons have the corners of the fields.
    const other = name.replace('-button', '');
    return (style.getPropertyValue(name) || style.getPropertyValue(other)).trim() || value;
  }
  const probe = form.appendChild(document.createElement('span'));
  probe.style.colorScheme = scheme;
  probe.style.forcedColorAdjust = 'none';
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
  const rule = (kept: string[]) => kept.length > 0 && ['.contact {', ...kept, '}'].join('\n');
  const both = rule(lines.filter((line) => !line.includes('light-dark(')));
  const each = rule(lines.filter((line) => line.includes('light-dark(')));
  const classes = [theme?.className, lines.length > 0 && 'contact'].filter(Boolean).join(' ');
  return [
    "@import 'react-contact-kit/styles.css';",
    theme?.className && `@import 'react-contact-kit/themes/${theme.id}.css';`,
    classes && `\n/* <ContactForm className="${classes}" … /> */`,
    both,
    // Outside this query, bundlers can rewrite `light-dark()`.
    each &&
      `${both ? '\n' : ''}@supports (color: light-dark(#000, #fff)) {\n${each.replaceAll(/^/gm, '  ')}\n}`,
  ]
    .filter(Boolean)
    .join('\n');
}
