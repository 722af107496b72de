import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, totalmem, type } from 'node:os';
import type { Bytes, BundlerName, ContestantBytes } from './bytes.js';
import type { Contestant } from './contestants.js';
import { quantile, type Samples } from './measures/samples.js';

const require = createRequire(import.meta.url);

/** The conditions of a run, and its sizes. */
export interface Run {
  date: string;
  revision: string;
  machine: string;
  node: string;
  chromium: string;
  /** Finished rounds. */
  rounds: number;
  versions: Record<string, string>;
  contestants: { id: string; title: string; reference: string }[];
  bytes: Record<string, Partial<Record<BundlerName, ContestantBytes>>>;
  stylesheet: Bytes;
  /** The kit's code without the libraries that a host app can have. Undefined if the kit does not take part. */
  ownCode: Bytes | undefined;
}

export function revision(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
}

export function describeMachine(): string {
  return `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()}`;
}

/** The version of an installed package. */
export function versionOf(name: string): string {
  const paths = name === 'react-contact-kit' ? ['../../package.json'] : (require.resolve.paths(name) ?? []);
  for (const path of paths) {
    try {
      const file = path.endsWith('.json') ? new URL(path, import.meta.url) : `${path}/${name}/package.json`;
      return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
    } catch {
      // The next folder can have the package.
    }
  }
  throw new Error(`The package ${name} is not installed.`);
}

/** The middle of the samples, and the quartiles. */
export interface Figure {
  median: number;
  low: number;
  high: number;
  /** The median divided by the reference's median. */
  ratio?: number;
}

/** The samples of a run. */
export class Results {
  readonly run: Run;
  /** By measured figure, slowdown and contestant. */
  readonly #samples = new Map<string, Map<number, Map<string, number[]>>>();

  constructor(run: Run) {
    this.run = run;
  }

  add({ id }: Contestant, slowdown: number, samples: Samples): void {
    for (const [name, value] of Object.entries(samples)) {
      if (value === undefined) continue;
      const bySlowdown = getOrAdd(this.#samples, name, () => new Map<number, Map<string, number[]>>());
      const byContestant = getOrAdd(bySlowdown, slowdown, () => new Map<string, number[]>());
      getOrAdd(byContestant, id, () => []).push(value);
    }
  }

  names(slowdown: number): string[] {
    return [...this.#samples].filter(([, bySlowdown]) => bySlowdown.has(slowdown)).map(([name]) => name);
  }

  slowdowns(): number[] {
    const all = [...this.#samples.values()].flatMap((bySlowdown) => Array.from(bySlowdown.keys()));
    return [...new Set(all)].toSorted((a, b) => a - b);
  }

  /** @param reference the contestant that the ratio refers to; by default, the one that the contestant names */
  figure(name: string, id: string, slowdown = 1, reference?: string): Figure | undefined {
    const byContestant = this.#samples.get(name)?.get(slowdown);
    const samples = byContestant?.get(id);
    if (!samples) return undefined;
    const referenceId =
      reference ?? this.run.contestants.find((contestant) => contestant.id === id)?.reference;
    const base = byContestant?.get(referenceId ?? '');
    const median = quantile(samples, 0.5);
    return {
      median,
      low: quantile(samples, 0.25),
      high: quantile(samples, 0.75),
      ...(base && quantile(base, 0.5) > 0 && { ratio: median / quantile(base, 0.5) }),
    };
  }
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = create();
  map.set(key, created);
  return created;
}
