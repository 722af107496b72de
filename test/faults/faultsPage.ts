import en from '../../src/locales/en.js';
import { faults, type Fault } from './faults.js';

const BEGINNING = `# What happens when

A test drives each of these through the form in Chromium, against a server of another origin that has the fault, and through
\`submitContact\` in Node. In all of them:

- One press of Send is one call of \`fetch\`, a double click too, and nothing is sent afterwards.
- What the visitor wrote stays in its fields until it is accepted, and no word of the answer is shown.
- The focus goes to the confirmation's heading, or to the first field that is refused, or stays on Send.
- An answer counts from its headers on: a body that is late, broken or too long changes nothing.
`;

/** The table of faults as Markdown, with one line for all that end in the same way. */
export function faultsPage(): string {
  const groups = [...new Set(faults.map(({ group }) => group))];
  return [BEGINNING, ...groups.map(section)].join('\n');
}

function section(group: string): string {
  const lines = new Map<string, Set<string>>();
  for (const fault of faults.filter((other) => other.group === group)) {
    const end = [code(fault), arrival(fault), reading(fault), again(fault)].join(' | ');
    lines.set(end, (lines.get(end) ?? new Set()).add(fault.kind));
  }
  return `## ${group} …

| what | code | has arrived | the visitor reads | a second press |
| --- | --- | --- | --- | --- |
${[...lines].map(([end, kinds]) => `| ${[...kinds].join(', ')} | ${end} |\n`).join('')}`;
}

function code({ outcome, inNode = outcome }: Fault): string {
  const name = (known: Fault['outcome']) => (known === 'accepted' ? 'a receipt' : `\`${known}\``);
  return name(outcome) + (inNode === outcome ? '' : `, in Node ${name(inNode)}`);
}

function arrival({ outcome, posts = [1] }: Fault): string {
  const isKnown = outcome !== 'unconfirmed';
  if (posts.includes(0)) return isKnown ? 'no' : 'no, which no page can know';
  const told = isKnown ? (outcome === 'accepted' ? 'yes' : 'no') : 'maybe';
  return posts.includes(2) ? `${told}; browsers may send it twice` : told;
}

function reading({ outcome, fields, minutes }: Fault): string {
  if (outcome === 'accepted') return en.sentTitle;
  if (fields) return `at the field: ${en.fieldRejected}`;
  return minutes ? en.rateLimitedUntil.replace('{time}', `in ${minutes} minutes`) : en[outcome];
}

function again({ outcome }: Fault): string {
  if (outcome === 'accepted') return 'sends nothing';
  return outcome === 'unconfirmed' ? 'sends it again, which may deliver it twice' : 'sends it again';
}
