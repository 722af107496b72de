import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/noto-sans-arabic';
import '@fontsource-variable/noto-sans-hebrew';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { ContactProvider } from '../src/index.js';
import styles from '../src/styles.css?inline';
import './preview.css';

// Lazy chunks can take longer than the default of one second, for example while a build keeps the machine busy.
configure({ asyncUtilTimeout: 15_000 });

const withColorScheme: Decorator = (Story, { globals }) => {
  document.documentElement.style.colorScheme = String(globals['colorScheme']);
  return <Story />;
};

const withLocale: Decorator = (Story, { globals }) => (
  <ContactProvider locale={String(globals['locale'])}>
    <Story />
  </ContactProvider>
);

/** The kit's stylesheet, unless the story sets the parameter `styled` to `false`. */
const withStyles: Decorator = (Story, { parameters }) => (
  <>
    {parameters['styled'] !== false && <style>{styles}</style>}
    <Story />
  </>
);

const preview: Preview = {
  decorators: [withColorScheme, withLocale, withStyles],
  globalTypes: {
    colorScheme: {
      description: 'Colour scheme of the page',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        items: ['light', 'dark', 'light dark'],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Language of the form',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: ['en', 'de', 'fr', 'ar', 'fa', 'he', 'ur', 'ja', 'zh-Hans', 'hi'],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { colorScheme: 'light', locale: 'en' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    options: {
      storySort: {
        order: ['Contact page', 'Guide', 'Outcomes', 'Fields', 'Themes', 'Recipes', 'API'],
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
