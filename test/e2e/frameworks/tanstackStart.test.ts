import { beforeAll, describe, expect, it } from 'vitest';
import { createApp, type App } from '../../support/frameworks/createApp.js';
import { testContactPage, testHandler, testServerHtml } from '../../support/frameworks/testContactPage.js';

describe('TanStack Start', () => {
  let app: App;
  beforeAll(async () => {
    app = await createApp({ page: 'stories/docs/FrameworkTanStackStart.mdx', folders: ['tanstackStart'] });
    await app.run('vite', 'build');
    return app.remove;
  });

  const start = (started: App) =>
    started.start('vite', 'preview', '--port', new URL(started.origin).port, '--host', '127.0.0.1');
  const options = { start, path: '/contact', limit: 8_800 };
  testContactPage(() => app, options);
  testServerHtml(() => app, options);
  testHandler(() => app, options);

  it('has documented code that type-checks', () => expect(app.run('tsc')).resolves.toBeUndefined());
});
