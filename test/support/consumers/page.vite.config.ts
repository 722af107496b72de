import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** React by major version, as packages of this project. */
const REACTS: Record<string, Record<string, string>> = {
  18: { react: 'react-18', 'react-dom': 'react-dom-18' },
  19: { react: 'react', 'react-dom': 'react-dom' },
};

/** The package's entries, for files that the tests of the source use too. */
const ENTRIES = {
  '../../src/index.js': 'react-contact-kit',
  '../../src/hooks/index.js': 'react-contact-kit/hooks',
};

/** The configuration with which `bundlePage` builds a consumer's page. */
export default defineConfig(({ isSsrBuild }) => ({
  logLevel: 'error',
  plugins: [react()],
  define: { API: JSON.stringify(process.env['API']) },
  resolve: { alias: { ...ENTRIES, ...REACTS[process.env['REACT_MAJOR'] ?? '19'] } },
  ssr: { noExternal: true },
  build: isSsrBuild
    ? { outDir: 'server', rolldownOptions: { output: { entryFileNames: 'server.js' } } }
    : {
        outDir: 'assets',
        assetsDir: '.',
        rolldownOptions: {
          input: 'client.tsx',
          output: {
            entryFileNames: 'client.js',
            chunkFileNames: '[name].js',
            assetFileNames: '[name][extname]',
          },
        },
      },
}));
