// Part of `npm run lint`: the words, the links and the figures of README and the documentation pages.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';

const ROOT = new URL('..', import.meta.url).pathname;
const { module } = await runnerImport(join(ROOT, '.ci/reference/markdownPages.ts'));
const pages = module.markdownPages(ROOT);
const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const problems = [];
const report = (file, problem) => problems.push(`${file}: ${problem}`);

/** Words that the documentation does not use for something, and the word that it uses. */
const WORDS = [
  [/\bfilled traps?\b|\b(a|the|of) traps?\b/i, 'honeypot, or `ContactTrap`'],
  [/\bchallenge widgets?\b/i, 'CAPTCHA'],
  [/\bthe focus\b(?! target)/i, 'focus'],
  [/\brefused (fields?|values?|submits?)\b/i, 'invalid'],
  [/\b(schema|service|kit|endpoint) refuse[sd]?\b/i, 'rejects, or does not accept'],
  [/\btexts\b/i, 'text, strings, or messages'],
  [/\bthe shell\b/i, 'what loads with the page'],
  [/\blate parts?\b/i, 'the engine'],
  [/\b(pressing|a press of) (the )?(button|Send)\b/i, 'a submit'],
  [/\b(mend|ways out|anew)\b/i, 'fix, fallback actions, again'],
  [/\bmay not\b/i, 'must not, or might not'],
  [/\bcontact services?\b/i, 'backend'],
  [/\bUI (texts|words)\b/i, 'UI strings'],
];

for (const file of [
  'README.md',
  ...readdirSync(join(ROOT, 'stories/docs')).map((page) => `stories/docs/${page}`),
]) {
  // Without code and the targets of links
  const prose = withoutCode(read(file)).replaceAll(/\]\([^)]*\)/g, '');
  for (const [word, instead] of WORDS) {
    const match = word.exec(prose);
    if (match) report(file, `write ${instead} instead of "${match[0]}"`);
  }
}

