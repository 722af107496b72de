import { beforeAll, describe, expect, it } from 'vitest';
import fr from '../../../src/locales/fr.js';
import { createApp, type App } from '../../support/frameworks/createApp.js';
import { testContactPage, testHandler, testServerHtml } from '../../support/frameworks/testContactPage.js';

describe('React Router in framework mode', () => {
  let app: App;
  beforeAll(async () => {
    app = await createApp({ page: 'stories/docs/FrameworkReactRouter.mdx', folders: ['reactRouter'] });
    await app.run('react-router', 'build');
    return app.remove;
  });

  const start = () => app.start('react-router-serve', 'build/server/index.js');
  const options = { start, path: '/de/contact', limit: 11_100 };
  testContactPage(() => app, options);
  testServerHtml(() => app, options);
  testHandler(() => app, options);

  it('renders the language of the route', async () => {
    await start();
    const html = await (await fetch(`${app.origin}/fr/contact`)).text();
    expect(html).toMatch(/<form[^>]* lang="fr"/);
    expect(html).toContain(fr.labels.email);
  });

  it('has documented code that type-checks', async () => {
    await app.run('react-router', 'typegen');
    await expect(app.run('tsc')).resolves.toBeUndefined();
  });
});
