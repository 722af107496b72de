import { once } from 'node:events';
import { appendFile, readFile, rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoredSubmission } from '../../src/sandbox/memoryStore.js';
import { neverRead } from './neverRead.js';
import { openConnections } from './openConnections.js';
import { residentMemory } from './residentMemory.js';
import { buildCommand, startSandbox } from './startCommand.js';
import { temporaryFile } from './temporaryFile.js';

const SUBMISSIONS = 20_000;
const CONNECTIONS = 200;
/** A form takes 30 a minute. */
const FORMS = 1_000;
const KILLS = 3;
const MOST_MEBIBYTES = 400;
const TEXT = 'long '.repeat(200);

let directory: string;

beforeAll(async () => {
  directory = await buildCommand();
});
afterAll(() => rm(directory, { recursive: true, force: true }));

test(
  'of 20,000 submissions, with kill -9 three times, each acknowledged one is in the file once and whole',
  { timeout: 240_000 },
  async () => {
    const path = await temporaryFile();
    const start = async () => {
      const started = await startSandbox('--file', path);
      await neverRead(started.inbox.replace('/?', '/events?'));
      memory.push(await residentMemory(started.child));
      return started;
    };
    const memory: { now: number; peak: number }[] = [];
    let kills = 0;
    let tornByKills = 0;

    /** Kills, and leaves half a line behind: what a kill in the middle of a write leaves, and few kills hit. */
    async function restart({ child }: Awaited<ReturnType<typeof start>>) {
      kills += 1;
      const closed = once(child, 'close');
      memory.push(await residentMemory(child));
      child.kill('SIGKILL');
      await closed;
      const isTorn = !(await readFile(path)).toString('latin1').endsWith('\n');
      tornByKills += Number(isTorn);
      if (!isTorn) await appendFile(path, '{"id":"half');
      return start();
    }

    const post = openConnections(CONNECTIONS);
    const acknowledged: { id: string; message: string }[] = [];
    const failures: unknown[] = [];
    const milliseconds: number[] = [];
    let sandbox = start();
    let attempts = 0;
    const began = performance.now();

    /** Each is attempted once; what fails is not sent again. */
    async function postNext(): Promise<void> {
      const current = await sandbox;
      if (attempts === SUBMISSIONS) return;
      attempts += 1;
      const message = `${attempts} ${TEXT}`;
      const sent = performance.now();
      try {
        const id = await post(current.base, `f_${attempts % FORMS}`, message);
        acknowledged.push({ id, message });
        milliseconds.push(performance.now() - sent);
        if (acknowledged.length === ((kills + 1) * SUBMISSIONS) / (KILLS + 1)) sandbox = restart(current);
      } catch (error) {
        failures.push(error);
      }
      return postNext();
    }

    await Promise.all(Array.from({ length: CONNECTIONS }, postNext));
    const seconds = (performance.now() - began) / 1000;
    const { child, inbox } = await sandbox;
    memory.push(await residentMemory(child));

    const lines = (await readFile(path, 'utf8')).split('\n');
    expect(lines.pop()).toBe('');
    const kept = lines.map((line) => JSON.parse(line) as StoredSubmission);
    const messages = new Map(kept.map(({ id, payload }) => [id, payload.message]));
    milliseconds.sort((a, b) => a - b);
    const quantile = (share: number) =>
      Math.round(milliseconds[Math.floor(milliseconds.length * share)] ?? 0);
    console.info(
      `${attempts} submissions in ${Math.round(seconds)} s with ${kills} kills: ` +
        `${Math.round(attempts / seconds)}/s, p50 ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms; ` +
        `${acknowledged.length} acknowledged, ${failures.length} cut off, ${kept.length} in the file, ` +
        `${kills} half lines cut, ${tornByKills} of them left by the kill itself; memory in MiB, ` +
        `at each start, then at most: ${memory.map(({ now, peak }, index) => (index % 2 ? peak : now)).join(', ')}`,
    );

    expect(kills).toBe(KILLS);
    expect(acknowledged.filter(({ id, message }) => messages.get(id) !== message)).toHaveLength(0);
    expect(messages.size).toBe(kept.length);
    expect(new Set(messages.values()).size).toBe(kept.length);
    // Nobody but those on their way at a kill went without an answer.
    expect(acknowledged.length + failures.length).toBe(SUBMISSIONS);
    expect(failures.length).toBeLessThanOrEqual(KILLS * CONNECTIONS);
    expect(failures.filter((error) => String(error).includes('status'))).toEqual([]);

    const shown = `retry: 1000\n\n${lines.map((line) => `data: ${line}\n\n`).join('')}`;
    const { body } = await fetch(inbox.replace('/?', '/events?'));
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length >= shown.length) break;
    }
    // Not `toBe`, whose difference of megabytes nobody could read.
    expect(text === shown).toBe(true);
    expect(Math.max(...memory.map(({ peak }) => peak))).toBeLessThan(MOST_MEBIBYTES);
  },
);
