import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The unit and jsdom tests of the mutated folders. A mutant can hang, so the time limits are short. */
const common = { testTimeout: 20_000, hookTimeout: 20_000 };

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...common,
          name: 'unit',
          maxConcurrency: 25,
          include: ['test/{client,schema,server,submission}/*.test.{ts,tsx}'],
          exclude: ['**/*.{dom,browser}.test.{ts,tsx}'],
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        extends: true,
        test: {
          ...common,
          name: 'dom',
          include: ['test/**/*.dom.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['test/support/setup.ts'],
        },
      },
    ],
  },
});
