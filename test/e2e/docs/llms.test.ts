import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeBlocks, codeBlocksIn, type CodeBlock } from '../../support/codeBlocks.js';
import { sharedBuild } from '../../support/sharedBuild.js';

const ROOT = new URL('../../../', import.meta.url).pathname;
const SOURCES = readdirSync(join(ROOT, 'stories/docs')).map((file) => file.replace('.mdx', '.md'));
const PAGES = SOURCES.filter((file) => !file.startsWith('Decision'));
/** Storybook's and MDX's syntax, and pictures. */
const NOT_MARKDOWN = /\?path=|@storybook|<Meta|<Source|<img|<picture|!\[|^\{\/\*/m;

let folder = '';
/** A file of the packed package. */
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'llms-'));
  const tarball = await sharedBuild<string>('tarball');
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the documentation in the package', () => {
  it('has a Markdown file for each page, except for those about decisions', () => {
    expect(readdirSync(join(folder, 'dist/docs')).toSorted()).toEqual(PAGES.toSorted());
  });

  it.each(['dist/llms.txt', ...PAGES.map((page) => `dist/docs/${page}`)])(
    '%s is Markdown whose links lead to files of the package',
    (file) => {
      const text = read(file);
      const prose = withoutCode(text);
      expect(text).toMatch(/^# \S/);
      expect(NOT_MARKDOWN.exec(prose)?.[0]).toBeUndefined();
      const links = all(prose, /\]\((?!https?:)([^)#]+)/g);
      expect(links.filter((link) => !existsSync(join(folder, dirname(file), link)))).toEqual([]);
      const anchors = all(prose, /\]\((?!https?:)([^)]*#[^)]+)\)/g);
      const isHeading = (link: string) => {
        const [path = '', anchor = ''] = link.split('#');
        const target = path ? withoutCode(read(join(dirname(file), path))) : prose;
        return all(target, /^#+ (.+)$/gm)
          .map(anchorOf)
          .includes(anchor);
      };
      expect(anchors.filter((link) => !isHeading(link))).toEqual([]);
    },
  );
});

describe('llms.txt', () => {
  it('has the layout of llmstxt.org', () => {
    const [title, quote, ...rest] = read('dist/llms.txt').split('\n\n');
    expect(title).toBe('# react-contact-kit');
    expect(quote).toMatch(/^> \S.+$/);
    const firstSection = rest.findIndex((part) => part.startsWith('## '));
    expect(rest.slice(0, firstSection).filter((part) => part.startsWith('#'))).toEqual([]);
    const sections = rest.slice(firstSection);
    expect(sections.length).toBeGreaterThan(8);
    const lines = sections.flatMap((part) => part.trim().split('\n'));
    expect(lines.filter((line) => !/^## \S|^- \[.+\]\(\S+\): \S/.test(line))).toEqual([]);
  });

  it('links to each page once, in the order of the README', () => {
    const pages = Array.from(read('dist/llms.txt').matchAll(/docs\/(\w+)\.mdx?\)/g), ([, page]) => page);
    const [, list = ''] = readFileSync(join(ROOT, 'README.md'), 'utf8').split(
      /\n## Documentation\n[^]*?\n(?=- )/,
    );
    const [linked = ''] = list.split('\n## ');
    const ofReadme = Array.from(linked.matchAll(/\(stories\/docs\/(\w+)\.mdx\)/g), ([, page]) => page);
    expect(ofReadme).toHaveLength(SOURCES.length);
    expect(pages).toEqual(ofReadme);
  });
});

describe('the pages and the README', () => {
  /** All in one text. */
  const documentation = () => ['README.md', ...PAGES.map((page) => `dist/docs/${page}`)].map(read).join('\n');

  it('contain only TypeScript that is type-checked', () => {
    const sources = [
      'README.md',
      ...readdirSync(join(ROOT, 'stories/docs')).map((page) => `stories/docs/${page}`),
    ];
    const checked = sources.flatMap((source) => typeScriptOf(codeBlocks(source)));
    const shown = typeScriptOf(codeBlocksIn(documentation()));
    expect(shown.length).toBeGreaterThan(50);
    expect(shown.filter((code) => !checked.includes(code))).toEqual([]);
  });

  it.each([
    [
      'How do I install it?',
      'react-contact-kit / Install',
      'npm install react-contact-kit react-hook-form zod @tanstack/react-query',
    ],
    [
      'How do I add a field?',
      'Custom fields',
      'To add a custom field, render a `ContactField` with any `name`.',
    ],
    [
      'What happens on 429?',
      'Errors and fallback / Outcomes',
      '- `rateLimited`: 429. The visitor sees when to try again',
    ],
    ['Does it retry?', 'Errors and fallback', 'The kit never retries and never queues a message.'],
    [
      'How do I use it in Next.js with the app router?',
      'Next.js / The form',
      'A server component cannot pass a function to a client component',
    ],
    ['How do I test a page with the form?', 'Testing', 'Test your page as a visitor uses it'],
    ['How do I test it with Playwright?', 'Testing / Playwright', '@playwright/test'],
    [
      'Which Content-Security-Policy does it need?',
      'Content Security Policy',
      "`connect-src` must contain the service's origin.",
    ],
    ['Which languages does it have?', 'Languages / Catalogs', '`zh-Hant`'],
    [
      'How do I change the text of the button?',
      'Languages / Change single messages',
      "actions: { submit: 'Write to us' }",
    ],
    ['How do I change the color?', 'Styling / Custom properties', '--rck-accent-color'],
    [
      'Does it work without JavaScript?',
      'Without JavaScript',
      'Set `action` to the path of an endpoint on your server.',
    ],
    [
      'How do I keep text after a reload?',
      'Drafts',
      "The kit saves the visitor's text in the tab's session storage.",
    ],
    [
      'How do I stop spam?',
      'Spam protection / Honeypot',
      '`ContactTrap` renders a field that visitors do not see (a honeypot).',
    ],
    [
      'How does a message reach me?',
      'Receive messages',
      'The kit includes an endpoint for your server, but no hosted service.',
    ],
    ['How do I get messages by email?', 'Receive messages / The endpoint', 'createTransport('],
    ['How do I use a CAPTCHA?', 'Spam protection / CAPTCHA', 'ContactChallenge'],
    ['Can I send to my own API?', 'Send to an existing API / Another URL or request format', '`send`'],
    ['Which request does it send?', 'Endpoint contract', 'POST'],
    [
      'How do I use my own inputs?',
      'Custom controls',
      '`useContactField` connects your own control to the form.',
    ],
    [
      'How do I use react-hook-form with it?',
      'Hooks / useContactForm',
      'Connects react-hook-form to the schema, the submission, the catalog and the fallback actions.',
    ],
    ['Which props does ContactForm have?', 'Components / ContactForm', '- **`formId`**: `string`, required.'],
    [
      'What does `unconfirmed` mean?',
      'Client and errors / SubmissionErrorCode',
      '- **`unconfirmed`**: The message might have been stored',
    ],
    [
      'Which React versions does it support?',
      'react-contact-kit / Requirements',
      '- React 18.2 or newer, or React 19.',
    ],
    ['Can visitors upload files?', 'react-contact-kit / Limitations', '- File uploads are not supported.'],
    ['How large is it?', 'react-contact-kit / Accessibility, security, size', '`ContactForm` about 5 kB'],
    ['How do I track a sent message?', 'Analytics', 'onSuccess={(receipt) => track('],
    [
      'How do I try it without a service?',
      'Sandbox / As a command',
      'npx react-contact-kit sandbox --port 4010',
    ],
    [
      'Why does nothing arrive?',
      'Troubleshooting / "Message sent", but nothing arrives',
      'A server other than the service answered',
    ],
  ])('answer "%s" under %s', (_question, heading, answer) => {
    expect(sectionOf(documentation(), heading)).toContain(answer);
  });
});

/** The text of a section, by the title of its page and its heading. */
function sectionOf(text: string, path: string): string {
  const [page = '', ...heading] = path.split(' / ');
  const ofPage = between(text, `\n# ${page}\n`, /\n# (?=\S)/);
  return heading.length > 0 ? between(ofPage, `\n## ${heading.join(' / ')}\n`, /\n## /) : ofPage;
}

function between(text: string, start: string, end: RegExp): string {
  const [, after = ''] = `\n${text}`.split(start);
  return after.split(end, 1)[0] ?? '';
}

function withoutCode(text: string): string {
  return text.replaceAll(/^```[^]*?^```$/gm, '').replaceAll(/`[^`\n]+`/g, '`');
}

function typeScriptOf(blocks: readonly CodeBlock[]): string[] {
  return blocks.filter(({ language }) => /^tsx?$/.test(language)).map(({ code }) => code);
}

/** The anchor of a heading, as GitHub generates it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(/\s/g, '-');
}

function all(text: string, pattern: RegExp): string[] {
  return [...new Set(Array.from(text.matchAll(pattern), ([, found = '']) => found))];
}
