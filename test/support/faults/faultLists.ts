import { table } from '../../../.ci/reference/lists.js';
import en from '../../../src/locales/en.js';
import { errorShapes } from '../errorShapes.js';
import { faults, messageOf, type Fault } from './faults.js';

/** The faults as Markdown: the outcomes in a table, and one list for each group. Faults with the same outcome share an item. */
export function faultLists(): string {
  const groups = [...new Set(faults.map(({ group }) => group))];
  return [
    '## Outcomes',
    outcomes(),
    ...groups.map(section),
    '## Field errors',
    `The kit finds invalid fields in a 400 or 422 in these formats: ${Object.keys(errorShapes).join(', ')}.`,
  ].join('\n\n');
}

/** The messages that the visitor sees after each outcome. */
function outcomes(): string {
  const codes = [...new Set(faults.map(({ outcome }) => outcome))];
  return table([
    ['Outcome', 'The visitor sees'],
    ...codes.map((outcome) => {
      const texts = new Set(faults.filter((fault) => fault.outcome === outcome).map(reading));
      return [`\`${outcome}\``, [...texts].toReversed().join(', or ')];
    }),
  ]);
}

function section(group: string): string {
  const lines = new Map<string, Set<string>>();
  for (const fault of faults.filter((other) => other.group === group)) {
    const end = `${code(fault)}. Delivered: ${arrival(fault)}.${details(fault)}`;
    lines.set(end, (lines.get(end) ?? new Set()).add(fault.kind));
  }
  const items = [...lines].map(([end, kinds]) => `- **${[...kinds].join(', ')}**: ${end}`);
  return `## ${group} …\n\n${items.join('\n')}`;
}

function code({ outcome, inNode = outcome }: Fault): string {
  return `\`${outcome}\`` + (inNode === outcome ? '' : `, in Node \`${inNode}\``);
}

function arrival({ outcome, posts = [1] }: Fault): string {
  const isKnown = outcome !== 'unconfirmed';
  if (posts.includes(0)) return isKnown ? 'no' : 'no, but the page cannot detect it';
  const known = isKnown ? (outcome === 'accepted' ? 'yes' : 'no') : 'maybe';
  return posts.includes(2) ? `${known}, and browsers might send it twice` : known;
}

/** The field errors or the wait that the visitor sees. */
function details({ fields, minutes }: Fault): string {
  if (fields) return fields.length === 1 ? ' The field shows an error.' : ' The fields show an error.';
  return minutes === undefined ? '' : ' The visitor sees how long to wait.';
}

function reading(fault: Fault): string {
  return fault.fields ? `"${en.errors.fieldNotAccepted}" on the field` : `"${messageOf(fault)}"`;
}
