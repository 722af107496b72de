import en from '../../../src/locales/en.js';
import { errorShapes } from '../errorShapes.js';
import { faults, messageOf, type Fault } from './faults.js';

const BEGINNING = `# What happens when

Tests send each case with \`submitContact\` in Node. Cases that a browser can handle differently also run with \`ContactForm\` and
\`useContactForm\` in Chromium, with the service on another origin. The kit behaves as follows in every case:

- One submit is at most one call of \`fetch\`, even after a double click. The kit never retries.
- The visitor's text stays in the fields until the service accepts it. The form does not show text of the response.
- Focus moves to the confirmation's heading or to the first invalid field, or stays on the submit button.
- The status determines the outcome, unless a web page answers with a 2xx. A body that is late, broken or too long does not
  change it.
- A 400 or 422 can name the invalid fields in these formats: ${Object.keys(errorShapes).join(', ')}.
`;

/** The table of faults as Markdown. Faults with the same outcome share a row. */
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

| Case | Code | Delivered? | The visitor sees | Another submit |
| --- | --- | --- | --- | --- |
${[...lines].map(([end, kinds]) => `| ${[...kinds].join(', ')} | ${end} |\n`).join('')}`;
}

function code({ outcome, inNode = outcome }: Fault): string {
  const name = (known: Fault['outcome']) => (known === 'accepted' ? 'a receipt' : `\`${known}\``);
  return name(outcome) + (inNode === outcome ? '' : `, in Node ${name(inNode)}`);
}

function arrival({ outcome, posts = [1] }: Fault): string {
  const isKnown = outcome !== 'unconfirmed';
  if (posts.includes(0)) return isKnown ? 'no' : 'no, but the page cannot detect it';
  const known = isKnown ? (outcome === 'accepted' ? 'yes' : 'no') : 'maybe';
  return posts.includes(2) ? `${known}; browsers might send it twice` : known;
}

function reading(fault: Fault): string {
  return fault.fields ? `at the field: ${en.errors.fieldNotAccepted}` : messageOf(fault);
}

function again({ outcome }: Fault): string {
  if (outcome === 'accepted') return 'sends nothing';
  return outcome === 'unconfirmed' ? 'sends it again, which might deliver it twice' : 'sends it again';
}
