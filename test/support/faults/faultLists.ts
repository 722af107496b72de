import en from '../../../src/locales/en.js';
import { errorShapes } from '../errorShapes.js';
import { faults, messageOf, type Fault } from './faults.js';

/** The faults as Markdown, in one list for each group. Faults with the same outcome share an item. */
export function faultLists(): string {
  const groups = [...new Set(faults.map(({ group }) => group))];
  return [
    `A 400 or 422 can name the invalid fields in these formats: ${Object.keys(errorShapes).join(', ')}.`,
    ...groups.map(section),
  ].join('\n\n');
}

function section(group: string): string {
  const lines = new Map<string, Set<string>>();
  for (const fault of faults.filter((other) => other.group === group)) {
    const end = `${code(fault)}. Delivered: ${arrival(fault)}. ${reading(fault)} Another submit ${again(fault)}.`;
    lines.set(end, (lines.get(end) ?? new Set()).add(fault.kind));
  }
  const items = [...lines].map(([end, kinds]) => `- **${[...kinds].join(', ')}**: ${end}`);
  return `## ${group} …\n\n${items.join('\n')}`;
}

function code({ outcome, inNode = outcome }: Fault): string {
  const name = (known: Fault['outcome']) => (known === 'accepted' ? '`accepted`' : `\`${known}\``);
  return name(outcome) + (inNode === outcome ? '' : `, in Node ${name(inNode)}`);
}

function arrival({ outcome, posts = [1] }: Fault): string {
  const isKnown = outcome !== 'unconfirmed';
  if (posts.includes(0)) return isKnown ? 'no' : 'no, but the page cannot detect it';
  const known = isKnown ? (outcome === 'accepted' ? 'yes' : 'no') : 'maybe';
  return posts.includes(2) ? `${known}; browsers might send it twice` : known;
}

function reading(fault: Fault): string {
  if (fault.fields) return `On the field, the visitor sees "${en.errors.fieldNotAccepted}"`;
  const text = messageOf(fault);
  return `The visitor sees "${text}"${text.endsWith('.') ? '' : '.'}`;
}

function again({ outcome }: Fault): string {
  if (outcome === 'accepted') return 'sends nothing';
  return outcome === 'unconfirmed'
    ? 'sends the message again, which might deliver it twice'
    : 'sends the message again';
}