// The files of the package: Markdown without Storybook's and MDX's syntax or pictures, whose links lead to its files.
const index = module.llmsIndex(ROOT, pages);
const packed = new Map([
  ['llms.txt', index],
  ...pages.filter(({ group }) => group !== 'Decisions').map(({ file, text }) => [`docs/${file}`, text]),
]);
for (const [file, text] of packed) {
  const prose = withoutCode(text);
  if (!/^# \S/.test(text)) report(file, 'has no title');
  const [other] = /\?path=|@storybook|<Meta|<Source|<img|<picture|!\[|^\{\/\*/m.exec(prose) ?? [];
  if (other) report(file, `${other} is not Markdown`);
  for (const [, link] of prose.matchAll(/\]\((?!https?:)([^)]+)\)/g)) {
    const [path, anchor] = link.split('#');
    const target = path ? join(dirname(file), path) : file;
    const isGenerated = target === 'manifest.json';
    if (
      !packed.has(target) &&
      !isGenerated &&
      !existsSync(join(ROOT, 'dist', target)) &&
      !existsSync(join(ROOT, 'src', target))
    )
      report(file, `there is no ${link}`);
    else if (anchor && !headings(packed.get(target) ?? '').includes(anchor))
      report(file, `there is no heading ${link}`);
  }
}

// The layout of llmstxt.org, with each page once, in the order of the documentation's README.
const [title, quote, ...rest] = index.split('\n\n');
const sections = rest.slice(rest.findIndex((part) => part.startsWith('## ')));
const isLayout = title === '# react-contact-kit' && /^> \S.+$/.test(quote ?? '');
if (
  !isLayout ||
  !sections
    .join('\n')
    .trim()
    .split('\n')
    .every((line) => !line || /^## \S|^- \[.+\]\(\S+\): \S/.test(line))
)
  report('llms.txt', 'does not have the layout of llmstxt.org');
const listed = Array.from(
  read('stories/docs/README.md').matchAll(/^- .*\((\w+)\.mdx\)$/gm),
  ([, page]) => page,
);
const inIndex = Array.from(index.matchAll(/docs\/(\w+)\.mdx?\)/g), ([, page]) => page);
if (listed.length !== pages.length || listed.join() !== inIndex.join())
  report('stories/docs/README.md', 'its list of pages is not that of stories/docs');

// The figures of README are those of the last bench.
const results = read('test/bench/results/results.md');
const median = figuresOf('Medians and quartiles');
/** Forms that isolate one effect. */
const LEFT_OUT = ['floor-markup', 'floor-own', 'kit-own', 'kit-own-eager', 'kit-counter', 'kit-preload'];
const others = tableBelow('Bytes', results)
  .slice(1)
  .map(([form = '', size = '']) => {
    const [, name, id] = /^(.*) \((.*)\)$/.exec(form) ?? [];
    return { name, id, firstLoad: `${Number(size.split('/')[1]).toFixed(1)} kB` };
  })
  .filter(({ id }) => !LEFT_OUT.includes(id));
const early = 'click to fetch, engine not loaded';
const decision = 'stories/docs/DecisionPerformance.mdx';
const [revision = ''] = /revision \w+/.exec(results) ?? [];
const firstLoad = (form) => others.find(({ name }) => name === form)?.firstLoad;
const ours = 'ContactForm';
for (const [file, fact] of [
  ['README.md', revision],
  [decision, revision],
  [decision, `${median(early, 'kit').toFixed(0)} ms instead of ${median(early, 'floor').toFixed(1)} ms`],
  [
    'README.md',
    `${firstLoad(ours)}, and a form with react-hook-form, zod/mini and react-query ${firstLoad('RHF + zod/mini + Query')}`,
  ],
  [
    'README.md',
    `${median(early, 'kit').toFixed(0)} ms instead of the ${median(early, 'floor').toFixed(1)} ms`,
  ],
  ['README.md', `compare it with ${others.length - 2} other forms`],
  [decision, `${firstLoad(ours)} instead of ${firstLoad('RHF + zod/mini + Query')}`],
])
  if (!read(file).includes(fact)) report(file, `does not contain "${fact}"`);

// The sizes in the table of the APIs are the limits.
const { BUDGETS } = (await runnerImport(join(ROOT, '.ci/reference/budgets.ts'))).module;
const limit = (part) => BUDGETS[part].limit.rolldown;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(0)} kB`;
const choice = 'stories/docs/BuildingYourOwnForm.mdx';
const cells = [
  ...['ownMarkup', 'useContactForm', 'useSubmitContact', 'submitContact'].map((part) =>
    kilobytes(limit(part)),
  ),
  kilobytes(limit('contactFormWithEngine') - limit('contactForm')),
];
const [first = [], later = []] = tableBelow('Which API to use', read(choice)).slice(2);
if ([...first.slice(1), later[1]].join() !== cells.join())
  report(choice, `the table's sizes are not those of the limits: ${cells.join(', ')}`);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}

function withoutCode(text) {
  return text.replaceAll(/^```[^]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '`');
}

/** The anchors of the headings, as GitHub generates them. */
function headings(text) {
  return Array.from(withoutCode(text).matchAll(/^#+ (.+)$/gm), ([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(/\s/g, '-'),
  );
}

/** The cells of the first table below a heading. */
function tableBelow(heading, text) {
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  const [table = ''] = /^\|.*?\n\n/ms.exec(section) ?? [];
  const lines = table.trim().split('\n').toSpliced(1, 1);
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function figuresOf(heading) {
  const [[, ...ids] = [], ...figures] = tableBelow(heading, results);
  return (name, id) => {
    const value = parseFloat(figures.find(([figure]) => figure === name)?.[ids.indexOf(id) + 1] ?? '');
    if (Number.isNaN(value)) throw new Error(`The bench has not measured "${name}" for ${id}.`);
    return value;
  };
}
