import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readFile, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { openWithoutReading } from '../support/sandbox/openWithoutReading.js';
import { openConnections } from '../support/openConnections.js';
import { residentMemory } from '../support/residentMemory.js';
import { startSandbox } from '../support/sandbox/startCommand.js';
import { submission, submissionsPath } from '../support/submission.js';
import { values } from '../support/values.js';
import { temporaryFile } from '../support/temporaryFile.js';

const STALLED = 500;
const ENDLESS = 20;
const INBOXES = 20;

const idsIn = async (path: string) =>
  (await readFile(path, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { id: string }).id);

test('when the disk is full, the sandbox refuses submissions without damage to the file, and accepts them again once there is space', async () => {
  const path = await temporaryFile();
  const { child, base } = await startSandbox('--file', path);
  let errorOutput = '';
  child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()));
  const post = openConnections(20);
  const acknowledged: string[] = [];
  const postMany = async () => {
    const posts = Array.from({ length: 100 }, (_, index) => post(base, `f_${index}`, 'x'.repeat(1000)));
    const results = await Promise.allSettled(posts);
    for (const result of results) if (result.status === 'fulfilled') acknowledged.push(result.value);
    return results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  };
  // For a process, a limit on its file size has the effect of a full disk. This limit is in the middle of a line.
  const limitTo = (size: number | string) =>
    promisify(execFile)('prlimit', ['--pid', String(child.pid), `--fsize=${size}:`]);

  expect(await postMany()).toEqual([]);
  await limitTo((await stat(path)).size + 3_300);
  const failures = await postMany();
  console.info(`full disk: ${failures.length} of 100 refused, ${acknowledged.length - 100} still fitted`);
  expect(failures.length).toBeGreaterThanOrEqual(97);
  expect(new Set(failures)).toEqual(new Set(['Error: HTTP status 500']));
  expect((await idsIn(path)).toSorted()).toEqual(acknowledged.toSorted());
  expect(errorOutput).toContain('a submission was not accepted (unconfirmed');

  await limitTo('unlimited');
  expect(await postMany()).toEqual([]);
  expect((await idsIn(path)).toSorted()).toEqual(acknowledged.toSorted());
});

test('bodies that stall or never end use little memory, store nothing, and do not block other submissions', async () => {
  const path = await temporaryFile();
  const { child, base } = await startSandbox('--file', path);
  const before = await residentMemory(child);
  // Each request uses another form: the sandbox refuses a form over its rate limit before it reads the body.
  const open = async (formId: string, headers: string, body: string) => {
    const socket = connect(Number(new URL(base).port), '127.0.0.1').on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    const head = `POST ${submissionsPath(formId)} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
    socket.write(`${head}${headers}\r\n\r\n${body}`);
    return socket;
  };

  const half = `{"locale":"en","payload":{"message":"${'x'.repeat(1000)}`;
  await Promise.all(
    Array.from({ length: STALLED }, (_, index) => open(`stalled_${index}`, 'Content-Length: 200000', half)),
  );
  const stalled = await residentMemory(child);

  const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
  const answers = await Promise.all(
    Array.from({ length: ENDLESS }, async (_, index) => {
      const socket = await open(`endless_${index}`, 'Transfer-Encoding: chunked', '');
      let answer = '';
      socket.on('data', (data: Buffer) => (answer += data.toString()));
      const flood = () => {
        while (!socket.destroyed && socket.write(chunk));
      };
      socket.on('drain', flood);
      flood();
      await new Promise((closed) => {
        socket.on('close', closed);
      });
      return answer.slice(0, 'HTTP/1.1 413'.length);
    }),
  );
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 413']));
  expect((await fetch(base + submissionsPath('f_2'), submission())).status).toBe(201);
  expect(await idsIn(path)).toHaveLength(1);
  const { peak } = await residentMemory(child);
  console.info(
    `bodies: ${before.now} MiB before, ${stalled.peak} with ${STALLED} that stall, at most ${peak} with ${ENDLESS} that never end`,
  );
  expect(peak).toBeLessThan(before.now + 150);
});

test('event streams that no client reads use little memory, however many submissions there are', async () => {
  const { child, base, inbox } = await startSandbox();
  const events = inbox.replace('/?', '/events?');
  // A field that the form does not declare has at most 10,000 characters a text.
  const notes = Array.from({ length: 20 }, () => 'x'.repeat(10_000));
  for (let index = 0; index < 200; index += 1) {
    const body = { locale: 'en', payload: { ...values, notes } };
    expect((await fetch(base + submissionsPath(`f_${index % 50}`), submission(body))).status).toBe(201);
  }
  const before = await residentMemory(child);
  await Promise.all(Array.from({ length: INBOXES }, () => openWithoutReading(events)));

  // When this stream has delivered everything, the sandbox has also written to the other streams.
  let length = 0;
  const { body } = await fetch(events);
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > 200 * 200_000) break;
  }
  const { now } = await residentMemory(child);
  console.info(`inboxes: ${before.now} MiB with 200 submissions, ${now} with ${INBOXES} that are never read`);
  expect(now).toBeLessThan(before.peak + 100);
});

test('the sandbox opens a large file without several copies of it in memory', async () => {
  const path = await temporaryFile();
  const line = JSON.stringify({
    id: 'a',
    formId: 'f_1',
    locale: 'en',
    payload: { ...values, message: 'x'.repeat(10_000) },
    receivedAt: new Date().toISOString(),
  });
  for (let part = 0; part < 16; part += 1) await appendFile(path, `${line}\n`.repeat(600));
  const { child } = await startSandbox('--file', path);
  const { peak } = await residentMemory(child);
  const mebibytes = Math.round((await stat(path)).size / 2 ** 20);
  console.info(`large file: at most ${peak} MiB to open ${mebibytes} MiB`);
  expect(peak).toBeLessThan(2.75 * mebibytes);
});
