import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { contactSandbox } from '../src/sandbox/contactSandbox.js';
import { documentation, documentationStubs } from './documentation.js';
import { tailwind } from './tailwind.js';

const config: StorybookConfig = {
  // The order of the sidebar
  stories: [
    '../stories/Introduction.mdx',
    ...documentationStubs(),
    ...['ContactPage', 'ContactDetails', 'Themes', 'Outcomes', 'Fields', 'Recipes', 'DesignSystems'].map(
      (file) => `../stories/${file}.stories.tsx`,
    ),
    '../stories/**/*.stories.tsx',
  ],
  staticDirs: ['./public', { from: '../.github/pictures', to: '/pictures' }],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Without it, MDX has no tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: {
    name: '@storybook/react-vite',
    // The project's own Vite configuration builds a library.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // Without the parts of Storybook's own onboarding. The toolbar's colour scheme replaces the backgrounds.
  features: {
    backgrounds: false,
    changeDetection: false,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite, { port }) =>
    mergeConfig(vite, {
      // Stories set `color-scheme` by script. A light-dark() that was lowered for old browsers does not react to it.
      build: { cssTarget: 'esnext' },
      plugins: [
        documentation(),
        tailwind(),
        contactSandbox(port ? { origin: `http://localhost:${port}` } : {}),
      ],
    }),
};

export default config;
