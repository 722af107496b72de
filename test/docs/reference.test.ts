import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isOfApps, readPages, REPOSITORY } from '../../.ci/reference/documentation.js';
import { storybookId } from '../../.storybook/documentation.js';
import { appCode } from '../../stories/appCode.js';
import { codeBlocksIn } from '../support/codeBlocks.js';

const ROOT = new URL('../../', import.meta.url).pathname;
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const pages = readdirSync(join(ROOT, 'stories/docs')).filter((file) => file !== 'README.md');
const texts = new Map(pages.map((page) => [page, read(`stories/docs/${page}`)]));
const readme = read('README.md');

/** The matches of a pattern's group, each once, in alphabetical order. */
function all(text: string, pattern: RegExp): string[] {
  return [...new Set(Array.from(text.matchAll(pattern), ([, found = '']) => found))].toSorted();
}

/** The names that a page shows as code. */
const codeOf = (page: string) => all(texts.get(page) ?? '', /`([^`\n]+)`/g);

it.each([
  ['index.ts', 'components.md'],
  ['hooks/index.ts', 'hooks.md'],
  ['schema/index.ts', 'schema.md'],
  ['client/index.ts', 'client.md'],
  ['server/index.ts', 'server.md'],
  ['server/file.ts', 'server-helpers.md'],
  ['sandbox/index.ts', 'sandbox.md'],
])('every export of src/%s is in %s', (entry, page) => {
  const source = read(`src/${entry}`);
  const lists = all(source, /export (?:type )?\{([^}]+)\}/g).flatMap((list) => list.split(','));
  const names = [...lists, ...all(source, /export function (\w+)/g)];
  expect(names).not.toEqual([]);
  const text = texts.get(page) ?? '';
  const missing = names.filter((name) => name.trim() && !new RegExp(`\\b${name.trim()}\\b`).test(text));
  expect(missing).toEqual([]);
});

it('the CSS reference has every class and every custom property, and no other', () => {
  const themes = readdirSync(join(ROOT, 'src/themes')).map((file) => `themes/${file}`);
  const css = ['styles.css', 'page.css', 'page-map.css', ...themes]
    .map((file) => read(`src/${file}`))
    .join('');
  const page = texts.get('css.md') ?? '';
  // The form sets this one.
  const listed = [...all(page, /^\| `(--rck-[\w-]+)`/gm), '--rck-form-height'];
  expect(listed.toSorted()).toEqual(all(css, /var\(\s*(--rck-[\w-]+)/g));
  // Some elements of the details have a class only for the app's rules.
  const details = readdirSync(join(ROOT, 'src/details'))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => read(`src/details/${file}`))
    .join('');
  const rendered = all(details, /['"](rck-[\w-]+)/g).map((name) => `.${name}`);
  const classes = [...new Set([...all(css, /[^-](\.rck-[\w-]+)/g), ...rendered])].toSorted();
  expect(all(page, /[^-](\.rck-[\w-]+)/g)).toEqual(classes);
});

it('the CSS reference has every data attribute of the components', () => {
  const parts = readdirSync(join(ROOT, 'src/form'));
  const attributes = all(parts.map((part) => read(`src/form/${part}`)).join(''), /\b(data-[a-z-]+)/g);
  const code = codeOf('css.md');
  expect(attributes.filter((attribute) => !code.includes(attribute))).toEqual([]);
});

it('the guide to languages has every catalog', () => {
  const catalogs = readdirSync(join(ROOT, 'src/locales')).map((file) => file.replace('.ts', ''));
  const code = codeOf('languages.md');
  expect(catalogs.filter((name) => !code.includes(name))).toEqual([]);
});

it('the guide to custom fields starts with a tested form of at most 30 lines, without another library', () => {
  const code = appCode(read('stories/examples/EveryKindOfField.tsx'))
    .replace('EveryKindOfField = (props: { formId: string })', 'Contact = ()')
    .replace('{...props}', 'formId="contact" baseUrl="/" aria-label="Contact"');
  expect(codeBlocksIn(texts.get('fields.md') ?? '')[0]?.code).toBe(code);
  expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(30);
  expect(all(code, /from '(.+)'/g)).toEqual(['react-contact-kit']);
});

it('README, and the quick start with its tutorial, send to one URL, in development and in production', () => {
  const guide = ['quick-start.md', 'tutorial.md'].map((file) => texts.get(file) ?? '').join('\n');
  const [form = '', guideCode = ''] = [readme, guide].map((text) =>
    codeBlocksIn(text)
      .map(({ code }) => code)
      .join('\n'),
  );
  for (const code of [form, guideCode]) {
    expect(new Set(all(code, /\bbaseUrl=("[^"]*"|\{[^}]*\})/g))).toEqual(new Set(['"/"']));
    expect(all(code, /\bformId="([^"]*)"/g)).toEqual(['contact']);
  }
  expect(all(guideCode, /\bforms: '([^']*)'/g)).toEqual(['contact']);
  expect(guideCode).toContain("'/v1/public/contact/forms/:formId/submissions'");
});

it('every page with code for a CAPTCHA token shows or links to the endpoint that verifies it', () => {
  const shown = pages.filter((page) =>
    /hallenge/.test(
      codeBlocksIn(texts.get(page) ?? '')
        .map(({ code }) => code)
        .join(''),
    ),
  );
  expect(shown).toContain('testing.md');
  const unverified = shown.filter((page) => !/#verify-the-token\)/.test(texts.get(page) ?? ''));
  expect(unverified).toEqual([]);
  expect(texts.get('captcha.md')).toMatch(/^## Verify the token$/m);
});

it('Troubleshooting lists each message of the diagnostics, and no other', () => {
  const sources = readdirSync(join(ROOT, 'src/diagnostics'))
    .filter((file) => file !== 'warnOnce.ts')
    .map((file) => read(`src/diagnostics/${file}`).replaceAll(/['"`] \+\s*['"`]/g, ''));
  const messages = sources.flatMap((source) =>
    source.split(/\b(?:warnOnce|errorOnce|console\.(?:warn|error))\(/).slice(1),
  );
  const listed = all(texts.get('troubleshooting.md') ?? '', /^\| `([^`\n]+)` +\|/gm);
  const isListed = (message: string) => listed.some((part) => message.includes(part));
  expect(messages.length).toBeGreaterThan(20);
  // `dropped` is the text of a warning and of an error.
  expect(
    messages
      .map((message) => message.slice(0, message.indexOf(';')))
      .filter((message) => !message.includes('dropped(') && !isListed(message)),
  ).toEqual([]);
  expect(listed.filter((part) => !sources.some((source) => source.includes(part)))).toEqual([]);
});

it('every link from a story to a page of the documentation has its ID in Storybook', () => {
  const ids = readPages(ROOT).map(storybookId);
  const stories = readdirSync(join(ROOT, 'stories')).filter((file) => file.endsWith('.tsx'));
  const sources = stories.map((file) => read(`stories/${file}`)).join('');
  const [, cards = ''] = /const PAGES = \{([^]+?)\n\}/.exec(sources) ?? [];
  const linked = [...all(sources, /\?path=\/docs\/([\w-]+)--docs/g), ...all(cards, /^ {2}'([\w-]+)':/gm)];
  expect(linked.length).toBeGreaterThan(8);
  expect(linked.filter((id) => !ids.includes(id))).toEqual([]);
});

it('the commands that install the package name the file that `npm pack` writes', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const pack = `npm pack --allow-git=all git+${REPOSITORY}`;
  // The page about serverless hosts starts with the quick start.
  const frameworks = readPages(ROOT).filter((page) => isOfApps(page) && page.file !== 'serverless.md');
  const starts = ['quick-start.md', 'installation.md'].map((file) => texts.get(file) ?? '');
  for (const text of [readme, ...starts, ...frameworks.map((page) => page.text)])
    expect([all(text, /^(npm pack .+)$/gm), all(text, /(react-contact-kit-[\d.]+\.tgz)/g)]).toEqual([
      [pack],
      [`react-contact-kit-${version}.tgz`],
    ]);
});

it('the outcomes, and the doc comment of the error codes, list each code', () => {
  const source = read('src/client/SubmissionError.ts');
  const [, union = ''] = /SubmissionErrorCode =([^;]+);/.exec(source) ?? [];
  const codes = all(union, /'(\w+)'/g);
  expect(codes.length).toBeGreaterThan(5);
  expect(all(source, /^ \* - `(\w+)`: /gm)).toEqual(codes);
  expect(all(texts.get('errors.md') ?? '', /^\| `(\w+)` /gm)).toEqual(['accepted', ...codes]);
});

it('README has at most 900 words', () => {
  expect(readme.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(900);
});

it('every file in CONTRIBUTING’s table of behaviors exists', () => {
  const [, rows = ''] =
    /### Where to find a behavior\n([^]+?)\n## /.exec(read('.github/CONTRIBUTING.md')) ?? [];
  const paths = all(rows, /`(\w+\/[\w/.]+)`/g);
  expect(paths.length).toBeGreaterThan(20);
  const exists = (path: string) =>
    ['', '.ts', '.tsx'].some((end) => existsSync(join(ROOT, 'src', path + end))) ||
    ['', '.test.ts', '.test.tsx'].some((end) => existsSync(join(ROOT, 'test', path + end)));
  expect(paths.filter((path) => !exists(path))).toEqual([]);
});

it('every alert in the documentation, the stories and the hooks’ test form has an explicit `aria-live`', () => {
  const stories = readdirSync(join(ROOT, 'stories'), { recursive: true, encoding: 'utf8' });
  // The shapes are copies of components of other libraries.
  const files = stories.filter((file) => /\.(md|tsx)$/.test(file) && !file.includes('shapes/'));
  const sources = [...files.map((file) => `stories/${file}`), 'README.md', 'test/support/HookForm.tsx'];
  const alerts = sources.flatMap((file) =>
    Array.from(read(file).matchAll(/<[a-z]+ [^<]*?role="alert"[^<]*?>/g), ([tag]) => ({ file, tag })),
  );
  // `<div role="alert">` in a sentence names the role only.
  const tags = alerts.filter(({ tag }) => tag !== '<div role="alert">');
  expect(tags.filter(({ tag }) => !tag.includes('aria-live="assertive"'))).toEqual([]);
  expect(tags.length).toBeGreaterThan(2);
});
