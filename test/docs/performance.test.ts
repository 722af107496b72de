import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import results from '../bench/results/results.json' with { type: 'json' };

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

/** Forms that isolate one effect. */
const LEFT_OUT = ['floor-markup', 'floor-own', 'kit-own', 'kit-own-eager', 'kit-counter', 'kit-preload'];

interface Figure {
  median: number;
  ratio?: number;
}

function rowOf({ id, title }: { id: string; title: string }): string {
  const { initial, total } = results.bytes[id as keyof typeof results.bytes].rolldown;
  const figures: Partial<Record<string, Partial<Record<string, Figure>>>> = results.slowdowns['1'];
  const ratio = (name: string) => {
    const value = figures[name]?.[id]?.ratio;
    if (value === undefined) throw new Error(`The bench has not measured "${name}" for ${id}.`);
    return value;
  };
  const ratios = [
    ratio('warm mount'),
    ratio('hydration'),
    1 / ratio('renderToString per second'),
    ratio('heap of a form'),
    ratio('click to fetch, warm'),
  ].map((value) => `${value.toFixed(value < 9.95 ? 1 : 0)}×`);
  const kilobytes = [initial, total].map(({ gzip }) => `${(gzip / 1000).toFixed(1)} kB`);
  return [title, ...kilobytes, ...ratios].join(' | ');
}

it('the table in README has the results of the bench', () => {
  const [, section = ''] = README.split('\n## Performance\n');
  const [table = ''] = /^\|.*?\n\n/ms.exec(section) ?? [];
  const lines = table.trim().split('\n').slice(2);
  const rows = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
      .join(' | '),
  );
  expect(rows).toEqual(results.contestants.filter(({ id }) => !LEFT_OUT.includes(id)).map(rowOf));
});

it('the figures of a cold page in README are results of the bench', () => {
  const figures: Partial<Record<string, Partial<Record<string, Figure>>>> = results.slowdowns['1'];
  const of = (name: string, id = 'kit') => figures[name]?.[id] ?? { median: NaN };
  const ratio = (name: string) => of(name).ratio?.toFixed(1);
  const early = 'click to fetch, engine not loaded';
  const [milliseconds, native] = [of(early).median.toFixed(0), of(early, 'floor').median.toFixed(1)];
  expect(README).toContain(
    `the first mount of \`ContactForm\` takes ${ratio('first mount')}× as long as that of the native form, the first focus ${ratio('first focus')}× and the first click ${ratio('click to fetch, first')}×.`,
  );
  expect(README).toContain(
    `A first click before the engine has loaded takes ${ratio(early)}× (${milliseconds} ms instead of ${native} ms).`,
  );
});
