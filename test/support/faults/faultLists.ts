import { table } from '../../../.ci/reference/lists.js';
import { faults, type Fault } from './faults.js';

/** A section of the page: its heading, the head of its first column, and the group of its faults. */
const SECTIONS: readonly [heading: string, head: string, group: string][] = [
  ['HTTP status codes', 'Status', 'A response with the status'],
  ['Redirects', 'Status', 'A redirect with'],
  ['Rate limits: 429 and Retry-After', 'A 429 with …', 'A 429 with'],
  ['CORS errors', 'CORS hides …', 'CORS hides'],
  ['Preflight errors', 'On the preflight request, the backend …', 'A preflight: the backend'],
  ['Connection errors', 'The connection or the server …', 'The connection'],
];

/** The groups with the same bodies, by status. */
const BODIES = {
  '201': 'A 201 whose body is',
  '422': 'A 422 whose body is',
  '500': 'A 500 whose body is',
};
const FIELDS = 'A 400 that names';

/** Rare cases, which readers do not look up. */
const ONLY_TESTED = new Set(['A reused connection', 'A slow backend: it']);

/** The faults as Markdown: a table for each section, with one row for all faults with the same outcome and arrival. */
export function faultLists(): string {
  const left = new Set(faults.map(({ group }) => group).filter((group) => !ONLY_TESTED.has(group)));
  const of = (group: string) => {
    if (!left.delete(group)) throw new Error(`There are no faults "${group}".`);
    return faults.filter((fault) => fault.group === group);
  };
  const [statuses = [], ...others] = SECTIONS.map(([heading, head, group]) => [
    `## ${heading}`,
    outcomes(head, of(group)),
  ]);
  const text = [
    ...statuses,
    '## Response bodies',
    bodies(Object.entries(BODIES).map(([status, group]) => [status, of(group)])),
    '## Field errors in a 400',
    outcomes('A 400 that names …', of(FIELDS)),
    ...others.flat(),
  ].join('\n\n');
  if (left.size > 0) throw new Error(`No section has the faults of ${[...left].join(', ')}.`);
  return text;
}

function outcomes(head: string, group: readonly Fault[]): string {
  const rows = new Map<string, string[]>();
  for (const fault of group) {
    const key = JSON.stringify([/^\d+$/.test(fault.kind), outcomeOf(fault), arrival(fault)]);
    rows.set(key, [...(rows.get(key) ?? []), fault.kind]);
  }
  return table([
    [head, 'Outcome', 'Accepted'],
    ...Array.from(rows, ([key, kinds]) => {
      const [areStatuses, ...cells] = JSON.parse(key) as [boolean, string, string];
      return [areStatuses ? ranges(kinds) : kinds.join('; '), ...cells];
    }),
  ]);
}

/** Consecutive statuses as ranges: `200–208, 226`. */
function ranges(statuses: readonly string[]): string {
  const found: [first: number, last: number][] = [];
  for (const status of statuses.map(Number)) {
    const last = found.at(-1);
    if (last && last[1] === status - 1) last[1] = status;
    else found.push([status, status]);
  }
  return found.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ');
}

/** The outcome for each body and status. Bodies with the same outcomes share a row. */
function bodies(columns: readonly [status: string, group: readonly Fault[]][]): string {
  const kinds = columns[0]?.[1].map(({ kind }) => kind) ?? [];
  const rows = new Map<string, string[]>();
  for (const kind of kinds) {
    const cells = columns.map(([, group]) => {
      const fault = group.find((candidate) => candidate.kind === kind);
      return fault ? outcomeOf(fault) : '';
    });
    const key = JSON.stringify(cells);
    rows.set(key, [...(rows.get(key) ?? []), kind]);
  }
  const sorted = [...rows].toSorted(([, a], [, b]) => a.length - b.length);
  const most = sorted.at(-1)?.[1] ?? [];
  const list = table([
    ['The body is …', ...columns.map(([status]) => status)],
    ...sorted.map(([key, names]) =>
      [names === most ? 'anything else' : names.join('; ')].concat(JSON.parse(key) as string[]),
    ),
  ]);
  return `${list}\n\n"Anything else" stands for ${most.length} tested bodies, such as an empty body and a body that never ends.`;
}

function outcomeOf({ outcome, inNode = outcome, fields, minutes }: Fault): string {
  const shown = fields ? ', next to the field' : minutes === undefined ? '' : ', with the wait';
  return `\`${outcome}\`${shown}${inNode === outcome ? '' : ` (Node: \`${inNode}\`)`}`;
}

function arrival({ outcome, posts = [1] }: Fault): string {
  const isKnown = outcome !== 'unconfirmed';
  if (posts.includes(0)) return isKnown ? 'no' : 'no, not detectable';
  const known = isKnown ? (outcome === 'accepted' ? 'yes' : 'no') : 'maybe';
  return posts.includes(2) ? `${known} (1–2 requests)` : known;
}
