import type { Built } from '../build.js';
import type { Samples } from './samples.js';

const WARM_UP = 500;
const SAMPLE = 250;

/** Renders the form to HTML in Node. */
export function server(built: Built): Samples {
  // In each round, because V8 drops the optimized code of functions that have not run for a while.
  render(built, WARM_UP);
  return { 'renderToString per second': render(built, SAMPLE) };
}

/** Renders per second of processor time, which other processes do not change. */
function render({ renderToString }: Built, milliseconds: number): number {
  const start = process.cpuUsage();
  let count = 0;
  let used = 0;
  while (used < milliseconds) {
    for (let run = 0; run < 10; run += 1) renderToString();
    count += 10;
    const { user, system } = process.cpuUsage(start);
    used = (user + system) / 1000;
  }
  return (count / used) * 1000;
}
