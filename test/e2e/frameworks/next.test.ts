import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import fr from '../../../src/locales/fr.js';
import { collectErrors } from '../../support/browsers/collectErrors.js';
import { openPage } from '../../support/browsers/openPage.js';
import { adapt } from '../../support/codeBlocks.js';
import { createApp, type App } from '../../support/frameworks/createApp.js';
import { testContactPage, testHandler, testServerHtml } from '../../support/frameworks/testContactPage.js';
import { confirmation, fillIn, hydrated, sendButton } from '../../support/visitor.js';

let app: App;
beforeAll(async () => {
  app = await createApp({ page: 'stories/docs/FrameworkNext.mdx', folders: ['next'] });
  return app.remove;
});

describe.each(['turbopack', 'webpack'])('Next.js with %s', (bundler) => {
  beforeAll(() => app.run('next', 'build', `--${bundler}`));

  const start = () => app.start('next', 'start', '--hostname', '127.0.0.1');
  const options = { start, path: '/contact', limit: 10_600 };
  testContactPage(() => app, options);
  testServerHtml(() => app, options);
  testHandler(() => app, options);

  it('renders each language of a [lang] page', async () => {
    await start();
    const html = await (await fetch(`${app.origin}/fr/contact`)).text();
    expect(html).toMatch(/<form[^>]* lang="fr"/);
    expect(html).toContain(fr.labels.email);
  });

  it('sends a form with its own schema from a client component', async () => {
    await start();
    const before = app.submissions().length;
    const page = await openPage();
    const errors = collectErrors(page);
    await page.goto(`${app.origin}/company`);
    await hydrated(page);
    await fillIn(page);
    await page.getByLabel('Company').fill('Analytical Engines');
    await sendButton(page).click();
    await confirmation(page);
    expect(app.submissions().slice(before)).toMatchObject([{ payload: { company: 'Analytical Engines' } }]);
    expect(errors).toEqual([]);
  });
});

describe('Next.js with `output: export`', () => {
  beforeAll(async () => {
    rmSync(join(app.folder, 'app/contact/send'), { recursive: true });
    change('app/contact/page.tsx', `\n        action="/contact/send?locale=de"`, '');
    change('next.config.mjs', '{ experimental', `{ output: 'export', experimental`);
    await app.run('next', 'build');
  });

  testContactPage(() => app, { start: () => app.start('sirv', 'out'), path: '/contact', limit: 10_600 });

  function change(file: string, part: string, replacement: string): void {
    const path = join(app.folder, file);
    writeFileSync(path, adapt(readFileSync(path, 'utf8'), part, replacement));
  }
});
