// A program that delivers submissions into a file and prints the id of each delivered one, until it is killed.
import { writeSync } from 'node:fs';
import { toFile } from '../../../src/server/file.js';
import { values } from '../values.js';

const CONCURRENT = 50;

const [, , path = '', run = ''] = process.argv;
const deliver = toFile(path);
const message = 'long '.repeat(100);
let count = 0;

async function deliverNext(): Promise<void> {
  count += 1;
  const id = `${run}-${count}`;
  await deliver({
    id,
    formId: 'f_1',
    locale: 'en',
    payload: { ...values, message },
    text: message,
    receivedAt: new Date().toISOString(),
  });
  writeSync(1, `${id}\n`);
  return deliverNext();
}

await Promise.all(Array.from({ length: CONCURRENT }, deliverNext));
