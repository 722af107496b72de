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

/** Figures in which `ContactForm` is compared with the same libraries, put together by hand. */
const FORM_FIGURES = [
  'load and evaluate',
  'first mount',
  'warm mount',
  'script of a key',
  'script of a key, error elsewhere',
  'script of a key, own error',
  'click to fetch, warm',
];

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

  return [
    atMost('own code, if the app has the libraries, gzip: kit', ownCode && ownCode.gzip / 1000, 7, 'kB'),
    count('commits of a mount', 'kit', 1),
    count('commits of a submit', 'kit', 2),
    count('files loaded by a mount', 'kit', 0),
    // The same libraries, put together by hand.
    bytes(results, 'kit', 1),
    ...FORM_FIGURES.map((name) => ratio(name, 'kit', 1, `${name}, ratio to rhf-mini`, 'rhf-mini')),
    ratio('click to fetch, first', 'kit', 1.3, 'click to fetch, first, ratio to rhf-mini', 'rhf-mini'),
    // The same HTML without the kit.
    ...['first mount', 'warm mount', 'hydration', 'heap of a form'].map((name) =>
      ratio(name, 'kit', 1.45, `${name}, ratio to floor-markup`, 'floor-markup'),
    ),
    server(results, 'kit', 'floor-markup', 1.8),
    ...['key', 'key, error elsewhere'].flatMap((name) =>
      ['kit', 'kit-counter'].map((id) => count(`commits of a ${name}`, id, 0)),
    ),
    ratio('first focus', 'kit', 2.76, 'first focus of an idle page'),
    ratio('first focus', 'kit-preload', 1.25, 'first focus of an idle page'),
    ratio('click to fetch, engine not loaded', 'kit', 20),
    slopeRatio('slope of 1 to 100 forms', 'kit', 'floor', [1, 10, 100], 'forms'),
    ...['kit-own', 'kit-own-eager'].map((id) =>
      slopeRatio('slope of 3 to 300 own fields', id, 'floor-own', [3, 30, 300], 'own fields'),
    ),
    bytes(results, 'kit-hook', 1.35),
    ...HOOK_FIGURES.map((name) =>
      ratio(
        name,
        'kit-hook',
        name === 'click to fetch, first' ? 1.7 : 1.35,
        `${name}, ratio to rhf-mini`,
        'rhf-mini',
      ),
    ),
    server(results, 'kit-hook', 'rhf-mini', 1.35),
  ];
}

/** The bytes of the first load. */
function bytes({ run }: Results, id: string, limit: number): Goal {
  const gzip = (contestant: string) => run.bytes[contestant]?.rolldown?.initial.gzip;
  const [own, mini] = [gzip(id), gzip('rhf-mini')];
  return atMost(
    `bytes of the first load, gzip, ratio to rhf-mini: ${id}`,
    own && mini && own / mini,
    limit,
    '×',
  );
}

/** The time to render on a server. */
function server(results: Results, id: string, reference: string, limit: number): Goal {
  const value = results.figure('renderToString per second', id, 1, reference)?.ratio;
  return atMost(`time of renderToString, ratio to ${reference}: ${id}`, value && 1 / value, limit, '×');
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
