import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/noto-sans-arabic';
import '@fontsource-variable/noto-sans-hebrew';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import { lazy, Suspense, type ComponentProps, type PropsWithChildren } from 'react';
import { configure } from 'storybook/test';
import { ContactForm, ContactProvider } from '../src/index.js';
import { contactForm, formCode } from '../stories/contactForm.js';
import { LANGUAGES } from '../stories/languages.js';
import { styles, THEMES } from '../stories/themes.js';
import './preview.css';

// Lazy chunks can take longer than the default of one second, for example while a build keeps the machine busy.
configure({ asyncUtilTimeout: 15_000 });

/** The values of the toolbar, except for the language. */
const withToolbar: Decorator = (Story, { globals }) => {
  const { style } = document.documentElement;
  style.colorScheme = String(globals['colorScheme']);
  style.setProperty('--container-width', String(globals['width']));
  return (
    <div className={THEMES.find(({ id }) => id === globals['theme'])?.className}>
      <Story />
    </div>
  );
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

// Only documentation pages load these. The parameters contain functions that render them: a lazy component is an object,
// and Storybook would lose a story's args when it sends such parameters to its toolbar and panels.
const SchemeContainer = lazy(async () => ({ default: (await import('./docs.js')).SchemeContainer }));
const StoriesPage = lazy(async () => ({ default: (await import('./docs.js')).StoriesPage }));
const StoryBlock = lazy(async () => ({ default: (await import('./docs.js')).StoryBlock }));

const preview: Preview = {
  decorators: [withToolbar, withLocale, withStyles],
  // The options in the order of the stories, not in the extractor's.
  argTypesEnhancers: [
    ({ argTypes }) => {
      // The extractor finds only `union` as most types. The reference has them.
      for (const { table } of Object.values(argTypes)) {
        if (table?.type?.summary === 'union') table.type = {};
      }
      const names = Object.keys(contactForm.argTypes).filter((name) => name in argTypes);
      return { ...Object.fromEntries(names.map((name) => [name, argTypes[name]])), ...argTypes };
    },
  ],
  globalTypes: {
    colorScheme: {
      description: 'Colour scheme of the page',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'light dark', title: 'System' },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Theme of the form',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        items: THEMES.map(({ id, name }) => ({ value: id, title: `${name} theme` })),
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Language of the form',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: LANGUAGES.map(({ tag, name }) => ({ value: tag, title: name, right: tag })),
        dynamicTitle: true,
      },
    },
    width: {
      description: 'Width of the container',
      toolbar: {
        title: 'Width',
        icon: 'ruler',
        items: [
          { value: '34rem', title: 'Width 34rem' },
          { value: '20rem', title: 'Width 20rem' },
          { value: 'none', title: 'Full width' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { colorScheme: 'light', theme: 'default', locale: 'en', width: '34rem' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    docs: {
      container: (props: PropsWithChildren<DocsContainerProps>) => (
        <Suspense>
          <SchemeContainer {...props} />
        </Suspense>
      ),
      page: () => <StoriesPage />,
      toc: {
        headingSelector: 'h2, h3',
        ignoreSelector: '.sb-unstyled *, .docs-story *',
        title: 'On this page',
      },
      components: { Story: (props: ComponentProps<typeof StoryBlock>) => <StoryBlock {...props} /> },
      source: {
        language: 'tsx',
        transform: (code: string, { component, args }: StoryContext) =>
          component === ContactForm ? formCode(args) : code,
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
