import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scenarios } from '../../src/sandbox/scenarios.js';
import { customProperties, errorCodes, messageKeys } from './facts.js';
import {
  code,
  enumeration,
  functionText,
  memberList,
  membersOf,
  messageList,
  namedList,
  propertyList,
  propList,
  typeList,
} from './lists.js';
import type { Entries, Reference } from './readReference.js';

const BLOCK = /(\{\/\* Generated: (.+?) \*\/\}\n)[^]*?(\n\{\/\* End \*\/\})/g;

/** The names of the pages with generated parts. */
export function generatedPages(root: string): string[] {
  return readdirSync(join(root, 'stories/docs')).filter((file) =>
    readFileSync(join(root, 'stories/docs', file), 'utf8').includes('{/* Generated: '),
  );
}

/** The text of a page whose generated parts are those of the code. */
export function updatedPage(root: string, entries: Entries, page: string): string {
  const text = readFileSync(join(root, 'stories/docs', page), 'utf8');
  return text.replaceAll(BLOCK, (_, start: string, request: string, end: string) => {
    const generated = generate(root, entries, request);
    if (!generated) throw new Error(`The list for "${request}" is empty.`);
    return `${start}\n${generated}\n${end}`;
  });
}

/** The Markdown for a request such as `props of ContactField`. */
function generate(root: string, entries: Entries, request: string): string {
  const [, kind = request, name = '', like] = /^(\w+) of ([\w./-]+)(?:, like (\w+))?$/.exec(request) ?? [];
  const model = like === undefined ? undefined : find(entries, like);
  switch (kind) {
    case 'props': {
      const component = find(entries, name);
      if (component.kind !== 'component') break;
      return propList(component, model);
    }
    case 'options':
      return memberList(membersOf(find(entries, name)), 'given', model);
    case 'members':
      return memberList(membersOf(find(entries, name)), 'received', model);
    case 'names':
      return `${enumeration(membersOf(find(entries, name)).map((member) => code(member.name)))}.`;
    case 'signature': {
      const reference = find(entries, name);
      if (reference.kind !== 'function' && reference.kind !== 'hook') break;
      return functionText(reference);
    }
    case 'types':
      return typeList(entries.get(name.replace('react-contact-kit', '.')) ?? []);
    case 'messages':
      return messageList(messageKeys(entries).filter(({ group }) => group === name));
    case 'custom properties':
      return propertyList(customProperties(root));
    case 'error codes':
      return namedList(errorCodes(entries));
    case 'scenarios':
      return namedList(
        scenarios.map(({ formId, outcome, description }) => ({
          name: formId,
          description: `${description} Outcome: ${code(outcome)}.`,
        })),
      );
  }
  throw new Error(`There is nothing to generate for "${request}".`);
}

function find(entries: Entries, name: string): Reference {
  const reference = [...entries.values()].flat().find((candidate) => candidate.name === name);
  if (!reference) throw new Error(`No entry exports ${name}.`);
  return reference;
}
