import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import enDetails from '../../src/details/locales/en.js';
import en from '../../src/locales/en.js';
import { scenarios } from '../../src/sandbox/scenarios.js';
import { appCode } from '../../stories/appCode.js';
import { codeOf } from '../../test/support/codeBlocks.js';
import { faultLists } from '../../test/support/faults/faultLists.js';
import { BUDGETS, FILE_BUDGETS } from './budgets.js';
import { anchorOf, withoutCode } from './documentation.js';
import { functionText, memberList, messageList, namedList, propList, typeList } from './lists.js';
import { findReference, membersOf, readMembers, type Api } from './readApi.js';

const BLOCK = /(<!-- Generated: (.+?) -->\n)[^]*?(\n<!-- End -->)/g;

/** The Markdown files with generated parts. */
export function generatedPages(root: string): string[] {
  const pages = readdirSync(join(root, 'stories/docs')).map((file) => `stories/docs/${file}`);
  return ['.github/CONTRIBUTING.md', ...pages].filter((file) =>
    readFileSync(join(root, file), 'utf8').includes('<!-- Generated: '),
  );
}

/** The text of a file whose generated parts are those of the code. */
export function updatedPage(root: string, api: Api, file: string): string {
  const text = readFileSync(join(root, file), 'utf8');
  const ids = new Set<string>();
  return text.replaceAll(BLOCK, (_, start: string, request: string, end: string, offset: number) => {
    const generated = generate(root, api, request, text);
    if (!generated) throw new Error(`The list for "${request}" is empty.`);
    const heading = [...withoutCode(text.slice(0, offset), '$1').matchAll(/^##+ (.+)$/gm)].at(-1)?.[1] ?? '';
    const list = /^(?:props|options|members|endpoint fields)\b/.test(request)
      ? withAnchors(generated, anchorOf(heading), ids)
      : generated;
    return `${start}\n${list}\n${end}`;
  });
}

/** Gives each item of a list an ID for links, such as `contactform-draft`. */
function withAnchors(list: string, section: string, ids: Set<string>): string {
  return list.replaceAll(/^- (?=\*\*`([\w-]+)`\*\*: )/gm, (start, name: string) => {
    const id = `${section}-${name.toLowerCase()}`;
    if (ids.has(id)) throw new Error(`Two items have the ID ${id}. Give one list a heading of its own.`);
    ids.add(id);
    return `${start}<a id="${id}"></a>`;
  });
}

/**
 * The Markdown for a request such as `props of ContactField`, `code of recipes/DialogForm.tsx as DialogForm.tsx`, or
 * `example of email.js as src/email.js`, which is an example of the quick start.
 */
function generate(root: string, api: Api, request: string, page: string): string {
  const [, kind = request, name = '', like, file] =
    /^(\w+) of ([\w./-]+)(?:, like (\w+)| as ([\w./[\]-]+))?$/.exec(request) ?? [];
  const model = like === undefined ? undefined : findReference(api, like);
  switch (kind) {
    case 'props':
      return propList(findReference(api, name), model);
    case 'options':
      return memberList(membersOf(findReference(api, name)), 'given', model);
    case 'members':
      return memberList(membersOf(findReference(api, name)), 'received', model);
    case 'signature':
      return functionText(findReference(api, name));
    case 'types':
      return typeList(api.get(name) ?? [], page);
    case 'endpoint fields':
      return memberList(readMembers(root, 'src/server/formFields.ts', 'ContactEndpointField'), 'given');
    case 'messages':
      return messageList(membersOf(findReference(api, 'Messages')), en, name);
    case 'details messages':
      return messageList(readMembers(root, 'src/details/DetailsMessages.ts', 'DetailsMessages'), enDetails);
    case 'scenarios':
      return namedList(
        scenarios.map(({ formId, outcome, description }) => ({
          name: formId,
          description: `${description} Outcome: \`${outcome}\`.`,
        })),
      );
    case 'faults':
      return faultLists();
    case 'code':
      return codeBlock(readFileSync(join(root, 'stories', name), 'utf8'), extname(name).slice(1), file);
    case 'example': {
      const [, ...lines] = codeOf('stories/docs/quick-start.md', name).split('\n');
      return codeBlock(lines.join('\n'), extname(name).slice(1), file);
    }
    case 'sizes':
      return Object.values({ ...BUDGETS, ...FILE_BUDGETS })
        .map(({ description, limit }) => {
          const limits = Object.entries(limit).map(([bundler, bytes]) => `${bytes / 1000} kB (${bundler})`);
          return `- ${description}: ${limits.join(', ')}`;
        })
        .join('\n');
    default:
      throw new Error(`There is nothing to generate for "${request}".`);
  }
}

/** A file of the stories as it would be in an app, with its name there in the first line, if it is given. */
function codeBlock(code: string, language: string, file?: string): string {
  const comment = language === 'css' ? `/* ${file} */\n` : `// ${file}\n`;
  return `\`\`\`${language}\n${file === undefined ? '' : comment}${appCode(code)}\`\`\``;
}
