import { beforeAll, describe, expect, it } from 'vitest';
import de from '../../../src/locales/de.js';
import { openPage } from '../../support/browsers/openPage.js';
import { createApp, type App } from '../../support/frameworks/createApp.js';
import { testContactPage, testHandler, testServerHtml } from '../../support/frameworks/testContactPage.js';

const COMPONENT_PAGE = 'src/pages/contact.astro';
const DIRECT_PAGE = 'src/pages/de/contact.astro';
const start = (app: App) => app.start('node', 'dist/server/entry.mjs');

describe('Astro with a component and client:load', () => {
  const app = useApp(DIRECT_PAGE);
  const options = { start, path: '/contact', limit: 12_200 };
  testContactPage(app, options);
  testServerHtml(app, options);
  testHandler(app, options);

  it('keeps the order of the fields of the component', async () => {
    await start(app());
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(`${app().origin}/contact`);
    expect(await page.locator('label').allInnerTexts()).toEqual([
      de.labels.message,
      de.labels.name,
      de.labels.email,
    ]);
  });
});

describe('Astro with the form in the page and client:visible', () => {
  const app = useApp(COMPONENT_PAGE);
  const options = { start, path: '/de/contact', limit: 13_700 };
  testContactPage(app, options);
  testServerHtml(app, options);
});

/** Creates and builds an app for all tests of the block. Without one of the pages, so that they share no chunk. */
function useApp(without: string): () => App {
  let app: App;
  beforeAll(async () => {
    app = await createApp({ page: 'stories/docs/FrameworkAstro.mdx', folders: ['astro'], without });
    await app.run('astro', 'build');
    return app.remove;
  });
  return () => app;
}
