import { execFile } from 'node:child_process';
import {
  createReadStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../../support/browsers/launchChromium.js';
import { serve } from '../../support/serve.js';
import { sharedBuild } from '../../support/sharedBuild.js';
import { watchPage } from '../../support/stories/watchPage.js';

const ROOT = new URL('../../../', import.meta.url).pathname;
const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
const SITE_URL = 'https://example.com/docs/contact';

let site: string;
let origin: string;
let closeServer: () => Promise<void>;
let browser: Browser;

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
  const stories = await sharedBuild<string>('stories');
  await promisify(execFile)('node', ['.ci/site/build.mjs', '--output', site, '--stories', stories], {
    cwd: ROOT,
    env: { ...process.env, SITE_URL },
  });
  ({ origin, close: closeServer } = await serve((request, response) => {
    // A host that knows no paths but files, below a path of its own.
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = join(site, pathname.replace('/some/path/', '/'));
    const file = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path;
    if (!pathname.startsWith('/some/path/') || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  }));
  browser = await launchChromium();
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await closeServer?.();
  rmSync(site, { recursive: true, force: true });
});

const read = (file: string) => readFileSync(join(site, file), 'utf8');

async function open(path: string): Promise<{ page: Page; newMessages: () => string[] }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const newMessages = watchPage(page);
  await page.goto(`${origin}/some/path/${path}`);
  return { page, newMessages };
}

