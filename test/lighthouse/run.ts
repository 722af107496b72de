import { build, type BuildOptions, type Plugin } from 'esbuild';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { startFlow, type FlowResult } from 'lighthouse';
import { launch, type Page } from 'puppeteer-core';
import { chromiumOptions } from '../support/browsers/chromium.js';
import { serve } from '../support/serve.js';

const FOLDER = import.meta.dirname;
const PAGE = `${FOLDER}/../../stories/ContactPage.tsx`;
const MAX_INTERACTION = 50;

/** Lighthouse's phone: the processor is 4 times slower, and the network is a slow 4G. */
const CONFIG = {
  extends: 'lighthouse:default',
  settings: { onlyCategories: ['performance', 'accessibility', 'best-practices'] },
};

interface Goal {
  title: string;
  value: number;
  limit: string;
  isMet: boolean;
}

/** Replaces the source with the built package. */
const BUILT_PACKAGE: Plugin = {
  name: 'built package',
  setup(bundler) {
    bundler.onResolve({ filter: /\/src\/index\.js$/ }, () => ({ path: `${FOLDER}/../../dist/index.js` }));
  },
};

const OPTIONS = {
  bundle: true,
  minify: true,
  jsx: 'automatic' as const,
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [BUILT_PACKAGE],
} satisfies BuildOptions;

/** The contact page of the stories, rendered on the server and hydrated. Its HTML contains the styles. */
async function buildPage(): Promise<Map<string, { type: string; content: Buffer }>> {
  const { outputFiles } = await build({
    ...OPTIONS,
    stdin: {
      contents: `
        import { hydrateRoot } from 'react-dom/client';
        import { ContactProvider } from '../../src/index.js';
        import { ContactPage } from '${PAGE}';
        import '../../src/styles.css';
        hydrateRoot(document.getElementById('root'), <ContactProvider baseUrl="/"><ContactPage /></ContactProvider>);`,
      loader: 'tsx',
      resolveDir: FOLDER,
    },
    splitting: true,
    format: 'esm',
    outdir: '/assets',
    write: false,
  });
  const outfile = `${FOLDER}/dist/contactPage.cjs`;
  await build({
    ...OPTIONS,
    stdin: {
      contents: `
        import { renderToString } from 'react-dom/server';
        import { ContactProvider } from '../../src/index.js';
        import { ContactPage } from '${PAGE}';
        export const html = renderToString(<ContactProvider baseUrl="/"><ContactPage /></ContactProvider>);`,
      loader: 'tsx',
      resolveDir: FOLDER,
    },
    platform: 'node',
    mainFields: ['module', 'main'],
    outfile,
  });
  const { html } = createRequire(import.meta.url)(outfile) as { html: string };
  const styles = outputFiles.find(({ path }) => path.endsWith('.css'))?.text ?? '';
  const scripts = outputFiles.filter(({ path }) => path.endsWith('.js'));
  const files = new Map(
    scripts.map(({ path, text }) => [path, { type: 'text/javascript', content: gzipSync(text) }]),
  );
  const document = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Contact</title>
    <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
    <style>${styles}</style><script type="module" src="/assets/stdin.js"></script></head>
    <body><div id="root">${html}</div></body></html>`;
  return files.set('/', { type: 'text/html', content: gzipSync(document) });
}

/** Fills in and sends the form by touch and keyboard, first without the message. */
async function sendMessage(page: Page): Promise<void> {
  await page.tap('[name=name]');
  await page.keyboard.type('Ada Lovelace');
  await page.tap('[name=email]');
  await page.keyboard.type('ada@example.com');
  await page.tap('[type=submit]');
  await page.waitForSelector('[name=message][aria-invalid=true]');
  await page.keyboard.type('Could you tell me more about your engine?');
  await page.tap('[type=submit]');
  await page.waitForSelector('[data-status=success]');
}

function goalsOf({ steps }: FlowResult): Goal[] {
  const [load, visit] = steps.map(({ lhr }) => lhr);
  if (!load || !visit) throw new Error('Lighthouse has not measured both steps.');
  const score = (id: string): Goal => {
    const value = Math.round((load.categories[id]?.score ?? 0) * 100);
    return { title: `${id} score`, value, limit: '100', isMet: value === 100 };
  };
  const atMost = (title: string, audit: string, limit: number, { audits } = load): Goal => {
    const value = Math.round((audits[audit]?.numericValue ?? NaN) * 1000) / 1000;
    return { title, value, limit: `≤ ${limit}`, isMet: value <= limit };
  };
  return [
    score('performance'),
    score('accessibility'),
    score('best-practices'),
    atMost('total blocking time of the load, ms', 'total-blocking-time', 50),
    atMost('cumulative layout shift of the load', 'cumulative-layout-shift', 0),
    atMost('cumulative layout shift of the visit', 'cumulative-layout-shift', 0, visit),
    atMost('interaction to next paint of the visit, ms', 'interaction-to-next-paint', MAX_INTERACTION, visit),
  ];
}

const files = await buildPage();
const { origin, close } = await serve((request, response) => {
  const file = files.get(new URL(request.url ?? '/', 'http://localhost').pathname);
  if (request.method === 'POST') response.writeHead(201).end();
  else if (!file) response.writeHead(404).end();
  else {
    const { type, content } = file;
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    response.setHeader('Cache-Control', 'public, max-age=31536000');
    response.setHeader('Content-Encoding', 'gzip').end(content);
  }
});
const { executablePath, args } = chromiumOptions('chromium');
const browser = await launch({ executablePath, args: [...args, '--no-sandbox'] });
try {
  const page = await browser.newPage();
  const flow = await startFlow(page, { config: CONFIG });
  await flow.navigate(origin);
  // Lighthouse can simulate a slow processor for a load, but not for a visit.
  await flow.startTimespan({ throttlingMethod: 'devtools' });
  await sendMessage(page);
  await flow.endTimespan();
  const result = await flow.createFlowResult();
  const goals = goalsOf(result);
  mkdirSync(`${FOLDER}/dist`, { recursive: true });
  writeFileSync(`${FOLDER}/dist/report.json`, JSON.stringify(result, null, 1));
  console.table(goals);
  if (goals.some(({ isMet }) => !isMet)) process.exitCode = 1;
} finally {
  await browser.close();
  await close();
}
