import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCommand, ended, startCommand, startSandbox } from './startCommand.js';
import { submission, submissionsPath } from './submission.js';

let directory: string;

beforeAll(async () => {
  directory = await buildCommand();
});
afterAll(() => rm(directory, { recursive: true, force: true }));

test('it prints where the endpoint and the inbox are, and answers there', async () => {
  const { base, inbox } = await startSandbox('--key', 'k');
  expect(base).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(inbox).toBe(`${base}/_sandbox/?key=k`);
  expect((await fetch(base + submissionsPath('f_123'), submission())).status).toBe(201);
  expect((await fetch(inbox)).status).toBe(200);
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends it at once, whatever still hangs', async (signal) => {
  const { child, base, inbox } = await startSandbox();
  const hanging = fetch(base + submissionsPath('sandbox-hangs'), submission()).catch(() => 'cut off');
  await fetch(inbox.replace('/?', '/events?'));
  const end = ended(child);
  child.kill(signal);
  expect(await end).toMatchObject({ code: 0, signal: null, stderr: '' });
  expect(await hanging).toBe('cut off');
});

test('a port that is taken is told', async () => {
  const { base } = await startSandbox();
  const { code, stderr } = await ended(startCommand('sandbox', '--port', new URL(base).port));
  expect(code).toBe(1);
  expect(stderr).toMatch(/^react-contact-kit: the port is taken\. Choose another with --port/);
});

test.each([
  [['sandbox', '--colour'], /^react-contact-kit: Unknown option '--colour'/],
  [['sandbox', '--port', 'http'], /^react-contact-kit: --port takes a number from 0 to 65535, not "http"/],
  [['sandbox', '--port', '65536'], /^react-contact-kit: --port takes a number/],
  [['server'], /^react-contact-kit: "server" is no command\. See react-contact-kit --help/],
  [['sandbox', 'x'], /^react-contact-kit: "sandbox x" is no command/],
  [[], /^react-contact-kit: the command is missing/],
  [
    ['sandbox', '--file', import.meta.filename],
    /^react-contact-kit: .* holds something else than submissions/,
  ],
])('%j is refused with a reason', async (args, reason) => {
  const { code, stdout, stderr } = await ended(startCommand(...args));
  expect(code).toBe(1);
  expect(stderr).toMatch(reason);
  expect(stderr).not.toContain('    at ');
  expect(stdout).toBe('');
});

test('--help shows every option', async () => {
  const { code, stdout } = await ended(startCommand('sandbox', '--help'));
  expect(code).toBe(0);
  for (const option of ['--port', '--file', '--key', '--help']) expect(stdout).toContain(option);
});
