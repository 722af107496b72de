import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faultsPage } from './faultsPage.js';

const FILE = new URL('../../stories/Faults.md', import.meta.url);

it('the page of faults among the stories is the table that is tested (UPDATE_FAULTS=1 writes it)', () => {
  const page = faultsPage();
  if (process.env['UPDATE_FAULTS']) writeFileSync(FILE, page);
  expect(readFileSync(FILE, 'utf8')).toBe(page);
});
