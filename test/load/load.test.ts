import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { ContactSubmission } from '../../src/server/index.js';
import { openConnections } from '../support/openConnections.js';
import { residentMemory } from '../support/residentMemory.js';
import { temporaryFile } from '../support/temporaryFile.js';
import { buildProgram } from '../support/server/buildProgram.js';

const SUBMISSIONS = 20_000;
const CONNECTIONS = 200;
const KILLS = 3;
const MAX_MEBIBYTES = 200;
const TEXT = 'long '.repeat(200).trim();

test(
  `the file contains each acknowledged submission once and completely, after ${SUBMISSIONS} submissions and three kills`,
  { timeout: 240_000 },
  async () => {
    const [path, main] = await Promise.all([temporaryFile(), buildProgram('serveToFile.ts')]);
    const start = async () => {
      const child = spawn(process.execPath, [main, path], { stdio: ['ignore', 'pipe', 'inherit'] });
      onTestFinished(() => void child.kill('SIGKILL'));
      const [origin] = (await once(child.stdout, 'data')) as [Buffer];
      memory.push(await residentMemory(child));
      return { child, base: origin.toString().trim() };
    };
    const memory: { now: number; peak: number }[] = [];
    let kills = 0;
    let incompleteAfterKill = 0;

    /** Kills the server and leaves half a line, as a kill during a write does. Few kills hit a write by chance. */
    async function restart({ child }: Awaited<ReturnType<typeof start>>) {
      kills += 1;
      const closed = once(child, 'close');
      memory.push(await residentMemory(child));
      child.kill('SIGKILL');
      await closed;
      const isIncomplete = !(await readFile(path)).toString('latin1').endsWith('\n');
      incompleteAfterKill += Number(isIncomplete);
      if (!isIncomplete) await appendFile(path, '{"id":"half');
      return start();
    }

    const post = openConnections(CONNECTIONS);
    const acknowledged: { id: string; message: string }[] = [];
    const failures: unknown[] = [];
    const milliseconds: number[] = [];
    let server = start();
    let attempts = 0;
    const startedAt = performance.now();

    /** Sends each submission once. A failed submission is not sent again. */
    async function postNext(): Promise<void> {
      const current = await server;
      if (attempts === SUBMISSIONS) return;
      attempts += 1;
      const message = `${attempts} ${TEXT}`;
      const sentAt = performance.now();
      try {
        const id = await post(current.base, 'f_1', message);
        acknowledged.push({ id, message });
        milliseconds.push(performance.now() - sentAt);
        if (acknowledged.length === ((kills + 1) * SUBMISSIONS) / (KILLS + 1)) server = restart(current);
      } catch (error) {
        failures.push(error);
      }
      return postNext();
    }

    await Promise.all(Array.from({ length: CONNECTIONS }, postNext));
    const seconds = (performance.now() - startedAt) / 1000;
    const { child } = await server;
    memory.push(await residentMemory(child));

    const lines = (await readFile(path, 'utf8')).split('\n');
    expect(lines.pop()).toBe('');
    const stored = lines.map((line) => JSON.parse(line) as ContactSubmission);
    const messages = new Map(stored.map(({ id, payload }) => [id, payload.message]));
    milliseconds.sort((a, b) => a - b);
    const quantile = (share: number) =>
      Math.round(milliseconds[Math.floor(milliseconds.length * share)] ?? 0);
    console.info(
      `${attempts} submissions in ${Math.round(seconds)} s with ${kills} kills: ` +
        `${Math.round(attempts / seconds)}/s, p50 ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms; ` +
        `${acknowledged.length} acknowledged, ${failures.length} failed, ${stored.length} in the file, ` +
        `${kills} half lines removed, ${incompleteAfterKill} of them left by the kill itself; memory in MiB, ` +
        `at each start, then at most: ${memory.map(({ now, peak }, index) => (index % 2 ? peak : now)).join(', ')}`,
    );

    expect(kills).toBe(KILLS);
    expect(acknowledged.filter(({ id, message }) => messages.get(id) !== message)).toHaveLength(0);
    expect(messages.size).toBe(stored.length);
    expect(new Set(messages.values()).size).toBe(stored.length);
    // Only the submissions that were in flight at a kill have no answer.
    expect(acknowledged.length + failures.length).toBe(SUBMISSIONS);
    expect(failures.length).toBeLessThanOrEqual(KILLS * CONNECTIONS);
    expect(failures.filter((error) => String(error).includes('status'))).toEqual([]);
    expect(Math.max(...memory.map(({ peak }) => peak))).toBeLessThan(MAX_MEBIBYTES);
  },
);
