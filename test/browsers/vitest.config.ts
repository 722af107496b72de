import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contactSandbox } from '../../src/sandbox/contactSandbox.js';
import { browserCommands } from './browserCommands.js';
import { browserProvider } from './browserProvider.js';
import { ensureFirefox, openFirefox } from './firefox.js';
import { ensureWebKit, openWebKit } from './webkit.js';

if (process.env['VITEST']) {
  // Ahead of the tests, which may not install at the same time.
  ensureFirefox();
  ensureWebKit();
}

/** Real Firefox and WebKitGTK, for a project of tests. */
function inBrowsers() {
  return {
    enabled: true,
    ui: false,
    screenshotFailures: false,
    commands: browserCommands,
    instances: [
      { browser: 'firefox' as const, provider: browserProvider(openFirefox) },
      { browser: 'webkit' as const, provider: browserProvider(openWebKit) },
    ],
  };
}

/** The tests of components, stories and a consumer's page, in the browsers that are not Chromium. */
export default defineConfig({
  plugins: [react()],
  // Found only once the tests run, where it would reload their page.
  optimizeDeps: { include: ['@vitest/browser/locators'] },
  test: {
    projects: [
      {
        extends: true,
        plugins: [contactSandbox({ key: 'test', rateLimit: { limit: 10_000, window: 1 } })],
        test: {
          name: 'components',
          testTimeout: 60_000,
          include: ['test/**/*.browser.test.{ts,tsx}'],
          setupFiles: ['test/setup.ts'],
          browser: inBrowsers(),
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'stories', browser: inBrowsers() },
      },
      {
        extends: true,
        test: {
          name: 'journey',
          include: ['test/**/*.browsers.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
