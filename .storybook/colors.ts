import { create } from 'storybook/theming';

export type Scheme = 'light' | 'dark';

/** The scheme of a value of the toolbar: `light dark` follows the system. */
export function schemeOf(value: unknown): Scheme {
  if (value === 'light' || value === 'dark') return value;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

const ACCENT = { light: '#4940d8', dark: '#a5b0ff' } as const;

/** The project's mark: an envelope in a speech bubble, with its name. */
function brandImage(scheme: Scheme): string {
  const [ink, mark] = scheme === 'light' ? ['#16181d', '#4940d8'] : ['#eceef3', '#6f6aff'];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="208" height="32" viewBox="0 0 208 32"><path fill="${mark}" d="M8 2h14a7 7 0 0 1 7 7v9a7 7 0 0 1-7 7h-6l-7 5v-5H8a7 7 0 0 1-7-7V9a7 7 0 0 1 7-7Z"/><path fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="m8 10 7 5.5L22 10"/><text x="40" y="22" fill="${ink}" font-family="system-ui,sans-serif" font-size="17" font-weight="650" letter-spacing="-.3">react-contact-kit</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function themeOf(scheme: Scheme) {
  const light = scheme === 'light';
  return create({
    base: scheme,
    brandTitle: 'react-contact-kit',
    brandUrl: 'https://github.com/react-contact-kit/react-contact-kit',
    brandTarget: '_blank',
    brandImage: brandImage(scheme),
    fontBase: "'Inter Variable', system-ui, sans-serif",
    fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    colorPrimary: ACCENT[scheme],
    colorSecondary: ACCENT[scheme],
    appBg: light ? '#f6f6f8' : '#0e0f13',
    appContentBg: light ? '#ffffff' : '#14161c',
    appPreviewBg: light ? '#ffffff' : '#14161c',
    appHoverBg: light ? '#ecebfb' : '#262a45',
    appBorderColor: light ? '#dddfe6' : '#2b2f3a',
    appBorderRadius: 10,
    textColor: light ? '#16181d' : '#eceef3',
    textInverseColor: light ? '#ffffff' : '#16181d',
    textMutedColor: light ? '#5a6072' : '#a3a8b6',
    barBg: light ? '#ffffff' : '#14161c',
    barTextColor: light ? '#5a6072' : '#a3a8b6',
    barHoverColor: ACCENT[scheme],
    barSelectedColor: ACCENT[scheme],
    buttonBg: light ? '#ffffff' : '#1d2029',
    buttonBorder: light ? '#d5d8e0' : '#343844',
    booleanBg: light ? '#f0f1f5' : '#1d2029',
    booleanSelectedBg: light ? '#ffffff' : '#343844',
    inputBg: light ? '#ffffff' : '#1d2029',
    inputBorder: light ? '#858b9e' : '#6c7283',
    inputTextColor: light ? '#16181d' : '#eceef3',
    inputBorderRadius: 8,
  });
}

/** The themes of Storybook's own pages. */
export const storybookThemes = { light: themeOf('light'), dark: themeOf('dark') };
