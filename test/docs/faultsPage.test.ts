import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faultsPage } from '../support/faults/faultsPage.js';

const FILE = new URL('../../stories/Faults.md', import.meta.url);

it('stories/Faults.md contains the tested faults (UPDATE_FAULTS=1 updates it)', () => {
  const page = faultsPage();
  if (process.env['UPDATE_FAULTS']) writeFileSync(FILE, page);
  expect(readFileSync(FILE, 'utf8')).toBe(page);
});
