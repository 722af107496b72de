import { beforeAll, describe } from 'vitest';
import en from '../../../src/locales/en.js';
import { createApp, type App } from '../../support/frameworks/createApp.js';
import { testContactPage } from '../../support/frameworks/testContactPage.js';

const PNPM = ['npx', '--yes', 'pnpm@10.33.0'] as const;
const YARN = ['npx', '--yes', '--package', '@yarnpkg/cli-dist@4.18.1', 'yarn'] as const;

const managers: {
  name: string;
  command: readonly [string, ...string[]];
  install: (app: App) => Promise<unknown>;
}[] = [
  {
    name: 'pnpm',
    command: PNPM,
    install: (app: App) => app.run(...PNPM, 'install'),
  },
  {
    name: 'Yarn Plug’n’Play',
    command: YARN,
    async install(app: App) {
      // Yarn has a default registry of its own.
      const registry = await app.run('npm', 'config', 'get', 'registry');
      await app.run(...YARN, 'config', 'set', 'npmRegistryServer', registry.trim());
      await app.run(...YARN, 'install');
    },
  },
];

describe.each(managers)('an app installed with $name', ({ command, install }) => {
  let app: App;
  beforeAll(async () => {
    const folders = ['vite', 'packageManagers'];
    app = await createApp({ page: 'stories/docs/FrameworkVite.mdx', folders, install });
    await app.run(...command, 'exec', 'vite', 'build');
    return app.remove;
  });

  const start = () => app.start(...command, 'exec', 'vite', 'preview', '--port', new URL(app.origin).port);
  testContactPage(() => app, { start, path: '/', limit: 9_800, messages: en });
});