describe('the site', () => {
  it('has no link to a file, a heading or a story that does not exist', () => {
    const files = readdirSync(site).filter((file) => file.endsWith('.html'));
    const { entries } = JSON.parse(read('stories/index.json')) as { entries: object };
    const dead = [...files, 'playground/index.html'].flatMap((file) => {
      const addresses = Array.from(
        read(file).matchAll(/ (?:href|src|srcset)="([^"]*)"/g),
        ([, url = '']) => url,
      );
      expect(addresses.length).toBeGreaterThan(3);
      return addresses
        .filter((address) => !/^(https?|mailto):/.test(address))
        .filter((address) => {
          const [, id] = /^(?:\.\.\/)?stories\/.*(?:id=|path=\/(?:story|docs)\/)([\w-]+)/.exec(address) ?? [];
          if (id !== undefined) return !Object.hasOwn(entries, id);
          const [path = '', anchor] = address.replaceAll('&amp;', '&').split('#');
          const target = join(dirname(file), path.split('?')[0] ?? '');
          if (path === '') return anchor !== undefined && !read(file).includes(` id="${anchor}"`);
          if (!existsSync(join(site, target))) return true;
          return anchor !== undefined && !read(target).includes(` id="${anchor}"`);
        })
        .map((address) => `${file}: ${address}`);
    });
    expect(files.length).toBeGreaterThan(40);
    expect(dead).toEqual([]);
  });

  it('has a card and an address for each page, and a sitemap', () => {
    expect(read('styling.html')).toContain(`<link rel="canonical" href="${SITE_URL}/styling.html">`);
    expect(read('styling.html')).toContain(
      `<meta property="og:image" content="${SITE_URL}/pictures/social-light.png">`,
    );
    const urls = Array.from(read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url);
    expect(urls).toContain(`${SITE_URL}/`);
    expect(urls).toContain(`${SITE_URL}/styling.html`);
  });

  it('has an llms.txt that links to the file of each page', () => {
    const files = Array.from(read('llms.txt').matchAll(/\]\(\S+\/main\/(\S+)\)/g), ([, file = '']) => file);
    expect(files.length).toBeGreaterThan(40);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it('finds a section while the visitor types, with the keyboard alone', async () => {
    const { page, newMessages } = await open('index.html');
    expect(await page.getByRole('link', { name: 'Get started' }).getAttribute('href')).toBe(
      'quick-start.html',
    );
    await page.keyboard.press('/');
    await page.keyboard.type('phone field');
    const fields = page.locator('#results').getByRole('list', { name: 'Fields', exact: true });
    await expect.poll(() => fields.getByRole('link').count()).toBeGreaterThan(1);
    expect(await page.locator('#results').getByText('Fields and validation › Fields').count()).toBe(1);
    expect(
      await fields.getByRole('link', { name: 'Add a phone field' }).locator('b').allTextContents(),
    ).toEqual(['phone', 'field']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await fields.waitFor({ state: 'hidden' });
    // There is no result that Enter could open.
    await page.keyboard.press('Enter');
    expect(await page.locator('#results a').count()).toBe(0);

    await page.keyboard.type('dark mode');
    const results = page.locator('#results a');
    await expect.poll(() => results.first().textContent()).toContain('Dark mode');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/styling.html#dark-mode');
    expect(newMessages()).toEqual([]);
    await page.close();
  });

  it('shows the results of a search within the window of a phone', async () => {
    const { page } = await open('quick-start.html');
    await page.setViewportSize({ width: 320, height: 700 });
    await page.getByRole('searchbox').fill('dark mode');
    await page.locator('#results a').first().waitFor();
    expect(await page.locator('#results').boundingBox()).toMatchObject({ x: 16, width: 288 });
    await page.close();
  });

  it('keeps the head of a table in view while the table scrolls, unless the table is too wide', async () => {
    const { page } = await open('errors.html');
    const table = page.getByRole('region', { name: 'Table 1' });
    const head = table.getByRole('columnheader').first();
    const topOfHead = () => head.evaluate((cell) => cell.getBoundingClientRect().top);
    const scrollInto = () =>
      table
        .locator('tr')
        .nth(4)
        .evaluate((row) => row.scrollIntoView());
    await scrollInto();
    await expect.poll(topOfHead).toBe(64);
    expect(await table.getAttribute('tabindex')).toBe(null);

    await page.setViewportSize({ width: 320, height: 700 });
    await expect.poll(() => table.getAttribute('tabindex')).toBe('0');
    await scrollInto();
    expect(await topOfHead()).toBeLessThan(0);
    await table.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await page.close();
  });

  it('shows live stories, and the list of pages on a phone', async () => {
    const { page, newMessages } = await open('contact-page.html');
    const story = page.frameLocator('iframe.story').first();
    await story.getByRole('textbox').first().waitFor();
    await page.setViewportSize({ width: 360, height: 700 });
    const link = page.getByRole('link', { name: 'Styling', exact: true }).first();
    expect(await link.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Pages' }).click();
    expect(await link.isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(newMessages()).toEqual([]);
    await page.close();
  });

  it('has no page that scrolls sideways on a phone, and no Markdown in a description', async () => {
    const { page } = await open('index.html');
    await page.setViewportSize({ width: 320, height: 700 });
    const scrolling: string[] = [];
    for (const file of readdirSync(site).filter((name) => name.endsWith('.html'))) {
      expect(read(file)).not.toMatch(/<meta [^>]*content="[^"]*\]\(/);
      await page.goto(`${origin}/some/path/${file}`);
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) scrolling.push(file);
    }
    expect(scrolling).toEqual([]);
    await page.close();
  });

  it('has a playground whose form sends to the sandbox in a service worker, and whose inbox shows the message', async () => {
    const { page, newMessages } = await open('playground/');
    const inbox = page.frameLocator('iframe[title="Inbox"]');
    await inbox.getByRole('heading', { name: 'Inbox' }).waitFor();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await page.getByRole('textbox', { name: 'Message' }).fill('From the playground');
    await page.getByRole('button', { name: 'Send message' }).click();
    await inbox.getByText('From the playground').waitFor();
    expect(newMessages()).toEqual([]);
    await page.getByLabel('Form ID').selectOption('sandbox-rejected');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await page.getByRole('textbox', { name: 'Message' }).fill('From the playground');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('This form isn’t taking messages.').waitFor();
    await page.close();
  });
});
