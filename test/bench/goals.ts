import { slope } from './measures/samples.js';
import type { Results } from './results.js';

export interface Goal {
  title: string;
  limit: string;
  value: string;
  /** Undefined if the run did not measure it. */
  isMet: boolean | undefined;
  /** Whether the limit is between the quartiles of the figure, so that another run can decide otherwise. */
  isClose?: boolean;
}

/** Figures in which `useContactForm` is compared with the same libraries, put together by hand. */
const HOOK_FIGURES = [
  'load and evaluate',
  'first mount',
  'warm mount',
  'hydration',
  'heap of a form',
  'script of a key',
  'script of a key, error elsewhere',
  'script of a key, own error',
  'first focus',
  'click to fetch, first',
  'click to fetch, warm',
  'commits of a mount',
  'commits of a submit',
];

/** Compares the results with the goals of the project. The size limits are in `.ci/reference/budgets.ts`. */
export function checkGoals(results: Results): Goal[] {
  const { ownCode } = results.run;

  function ratio(name: string, id: string, limit: number, title = name, reference?: string): Goal {
    const figure = results.figure(name, id, 1, reference);
    const goal = atMost(`${title}: ${id}`, figure?.ratio, limit, '×');
    if (!figure?.ratio) return goal;
    const scale = figure.ratio / figure.median;
    return {
      ...goal,
      isClose: figure.low < figure.high && figure.low * scale <= limit && limit <= figure.high * scale,
    };
  }

  function count(name: string, id: string, limit: number): Goal {
    return atMost(`${name}: ${id}`, results.figure(name, id)?.median, limit, '');
  }

  function slopeRatio(
    title: string,
    id: string,
    reference: string,
    counts: readonly number[],
    unit: string,
  ): Goal {
    const slopeOf = (contestant: string) => {
      const points = counts.map(
        (number) =>
          [number, results.figure(`mount of ${number} ${unit}`, contestant)?.median ?? NaN] as const,
      );
      return slope(points);
    };
    const value = slopeOf(id) / slopeOf(reference);
    return atMost(`${title}: ${id}`, Number.isNaN(value) ? undefined : value, 1.25, '×');
  }

  const server = results.figure('renderToString per second', 'kit', 1, 'floor-markup')?.ratio;
  const [focus, floorFocus, evaluation] = [
    results.figure('first focus', 'kit', 4),
    results.figure('first focus', 'floor', 4),
    results.figure('engine evaluation', 'kit', 4),
  ];
  // The browser's own work for a click and a focus is in both forms.
  const attaching = focus && floorFocus && evaluation && focus.median - floorFocus.median - evaluation.median;

  return [
    atMost('own code, if the app has the libraries, gzip: kit', ownCode && ownCode.gzip / 1000, 7, 'kB'),
    count('commits of a mount', 'kit', 1),
    count('commits of a submit', 'kit', 2),
    count('files loaded by a mount', 'kit', 0),
    ratio('first mount', 'kit', 1.25),
    ratio('warm mount', 'kit', 1.35),
    ratio('hydration', 'kit', 1.25),
    ratio('heap of a form', 'kit', 1.25),
    {
      title: 'renderToString per second, ratio to floor-markup: kit',
      limit: '≥ 0.55×',
      value: format(server, '×'),
      isMet: server === undefined ? undefined : server >= 0.55,
    },
    ...['key', 'key, error elsewhere'].flatMap((name) =>
      ['kit', 'kit-counter'].flatMap((id) => [
        ratio(`script of a ${name}`, id, 1.1),
        count(`commits of a ${name}`, id, 0),
      ]),
    ),
    ratio('first focus', 'kit', 2.76, 'first focus of an idle page'),
    ratio('first focus', 'kit-preload', 1.25, 'first focus of an idle page'),
    ratio('click to fetch, warm', 'kit', 1.5),
    ratio('click to fetch, first', 'kit', 1.6),
    ratio('click to fetch, engine not loaded', 'kit', 20),
    atMost(
      'first focus beyond the floor and the evaluation of the engine, 4× slower: kit',
      attaching,
      16,
      'ms',
    ),
    slopeRatio('slope of 1 to 100 forms', 'kit', 'floor', [1, 10, 100], 'forms'),
    ...['kit-own', 'kit-own-eager'].map((id) =>
      slopeRatio('slope of 3 to 300 own fields', id, 'floor-own', [3, 30, 300], 'own fields'),
    ),
    hookBytes(results),
    ...HOOK_FIGURES.map((name) => ratio(name, 'kit-hook', 1, `${name}, ratio to rhf-mini`, 'rhf-mini')),
    hookServer(results),
  ];
}

function hookBytes({ run: { bytes } }: Results): Goal {
  const gzip = (id: string) => bytes[id]?.rolldown?.total.gzip;
  const [hook, mini] = [gzip('kit-hook'), gzip('rhf-mini')];
  const value = hook && mini && hook / mini;
  return atMost('bytes, gzip, ratio to rhf-mini: kit-hook', value, 1, '×');
}

function hookServer(results: Results): Goal {
  const value = results.figure('renderToString per second', 'kit-hook', 1, 'rhf-mini')?.ratio;
  return {
    title: 'renderToString per second, ratio to rhf-mini: kit-hook',
    limit: '≥ 1×',
    value: format(value, '×'),
    isMet: value === undefined ? undefined : value >= 1,
  };
}

function atMost(title: string, value: number | undefined, limit: number, unit: string): Goal {
  return {
    title,
    limit: `≤ ${limit}${unit && ` ${unit}`}`.replace(' ×', '×'),
    value: format(value, unit),
    isMet: value === undefined ? undefined : value <= limit,
  };
}

function format(value: number | undefined, unit: string): string {
  if (value === undefined) return '';
  const digits = unit === '' ? 1 : 2;
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`.replace(' ×', '×');
}
