import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { readdirSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { contactSandbox } from './src/sandbox/contactSandbox.js';
import { chromiumOptions } from './test/support/browsers/chromium.js';

/** Runs a project's tests in Chromium. */
function inChromium() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: chromiumOptions() }),
    instances: [{ browser: 'chromium' as const }],
  };
}

/** Long enough for a busy machine. */
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } };

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2022',
    minify: false,
    lib: {
      entry: [
        'src/index.ts',
        'src/hooks/index.ts',
        'src/client/index.ts',
        'src/schema/index.ts',
        'src/sandbox/index.ts',
        'src/server/index.ts',
        'src/server/file.ts',
        'src/sandbox/command.ts',
        'src/details/index.ts',
        'src/page/index.ts',
        ...['src/locales', 'src/details/locales'].flatMap((folder) =>
          readdirSync(folder).map((file) => `${folder}/${file}`),
        ),
      ],
      formats: ['es'],
    },
    rolldownOptions: {
      // Otherwise each file begins with the path of its source.
      experimental: { attachDebugInfo: 'none' },
      external: (id) => !id.startsWith('.') && !id.startsWith('/'),
      // Inlining a constant leaves an import without bindings, and esbuild warns about it.
      optimization: { inlineConst: false },
      // Without this option, chunks that components share would lose "use client".
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        // The types have the doc comments.
        comments: { jsdoc: false },
      },
    },
  },
  test: {
    // Vitest leaves one core free by default: on two cores, files would run one after the other.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Most concurrent tests wait for a slow service.
          maxConcurrency: 25,
          include: ['test/!(e2e|load|screenreader)/*.test.{ts,tsx}'],
          exclude: ['**/*.{dom,browser}.test.{ts,tsx}'],
          // Files share their imports, which halves the time.
          isolate: false,
          sequence: { groupOrder: 0 },
          ...timeouts,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['test/**/*.dom.test.{ts,tsx}'],
          isolate: false,
          sequence: { groupOrder: 0 },
          environment: 'jsdom',
          setupFiles: ['test/support/setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        plugins: [contactSandbox({ key: 'test', rateLimit: { max: 10_000, seconds: 1 } })],
        test: {
          name: 'browser',
          include: ['test/**/*.browser.test.{ts,tsx}'],
          // These wait for timers and animations most of the time.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
          setupFiles: ['test/support/setup.ts'],
          testTimeout: 60_000,
          browser: inChromium(),
        },
      },
      {
        extends: true,
        test: {
          name: 'package',
          include: ['test/e2e/{package,sandbox}/*.test.ts'],
          globalSetup: 'test/support/sharedBuilds.ts',
          // Files share their imports and their browser.
          isolate: false,
          sequence: { groupOrder: 2 },
          ...timeouts,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.{ts,tsx}'],
          // The engines run in Firefox and WebKit. The others belong to the projects `package` and `fixtures`.
          exclude: ['test/e2e/{package,sandbox,engines,fixtures}/**'],
          globalSetup: 'test/support/sharedBuilds.ts',
          // Files share their imports and their browser.
          isolate: false,
          maxConcurrency: 12,
          sequence: { groupOrder: 3 },
          ...timeouts,
        },
      },
      {
        extends: true,
        test: {
          name: 'fixtures',
          include: ['test/e2e/fixtures/*.test.ts'],
          globalSetup: 'test/support/sharedBuilds.ts',
          isolate: false,
          // Each worker installs, builds and runs a browser.
          maxWorkers: 2,
          sequence: { groupOrder: 4 },
          ...timeouts,
          testTimeout: 120_000,
          // Installs and builds an app.
          hookTimeout: 900_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'load',
          include: ['test/load/**/*.test.{ts,tsx}'],
          globalSetup: 'test/support/sharedBuilds.ts',
          // These use the whole machine and would slow other tests down.
          sequence: { groupOrder: 5 },
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'screenreader',
          include: ['test/screenreader/*.test.ts'],
          sequence: { groupOrder: 6 },
          tags: [{ name: 'minimal', description: 'The journeys of each run of the CI.' }],
          // The events of a busy machine arrive late.
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
