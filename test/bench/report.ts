import type { Goal } from './goals.js';
import { reasonFor } from './reasons.js';
import type { Results } from './results.js';

const kilobytes = (bytes: number | undefined) => (bytes === undefined ? '' : (bytes / 1000).toFixed(2));

/** Writes the results as Markdown. */
export function report(results: Results, goals: readonly Goal[]): string {
  const { run } = results;
  const speeds = results.slowdowns();
  return (
    [
      '# Results of the bench',
      `${run.date}, revision ${run.revision}, ${run.rounds} rounds. ${run.machine}; Node ${run.node}; Chromium ${run.chromium}.`,
      `Versions: ${Object.entries(run.versions)
        .map(([name, version]) => `${name} ${version}`)
        .join(', ')}.`,
      'All forms passed the conformance checks. Times are medians in milliseconds, with the quartiles in parentheses. Ratios are medians divided by those of the native form with the same fields. Smaller is better, except for `renderToString` per second.',
      '## Goals',
      goalsTable(goals),
      '## Bytes',
      'kB without React, as minified / gzip / brotli. The total includes what loads on first interaction.',
      bytesTable(results),
      `Stylesheet of the kit: ${sizes(run.stylesheet)}. Code of the kit with its engine, if the app already has the libraries: ${sizes(run.ownCode)}.`,
      ...speeds.flatMap((slowdown) => [
        `## Ratios${speedNote(slowdown)}`,
        table(results, slowdown, (name, id) => results.figure(name, id, slowdown)?.ratio?.toFixed(2)),
      ]),
      ...speeds.flatMap((slowdown) => [
        `## Medians and quartiles${speedNote(slowdown)}`,
        'Milliseconds, commits, kB of heap, or renders per second.',
        table(results, slowdown, (name, id) => {
          const figure = results.figure(name, id, slowdown);
          return figure && `${short(figure.median)} (${short(figure.low)}–${short(figure.high)})`;
        }),
      ]),
    ].join('\n\n') + '\n'
  );
}

const speedNote = (slowdown: number) => (slowdown === 1 ? '' : `, processor ${slowdown} times slower`);

const short = (value: number) => Number(value.toPrecision(3)).toString();

function sizes(bytes: { min: number; gzip: number; brotli: number } | undefined): string {
  return bytes ? `${kilobytes(bytes.min)} / ${kilobytes(bytes.gzip)} / ${kilobytes(bytes.brotli)}` : '';
}

/** The goals, with a reason for each missed one. */
export function goalsTable(goals: readonly Goal[]): string {
  const rows = goals.map(({ title, limit, value, isMet, isClose }) => {
    const outcome = isMet === undefined ? 'not measured' : isMet ? 'met' : '**missed**';
    const reason = isMet === false ? reasonFor(title) : '';
    return [title, limit, value, `${outcome}${isClose ? ' (limit within the quartiles)' : ''}`, reason];
  });
  return markdown(['Goal', 'Limit', 'Measured', 'Outcome', 'Reason'], rows);
}

function bytesTable({ run }: Results): string {
  const rows = run.contestants.map(({ id, title }) => {
    const bytes = run.bytes[id];
    return [
      `${title} (${id})`,
      sizes(bytes?.rolldown?.initial),
      sizes(bytes?.rolldown?.total),
      sizes(bytes?.esbuild?.initial),
      sizes(bytes?.esbuild?.total),
    ];
  });
  return markdown(
    ['Form', 'rolldown, initial', 'rolldown, total', 'esbuild, initial', 'esbuild, total'],
    rows,
  );
}

/** One row for each figure, one column for each contestant. */
function table(
  results: Results,
  slowdown: number,
  cell: (name: string, id: string) => string | undefined,
): string {
  const { contestants } = results.run;
  const rows = results
    .names(slowdown)
    .map((name) => [name].concat(contestants.map(({ id }) => cell(name, id) ?? '')))
    .filter(([, ...cells]) => cells.some(Boolean));
  return markdown(['', ...contestants.map(({ id }) => id)], rows);
}

export function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
