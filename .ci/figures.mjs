// The figures that the documentation prints. `npm run figures` builds the package, takes them from the code, the limits and the
// last bench, and writes them into their sentences. `npm run lint` checks them. `npm run bench` makes new times.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';

const ROOT = new URL('..', import.meta.url).pathname;
const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const load = async (path) => (await runnerImport(join(ROOT, path))).module;

const { BUDGETS } = await load('.ci/reference/budgets.ts');
const { LANGUAGES } = await load('stories/languages.ts');
const limit = (part) => BUDGETS[part].limit.rolldown;
const kilobytes = (bytes) => (bytes / 1000).toFixed(0);
const lazy = kilobytes(limit('contactFormWithEngine') - limit('contactForm'));
const catalogs = String(LANGUAGES.length);
// A language with two scripts or regions is one.
const languages = String(new Set(LANGUAGES.map(({ tag }) => tag.split('-')[0])).size);

const results = read('test/bench/results/results.md');
const [, date = '', revision = ''] = /^([\d-]+), revision (\w+)/m.exec(results) ?? [];
/** Forms of the bench that isolate one effect. */
const LEFT_OUT = ['floor-markup', 'floor-own', 'kit-own', 'kit-own-eager', 'kit-counter', 'kit-preload'];
const forms = rowsBelow('Bytes')
  .map(([form = '', size = '']) => {
    const [, name, id] = /^(.*) \((.*)\)$/.exec(form) ?? [];
    return { name, id, firstLoad: Number(size.split('/')[1]).toFixed(1) };
  })
  .filter(({ id }) => !LEFT_OUT.includes(id));
const firstLoad = (form) => forms.find(({ name }) => name === form)?.firstLoad;
const ours = firstLoad('ContactForm');
const theirs = firstLoad('RHF + zod/mini + Query');
const early = (id, digits) => medianOf('click to fetch, engine not loaded', id).toFixed(digits);

const README = 'README.md';
const CONCEPTS = 'stories/docs/concepts.md';
const NOTES = 'test/bench/NOTES.md';
const HEADLESS = 'stories/docs/headless.md';

/** The file, a pattern with one group for each figure, and the figures. */
const SENTENCES = [
  [README, /in (\d+) languages/, languages],
  ['package.json', /in (\d+) languages/, languages],
  [README, /, (\d+) kB\) load when the visitor/, lazy],
  [README, /adds ([\d.]+) kB to the first load\. .+? TanStack Query adds ([\d.]+) kB/, ours, theirs],
  [
    README,
    /starts (\d+) ms after the click if the engine must load first\. A native form needs ([\d.]+) ms/,
    early('kit', 0),
    early('floor', 1),
  ],
  [
    README,
    /\(revision (\w+), ([\d-]+)\) compares the kit with (\d+) forms/,
    revision,
    date,
    String(forms.length - 2),
  ],
  [CONCEPTS, /^\| `ContactForm` without children +\| (\d+) kB/m, kilobytes(limit('contactForm'))],
  [CONCEPTS, /^\| `ContactForm` with children +\| (\d+) kB/m, kilobytes(limit('ownFields'))],
  [CONCEPTS, /^\| \[`ContactPage`\].+?\| (\d+) kB/m, kilobytes(limit('contactPage'))],
  [CONCEPTS, /^\| the engine, .+?\| (\d+) kB/m, lazy],
  [CONCEPTS, /^\| \[`useContactForm`\].+?\| (\d+) kB/m, kilobytes(limit('useContactForm'))],
  [NOTES, /are those of revision (\w+)/, revision],
  [NOTES, /takes (\d+) ms instead of ([\d.]+) ms in the native form/, early('kit', 0), early('floor', 1)],
  [NOTES, /\(([\d.]+) kB instead of ([\d.]+) kB, with rolldown\)/, ours, theirs],
  ['stories/docs/design-decisions.md', /The (\d+) catalogs/, catalogs],
  [
    HEADLESS,
    /^\| \[?First load.*? \| (\d+) kB +\| (\d+) kB +\| (\d+) kB +\| (\d+) kB/m,
    ...['ownMarkup', 'useContactForm', 'useSubmitContact', 'submitContact'].map((part) =>
      kilobytes(limit(part)),
    ),
  ],
  [HEADLESS, /^\| Loads on first interaction +\| (\d+) kB/m, lazy],
];

/** The problems of the sentences. With `update`, each figure is written, and only a missing sentence is a problem. */
export function checkFigures({ update = false } = {}) {
  return SENTENCES.flatMap(([file, pattern, ...figures]) => {
    const text = read(file);
    const match = pattern.exec(text);
    if (!match) return [`${file}: there is no sentence like ${pattern}`];
    const [sentence, ...found] = match;
    const wrong = found.filter((figure, index) => figure !== figures[index]);
    if (wrong.length > 0 && update) {
      // Each figure is searched behind the one before it.
      let end = 0;
      let updated = sentence;
      for (const [index, figure] of found.entries()) {
        const start = updated.indexOf(figure, end);
        updated = updated.slice(0, start) + figures[index] + updated.slice(start + figure.length);
        end = start + figures[index].length;
      }
      writeFileSync(
        join(ROOT, file),
        text.replace(sentence, () => updated),
      );
    }
    if (update) console.info(`${file}: ${figures.join(', ')}`);
    return wrong.length > 0 && !update
      ? [`${file}: "${sentence}" has not ${figures.join(', ')}: run \`npm run figures\``]
      : [];
  });
}

/** The cells of the table below a heading of the results, without the table's head. */
function rowsBelow(heading, withHead = false) {
  const [, section = ''] = results.split(`\n## ${heading}\n`);
  const [table = ''] = /^\|.*?\n\n/ms.exec(section) ?? [];
  const rows = table
    .trim()
    .split('\n')
    .toSpliced(1, 1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return withHead ? rows : rows.slice(1);
}

function medianOf(name, id) {
  const [[, ...ids] = [], ...figures] = rowsBelow('Medians and quartiles', true);
  const value = parseFloat(figures.find(([figure]) => figure === name)?.[ids.indexOf(id) + 1] ?? '');
  if (Number.isNaN(value)) throw new Error(`The bench has not measured "${name}" for ${id}.`);
  return value;
}

if (process.argv.includes('--update')) {
  for (const problem of checkFigures({ update: true })) {
    console.error(problem);
    process.exitCode = 1;
  }
}
