import { afterEach, beforeEach, expect, it } from 'vitest';
import styles from '../../src/styles.css?inline';

const SURFACES = `
  .rck-form { color: light-dark(#000, #fff) }
  .button { background-color: var(--_accent-color); color: var(--_accent-text-color) }
  .field { background-color: var(--_background); color: var(--_color) }
  .notice { background-color: var(--_notice-background); color: var(--_notice-color) }
  .edge { background-color: var(--_border-color); color: var(--_focus-color) }
`;

/** The page behind the form. */
const PAGES = { light: '#fff', dark: '#16181f' } as const;

const NAMES =
  'aqua black blue brown chocolate coral crimson cyan darkgreen fuchsia gold gray green hotpink indigo khaki lavender lime linen magenta maroon navy olive orange orchid pink plum purple red salmon sienna silver tan teal thistle tomato turquoise violet wheat white yellow'.split(
    ' ',
  );

/** Colors at the limits: the luminance at which the text changes, wide gamuts, no color, and no opacity. */
const LIMITS = [
  '#757575',
  '#767676',
  '#777',
  'color(display-p3 0 1 0)',
  'color(rec2020 0 0 1)',
  'oklch(0.9 0.4 110)',
  'hsl(none 50% 50%)',
  'transparent',
  'rgb(255 255 0 / 10%)',
  'light-dark(#ffd60a, #063)',
];

/** 2,000 colors, the same in each run. */
function randomColors(): string[] {
  let seed = 20_261_127;
  return Array.from({ length: 2_000 }, () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return `#${(seed % 0x1000000).toString(16).padStart(6, '0')}`;
  });
}

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const known = new Map<string, number>();

/** Relative luminance (WCAG) of a color as this browser paints it. */
function luminance(color: string): number {
  const value = known.get(color);
  if (value !== undefined || !canvas) return value ?? NaN;
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = Array.from(canvas.getImageData(0, 0, 1, 1).data, (byte) => {
    const channel = byte / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  const result = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  known.set(color, result);
  return result;
}

function contrast(color: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(color), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const form = document.createElement('form');
const sheet = document.createElement('style');

beforeEach(() => {
  form.className = 'rck-form';
  form.innerHTML =
    '<b class="button">a</b><b class="field">a</b><b class="notice">a</b><b class="edge">a</b>';
  sheet.textContent = styles + SURFACES;
  document.head.append(sheet);
  document.body.append(form);
});

afterEach(() => {
  sheet.remove();
  form.remove();
});

it.each(['light', 'dark'] as const)(
  'one accent color gives text, edges and focus rings that are visible, in %s',
  (scheme) => {
    form.style.colorScheme = scheme;
    const [button, field, notice, edge] = Array.from(form.children, (element) => getComputedStyle(element));
    const failures: string[] = [];
    for (const accent of [...randomColors(), ...NAMES, ...LIMITS]) {
      form.style.setProperty('--rck-accent-color', accent);
      const ratios = {
        'text of the button': [contrast(button?.color ?? '', button?.backgroundColor ?? ''), 4.5],
        'text of a field': [contrast(field?.color ?? '', field?.backgroundColor ?? ''), 4.5],
        'text of a notice': [contrast(notice?.color ?? '', notice?.backgroundColor ?? ''), 4.5],
        'edge of a field': [contrast(edge?.backgroundColor ?? '', field?.backgroundColor ?? ''), 3],
        'edge on the page': [contrast(edge?.backgroundColor ?? '', PAGES[scheme]), 3],
        'focus ring on the page': [contrast(edge?.color ?? '', PAGES[scheme]), 3],
        'focus ring in a field': [contrast(edge?.color ?? '', field?.backgroundColor ?? ''), 3],
      } as const;
      for (const [name, [ratio, minimum]] of Object.entries(ratios)) {
        if (!(ratio >= minimum)) failures.push(`${accent}: ${name} ${ratio.toFixed(2)}`);
      }
    }
    expect(failures).toEqual([]);
  },
);

it('one accent color is enough: it overrides nothing that the page sets', () => {
  form.style.cssText = '--rck-accent-color: #ffd60a; --rck-accent-text-color: #024; --rck-focus-color: #037';
  const [button, , , edge] = Array.from(form.children, (element) => getComputedStyle(element));
  expect(luminance(button?.color ?? '')).toBeCloseTo(luminance('#024'));
  expect(luminance(edge?.color ?? '')).toBeCloseTo(luminance('#037'));
  form.style.cssText = '';
});
