import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { readdirSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { contactSandbox } from './src/sandbox/contactSandbox.js';
import { CHROMIUM_ARGS, ensureChromium } from './test/browsers/chromium.js';

// They take all that a machine has, and would starve others.
const LOAD = [
  'test/sandbox/{load,overload}.test.ts',
  'test/faults/form.test.ts',
  'test/consumers/longTexts.test.ts',
];

/** Real Chromium, for a project of tests. */
function inChromium() {
  // Only tests need one, and may install it.
  const executablePath = process.env['VITEST'] ? ensureChromium() : '';
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: { executablePath, args: CHROMIUM_ARGS } }),
    instances: [{ browser: 'chromium' as const }],
  };
}

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2022',
    minify: false,
    sourcemap: true,
    lib: {
      entry: [
        'src/index.ts',
        'src/client/index.ts',
        'src/schema/index.ts',
        'src/sandbox/index.ts',
        'src/server/index.ts',
        'src/sandbox/command.ts',
        ...readdirSync('src/locales').map((file) => `src/locales/${file}`),
      ],
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => !id.startsWith('.') && !id.startsWith('/'),
      // Without it "use client" would vanish from chunks that components share.
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['**/*.{browser,browsers}.test.ts', ...LOAD],
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'jsdom',
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
          environment: 'jsdom',
          include: ['test/**/*.test.tsx'],
          exclude: ['**/*.browser.test.tsx'],
          setupFiles: ['test/setup.ts'],
        },
      },
      {
        extends: true,
        plugins: [contactSandbox({ key: 'test', rateLimit: { limit: 10_000, window: 1 } })],
        test: {
          name: 'chromium',
          testTimeout: 60_000,
          sequence: { groupOrder: 2 },
          include: ['test/**/*.browser.test.{ts,tsx}'],
          setupFiles: ['test/setup.ts'],
          browser: inChromium(),
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'stories', sequence: { groupOrder: 3 }, browser: inChromium() },
      },
      {
        extends: true,
        test: {
          name: 'load',
          include: LOAD,
          sequence: { groupOrder: 4 },
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
