import { readFile } from 'node:fs/promises';
import type { StoredSubmission } from '../../../src/server/submission.js';
import { values } from '../values.js';

/** A submission with characters that could break a file of lines. */
export const fileSubmission = (id: string): StoredSubmission => ({
  id,
  formId: 'f_1',
  locale: 'en',
  payload: { ...values, message: `two\nlines \u2028 and more, of ${id}` },
  isTrapFilled: false,
  receivedAt: '2030-01-02T03:04:05.678Z',
});

/** The submissions in a file, whose lines must all be complete. */
export async function storedLines(path: string): Promise<StoredSubmission[]> {
  const lines = (await readFile(path, 'utf8')).split('\n');
  if (lines.pop() !== '') throw new Error('The last line is incomplete.');
  return lines.map((line) => JSON.parse(line) as StoredSubmission);
}
