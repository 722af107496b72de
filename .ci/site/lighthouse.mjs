// Measures each documentation page of a built site with Lighthouse. Fails unless all have 100 for accessibility and best practices.
import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from 'playwright';

const TYPES = { '.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript', '.svg': 'image/svg+xml' };
const CATEGORIES = ['accessibility', 'best-practices'];
const PORT = 9223;

export async function check(site) {
  execFileSync(
    'npm',
    ['install', '--prefix', import.meta.dirname, '--no-audit', '--no-fund', '--no-package-lock'],
    {
      stdio: 'inherit',
    },
  );
  const { default: lighthouse } = await import('lighthouse');
  const programs = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../test/support/programs/programs.json'), 'utf8'),
  );
  const executablePath = [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    ...programs.chromium.paths,
  ].find((path) => path && existsSync(path));
  // Below a path, as on GitHub Pages.
  const server = createServer(({ url }, response) => {
    const file = join(site, new URL(url, 'http://localhost').pathname.replace(/^\/site/, ''));
    if (!extname(file) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, resolve));
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${PORT}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  const pages = [...readdirSync(site).filter((file) => file.endsWith('.html')), 'playground/index.html'];
  let low = 0;
  for (const page of pages) {
    const { lhr } = await lighthouse(`http://localhost:${server.address().port}/site/${page}`, {
      port: PORT,
      onlyCategories: CATEGORIES,
      logLevel: 'error',
    });
    const scores = CATEGORIES.map((category) => Math.round(lhr.categories[category].score * 100));
    if (scores.every((score) => score === 100)) continue;
    low += 1;
    const failed = Object.values(lhr.audits).filter(({ score }) => score !== null && score < 1);
    console.error(`${page}: ${scores.join(' and ')}: ${failed.map(({ title }) => title).join(', ')}`);
  }
  await browser.close();
  server.close();
  console.info(
    `Lighthouse: ${pages.length - low} of ${pages.length} pages have 100 for accessibility and best practices.`,
  );
  if (low > 0) process.exitCode = 1;
}
