import { beforeAll, describe, expect, it } from 'vitest';
import en from '../../../src/locales/en.js';
import { openPage } from '../../support/browsers/openPage.js';
import { createApp, type App, type AppSource } from '../../support/frameworks/createApp.js';
import { testContactPage } from '../../support/frameworks/testContactPage.js';
import { hydrated, sendButton } from '../../support/visitor.js';

const PAGE = 'stories/docs/FrameworkVite.mdx';
const start = (app: App) => app.start('vite', 'preview', '--port', new URL(app.origin).port);

describe('Vite with React 19', () => {
  testContactPage(useApp({ page: PAGE, folders: ['vite'] }), {
    start,
    path: '/',
    limit: 9_800,
    messages: en,
  });
});

describe('Vite with React 18', () => {
  const versions = { react: '18.3.1', 'react-dom': '18.3.1' };
  const app = useApp({ page: PAGE, folders: ['vite'], versions });
  testContactPage(app, { start, path: '/', limit: 9_800, messages: en });
});

describe('Vite with React Compiler', () => {
  const app = useApp({
    page: PAGE,
    folders: ['vite', 'reactCompiler'],
    versions: {
      '@babel/core': '7.29.13',
      '@rolldown/plugin-babel': '0.3.1',
      'babel-plugin-react-compiler': '1.0.0',
    },
  });
  testContactPage(app, { start, path: '/', limit: 10_200, messages: en });

  it('updates a component that uses the state of the form', async () => {
    await start(app());
    const page = await openPage();
    await page.goto(app().origin);
    await hydrated(page);
    const state = page.locator('output');
    expect(await state.innerText()).toBe('idle');
    await sendButton(page).click();
    await expect.poll(() => state.innerText()).toBe('idle name,email,message');
    await page.getByLabel('Name').fill('Ada');
    await expect.poll(() => state.innerText()).toBe('idle email,message');
  });
});

describe('Vite with Preact', () => {
  const app = useApp({ page: 'stories/docs/FrameworkPreact.mdx', folders: ['vite', 'preact'] });
  testContactPage(app, { start, path: '/', limit: 9_800, messages: en });
});

/** Creates and builds an app for all tests of the block. */
function useApp(source: AppSource): () => App {
  let app: App;
  beforeAll(async () => {
    app = await createApp(source);
    await app.run('vite', 'build');
    return app.remove;
  });
  return () => app;
}
