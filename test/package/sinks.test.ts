import { beforeAll, expect, it } from 'vitest';
import { bundlers, type Chunk } from './bundle.js';

/** What makes code or markup of text, keeps or sends something on the side, or looks like a secret. */
const SINKS = [
  [/\beval\(/, /\bFunction\(/, /\bset(?:Timeout|Interval)\(["'`]/, /\bimportScripts\b/],
  [/\.(?:inner|outer)HTML\b/, /insertAdjacentHTML|createContextualFragment|dangerouslySetInnerHTML/],
  [/document\.write|\.srcdoc\b|javascript:/, /createElement\(["'`](?:script|style|iframe)/],
  [/\.cookie\b|localStorage|indexedDB|sendBeacon|XMLHttpRequest|WebSocket|EventSource|serviceWorker/],
  [/\b(?:api[-_]?key|secret|bearer|authorization)\b/i],
].flat();

let chunks: Chunk[];
beforeAll(async () => {
  chunks = await bundlers.esbuild(`export * from './dist/index.js'; export * from './dist/client/index.js'`);
});

it('what a page ships, React aside, makes no code or markup of text, keeps nothing, and holds no secret', () => {
  const found = chunks.flatMap(({ name, code }) => SINKS.map((sink) => `${name}: ${sink.exec(code)?.[0]}`));
  expect(found.filter((sink) => !sink.endsWith(': undefined'))).toEqual([]);
  expect(chunks.length).toBeGreaterThan(60);
});

it('what a page ships, React aside, names no address: nobody is called but the service', () => {
  const found = chunks.flatMap(({ code }) => code.match(/\b(?:https?|wss?):\/\/[^\s"'`)]*/g) ?? []);
  // A host that cannot be, for paths to be parsed with.
  expect(new Set(found)).toEqual(new Set(['http://path.invalid']));
});
