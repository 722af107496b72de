import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const DIST = new URL('../../dist/', import.meta.url).pathname;
const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'));
const isClientOnly = (file: string) => readFileSync(join(DIST, file), 'utf8').startsWith('"use client";');

it('every built component and hook is marked for the client, and nothing else is', () => {
  const marked = files.filter(isClientOnly);
  const reactFiles = files.filter(
    (file) => /^(components|hooks)\//.test(file) && file !== 'components/withClass.js',
  );
  expect(marked.toSorted()).toEqual(reactFiles.toSorted());
  expect(marked.length).toBeGreaterThan(8);
});

it('a server component can import from the index: it only passes on', () => {
  const code = readFileSync(join(DIST, 'index.js'), 'utf8');
  expect(code.replaceAll(/^(import|export) \{[^}]*\}( from "[^"]+")?;$|^\/\/#.*$/gm, '').trim()).toBe('');
});
