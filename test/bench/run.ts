import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { launchChromium } from '../support/browsers/launchChromium.js';
import { buildSite, type Built } from './build.js';
import { BUNDLERS, contestantBytes, HOST_LIBRARIES, stylesheetBytes } from './bytes.js';
import { chart } from './chart.js';
import { checkConformance } from './conformance.js';
import { contestants, type Contestant } from './contestants.js';
import { checkGoals } from './goals.js';
import { measures, type Measure } from './measures/measure.js';
import { report } from './report.js';
import { describeMachine, Results, revision, versionOf, type Run } from './results.js';
import { startService, type Service } from './service.js';

const HELP = `Measures contact forms of several libraries in Chromium.

  --only kit,floor        only these contestants, and those that their ratios refer to
  --measures mount,visit  only these measures: ${measures.map(({ name }) => name).join(', ')}
  --rounds 9              samples of each figure
  --slowdowns 1,4         how many times slower the processor appears to be

A run without --only, --measures and --slowdowns replaces the committed results.
Results of other runs are in test/bench/dist/results.
`;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    measures: { type: 'string' },
    rounds: { type: 'string' },
    slowdowns: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const list = (text: string | undefined) => text?.split(',').map((item) => item.trim());

if (options.help) console.info(HELP);
else await bench();

async function bench(): Promise<void> {
  const chosen = chooseContestants(list(options.only));
  const chosenMeasures = choose(measures, list(options.measures), ({ name }) => name);
  const slowdowns = (list(options.slowdowns) ?? ['1', '4']).map(Number);
  const rounds = Number(options.rounds ?? 9);
  const isComplete = !options.only && !options.measures && !options.slowdowns && !options.rounds;

  const site = await buildSite(chosen);
  const service = await startService(site);
  // As root, Chromium does not start with a sandbox.
  const browser = await launchChromium([
    '--js-flags=--expose-gc',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ]);
  try {
    await checkAll(browser, service, site.builds);
    const results = new Results(await describeRun(browser, chosen));
    for (let round = 1; round <= rounds; round += 1) {
      for (const measure of chosenMeasures) {
        for (const slowdown of measure.isThrottled ? slowdowns : [1]) {
          await measureAll(browser, service, rotated(site.builds, round), measure, slowdown, results);
        }
      }
      results.run.rounds = round;
      // After each round, so that an interrupted run leaves its results.
      save(results, isComplete && round === rounds);
      console.info(`Round ${round} of ${rounds}: ${new Date().toISOString()}`);
    }
    console.info(report(results, checkGoals(results)));
  } finally {
    await browser.close();
    await service.close();
  }
}

/** Throws if a contestant does not behave like the others, because its figures would mean nothing. */
async function checkAll(browser: Browser, service: Service, builds: readonly Built[]): Promise<void> {
  const failures: string[] = [];
  for (const built of builds) {
    try {
      await checkConformance(browser, service, built);
    } catch (error) {
      failures.push(`${built.contestant.id}: ${String(error)}`);
    }
  }
  if (failures.length > 0) throw new Error(`These forms behave differently:\n${failures.join('\n')}`);
  console.info(`All ${builds.length} forms pass the same checks.`);
}

/** One sample of each contestant, so that a slow minute affects them all. */
async function measureAll(
  browser: Browser,
  service: Service,
  builds: readonly Built[],
  measure: Measure,
  slowdown: number,
  results: Results,
): Promise<void> {
  for (const built of builds) {
    if (!measure.includes(built)) continue;
    const samples = await measure.run(browser, service, built, slowdown);
    results.add(built.contestant, slowdown, samples);
  }
}

/** Each round starts with another contestant, because the first form of a pass runs in a cold browser. */
function rotated(builds: readonly Built[], round: number): readonly Built[] {
  const start = round % builds.length;
  return [...builds.slice(start), ...builds.slice(0, start)];
}

async function describeRun(browser: Browser, chosen: readonly Contestant[]): Promise<Run> {
  const bytes: Run['bytes'] = {};
  for (const contestant of chosen) {
    for (const bundler of BUNDLERS) {
      (bytes[contestant.id] ??= {})[bundler] = await contestantBytes(contestant, bundler);
    }
  }
  const kit = chosen.find(({ id }) => id === 'kit');
  const names = new Set([
    'react',
    'react-dom',
    'esbuild',
    'rolldown',
    ...chosen.flatMap(({ packages }) => packages),
  ]);
  return {
    date: new Date().toISOString().slice(0, 10),
    revision: revision(),
    machine: describeMachine(),
    node: process.version,
    chromium: browser.version(),
    rounds: 0,
    versions: Object.fromEntries([...names].toSorted().map((name) => [name, versionOf(name)])),
    contestants: chosen.map(({ id, title, reference = 'floor' }) => ({ id, title, reference })),
    bytes,
    stylesheet: await stylesheetBytes(),
    ownCode: kit && (await contestantBytes(kit, 'esbuild', HOST_LIBRARIES)).total,
  };
}

function chooseContestants(only: readonly string[] | undefined): readonly Contestant[] {
  if (!only) return contestants;
  const picked = choose(contestants, only, ({ id }) => id);
  const references = picked.map(({ reference = 'floor' }) => reference);
  return contestants.filter(
    (contestant) => picked.includes(contestant) || references.includes(contestant.id),
  );
}

function choose<T>(
  all: readonly T[],
  names: readonly string[] | undefined,
  nameOf: (item: T) => string,
): readonly T[] {
  const unknown = names?.find((name) => !all.some((item) => nameOf(item) === name));
  if (unknown !== undefined)
    throw new Error(`Unknown name ${unknown}. Use one of ${all.map(nameOf).join(', ')}.`);
  return all.filter((item) => !names || names.includes(nameOf(item)));
}

function save(results: Results, isComplete: boolean): void {
  const goals = checkGoals(results);
  const folder = `${import.meta.dirname}/${isComplete ? 'results' : 'dist/results'}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/results.md`, report(results, goals));
  writeFileSync(`${folder}/chart.svg`, chart(results));
}
