import { beforeAll, expect, it } from 'vitest';
import { bundlers, type Chunk } from '../../support/bundle.js';

/** Code that turns text into code or markup, that stores or sends data on its own, or that looks like a secret. */
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

it('the code that a page loads, except React, turns no text into code or markup, stores nothing and contains no secret', () => {
  const found = chunks.flatMap(({ name, code }) => SINKS.map((sink) => `${name}: ${sink.exec(code)?.[0]}`));
  expect(found.filter((sink) => !sink.endsWith(': undefined'))).toEqual([]);
  expect(chunks.length).toBeGreaterThan(60);
});

it('the code that a page loads, except React, contains no URL, so it can only call the service', () => {
  const found = chunks.flatMap(({ code }) => code.match(/\b(?:https?|wss?):\/\/[^\s"'`)]*/g) ?? []);
  // The kit parses paths with this base. The top-level domain `.invalid` is reserved.
  expect(new Set(found)).toEqual(new Set(['http://path.invalid']));
});
