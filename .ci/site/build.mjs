// `npm run site`: builds the stories, then the site with them, into the folder `site`. SITE_URL is its address, for the sitemap and
// the cards. `-- --check` then measures each page with Lighthouse. Vite runs build.ts, because Node 20 does not run TypeScript.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

// Otherwise Vite bundles React's development build.
process.env.NODE_ENV = 'production';
const ROOT = new URL('../../', import.meta.url).pathname;
const { values } = parseArgs({
  options: {
    output: { type: 'string', default: join(ROOT, 'site') },
    stories: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
});
const stories = values.stories ?? join(ROOT, 'node_modules/.cache/stories');

if (values.stories === undefined)
  execFileSync('npx', ['storybook', 'build', '--quiet', '-o', stories], { cwd: ROOT, stdio: 'inherit' });
const { module } = await runnerImport(new URL('build.ts', import.meta.url).pathname);
await module.buildSite({ output: values.output, stories, siteUrl: process.env.SITE_URL });
console.info(`The site is in ${values.output}.`);

if (values.check) await import('./lighthouse.mjs').then(({ check }) => check(values.output));
