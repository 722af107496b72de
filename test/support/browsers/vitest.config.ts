import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contactSandbox } from '../../../src/sandbox/contactSandbox.js';
import { browserCommands } from './browserCommands.js';
import { browserProvider } from './browserProvider.js';
import { openFirefox } from './firefox.js';
import { openWebKit } from './webkit.js';

/** Runs a project's tests in real Firefox and WebKitGTK. */
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

/** The tests of components, stories and a consumer's page, in browsers other than Chromium. */
export default defineConfig({
  plugins: [react()],
  // Otherwise Vite discovers this import during the tests, and reloads their page.
  optimizeDeps: { include: ['@vitest/browser/locators'] },
  test: {
    projects: [
      {
        extends: true,
        plugins: [contactSandbox({ key: 'test', rateLimit: { max: 10_000, seconds: 1 } })],
        test: {
          name: 'components',
          testTimeout: 60_000,
          include: ['test/**/*.browser.test.{ts,tsx}'],
          setupFiles: ['test/support/setup.ts'],
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
          include: ['test/e2e/engines/**/*.test.ts'],
          globalSetup: 'test/support/sharedBuilds.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
