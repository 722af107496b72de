import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const DIST = new URL('../../../dist/', import.meta.url).pathname;
const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'));
const isClientOnly = (file: string) => readFileSync(join(DIST, file), 'utf8').startsWith('"use client";');

it('every built module that uses React is marked for the client, and no other is', () => {
  const usesReact = (file: string) =>
    /\/use[A-Z]/.test(file) ||
    /from "(react|\.\/ContactFormContext\.js)"/.test(readFileSync(join(DIST, file), 'utf8'));
  const marked = files.filter(isClientOnly);
  expect(marked.toSorted()).toEqual(files.filter(usesReact).toSorted());
  expect(marked.length).toBeGreaterThan(15);
});

it('the built index only re-exports, so a server component can import it', () => {
  const code = readFileSync(join(DIST, 'index.js'), 'utf8');
  expect(code.replaceAll(/^(import|export) \{[^}]*\}( from "[^"]+")?;$|^\/\/#.*$/gm, '').trim()).toBe('');
});
