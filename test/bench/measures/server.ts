import type { Built } from '../build.js';
import type { Samples } from './samples.js';

const WARM_UP = 2000;
const SAMPLE = 250;

const warm = new Set<Built>();

/** How often per second Node renders the form to HTML. */
export function server(built: Built): Samples {
  if (!warm.has(built)) render(built, WARM_UP);
  warm.add(built);
  return { 'renderToString per second': render(built, SAMPLE) };
}

function render({ renderToString }: Built, milliseconds: number): number {
  let count = 0;
  const start = performance.now();
  let end = start;
  for (; end - start < milliseconds; end = performance.now()) {
    for (let run = 0; run < 10; run += 1) renderToString();
    count += 10;
  }
  return (count / (end - start)) * 1000;
}
