// Part of `npm run lint`: the words, the directives of examples, the links and the figures of README and the documentation pages.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { checkFigures } from './figures.mjs';

const ROOT = new URL('..', import.meta.url).pathname;
const { deadLinks, isOfApps, RAW_FILES, readPages, REPOSITORY, SITE, withoutCode } = (
  await runnerImport(join(ROOT, '.ci/reference/documentation.ts'))
).module;
const pages = readPages(ROOT);
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
  [/\b(to|for|with|from|in|of|by|on|at|after) which\b/i, 'that, so that, or an -ing form'],
  [/\bof (the|a|an|each|your) [\w-]+ of (the|a|an|each|your)\b/i, 'a compound ("the form’s label")'],
  [/\balso (if|when|after|before|without)\b/i, 'even'],
  [/\bparts? of (the|a|your) (form|kit)\b|\b(kit[’']s|each|other) parts?\b/i, 'component'],
  [/\b(a|an empty|as) text\b/i, 'string (a value), description or message (what is shown)'],
  [/\b(backend|server|endpoint|page|service|API)s? answers?\b|\banswers? (with|as)\b/i, 'respond'],
  [/\bat the fields?\b/i, 'next to the field'],
  [/\btakes? (the )?focus\b/i, 'receives focus'],
  [/\btick(s|ed|ing)?\b/i, 'check'],
  [/\b(these|those|failed|a|native|each) posts?\b/, 'form submission'],
  [/\bseveral\b/i, 'multiple, or a number'],
  [/\byour (own )?service\b/i, 'backend'],
  [/(^|[.:] )See \[/m, 'the link on its noun'],
  [/^[-*].*;.*;/m, 'one rule, one sentence'],
];

for (const file of [
  'README.md',
  'stories/docs/README.md',
  ...pages.map((page) => `stories/docs/${page.file}`),
]) {
  // Without code and the targets of links
  const prose = withoutCode(read(file)).replaceAll(/\]\([^)]*\)/g, '');
  for (const [word, instead] of WORDS) {
    for (const match of prose.matchAll(new RegExp(word, `${word.flags}g`)))
      report(file, `write ${instead} instead of "${match[0]}"`);
  }
}

// Each page is in the list of pages once, with its title.
const LIST = 'stories/docs/README.md';
for (const { file, title, text } of pages) {
  if (!text.startsWith(`# ${title}\n`)) report(file, `its title is not the one in ${LIST}: "${title}"`);
  // Not links to stories on the site
  const own = withoutCode(text).replaceAll(`(${SITE}stories/?path=`, '(');
  const [storybook] = /\?path=|^<[A-Z]\w+|^import .+ from '.*blocks'/m.exec(own) ?? [];
  if (storybook) report(file, `${storybook} is for Storybook only`);
}
const files = readdirSync(join(ROOT, 'stories/docs')).filter((file) => file !== 'README.md');
if (
  files.toSorted().join() !==
  pages
    .map(({ file }) => file)
    .toSorted()
    .join()
)
  report(LIST, 'its list of pages is not that of stories/docs');

// Examples that must be client components in Next.js start with `'use client'`. Not checked: tests, and pages for Vite or another framework.
const CLIENT =
  /\buse(?!Callback\b|Id\b|Memo\b)[A-Z]\w*[<(]|\{\(.*\) =>|: ?\(\{.*\}\) =>|\bon[A-Z]\w*: |=\{(async )?(\(.*\)|\w+) =>|\b(fetch|load|on[A-Z]\w*|read|schema|send)=\{/;
const isForNext = (page) =>
  page.file === 'next.md' ||
  (!isOfApps(page) && !['quick-start.md', 'tutorial.md', 'testing.md'].includes(page.file));
for (const { file, text } of pages.filter(isForNext)) {
  for (const [, code] of text.matchAll(/^```tsx\n(.*?)^```$/gms)) {
    const isClient = /^(\/\/ .*\n)?'use client';\n/.test(code);
    if (isClient !== CLIENT.test(code))
      report(file, `${isClient ? 'remove' : 'add'} 'use client': ${code.split('\n', 3).join(' ')}`);
  }
}

// Every link leads to a file of the repository and to a heading in it.
const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(join(ROOT, file)) && /^(README\.md|\.github|stories|test\/bench)/.test(file));
// GitHub's addresses of this repository's files
const own = new RegExp(`${REPOSITORY}/(?:blob|tree)/main/|${RAW_FILES}`, 'g');
const texts = new Map(documents.map((file) => [file, read(file).replaceAll(own, '/')]));
for (const { file, link } of deadLinks(texts, (path) => existsSync(join(ROOT, path))))
  report(file, `the link ${link} leads nowhere`);

problems.push(...checkFigures());

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
