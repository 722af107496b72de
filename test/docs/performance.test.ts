import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const README = read('README.md');
const RESULTS = read('test/bench/results/results.md');

/** Forms that isolate one effect. */
const LEFT_OUT = ['floor-markup', 'floor-own', 'kit-own', 'kit-own-eager', 'kit-counter', 'kit-preload'];

/** The rows of the first table below a heading, without the head's line. */
function tableBelow(heading: string, text: string): string[][] {
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  const [table = ''] = /^\|.*?\n\n/ms.exec(section) ?? [];
  const rows = table.trim().split('\n');
  return rows.toSpliced(1, 1).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function figuresOf(heading: string): (name: string, id: string) => number {
  const [[, ...ids] = [], ...figures] = tableBelow(heading, RESULTS);
  return (name, id) => {
    const value = parseFloat(figures.find(([figure]) => figure === name)?.[ids.indexOf(id) + 1] ?? '');
    if (Number.isNaN(value)) throw new Error(`The bench has not measured "${name}" for ${id}.`);
    return value;
  };
}

const ratio = figuresOf('Ratios');
const median = figuresOf('Medians and quartiles');

it('the table in README has the results of the bench', () => {
  const [, ...forms] = tableBelow('Bytes', RESULTS);
  const rows = forms.flatMap(([form = '', ...sizes]) => {
    const [, title = '', id = ''] = /^(.*) \((.*)\)$/.exec(form) ?? [];
    if (LEFT_OUT.includes(id)) return [];
    const kilobytes = sizes.slice(0, 2).map((size) => `${Number(size.split('/')[1]).toFixed(1)} kB`);
    const slower = (name: string) => median(name, id) / median(name, 'floor');
    const ratios = [
      slower('warm mount'),
      slower('hydration'),
      1 / slower('renderToString per second'),
      slower('heap of a form'),
      slower('click to fetch, warm'),
    ].map((value) => `${value.toFixed(value < 9.95 ? 1 : 0)}×`);
    return [[title, ...kilobytes, ...ratios]];
  });
  expect(tableBelow('Performance', README).slice(1)).toEqual(rows);
});

it('the figures of a cold page in README are results of the bench', () => {
  const of = (name: string) => `${ratio(name, 'kit').toFixed(1)}×`;
  const early = 'click to fetch, engine not loaded';
  const [milliseconds, native] = [median(early, 'kit').toFixed(0), median(early, 'floor').toFixed(1)];
  expect(README).toContain(
    `the first mount of \`ContactForm\` takes ${of('first mount')} as long as that of the native form, the first focus ${of('first focus')} and the first click ${of('click to fetch, first')}.`,
  );
  expect(README).toContain(
    `A first click before the engine has loaded takes ${of(early)} (${milliseconds} ms instead of ${native} ms).`,
  );
});
