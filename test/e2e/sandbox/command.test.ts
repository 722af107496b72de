import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { waitForExit, startCommand, startSandbox } from '../../support/sandbox/startCommand.js';
import { submission, submissionsPath } from '../../support/submission.js';

test('the command prints the URLs of the endpoint and the inbox, and answers there', async () => {
  const { base, inbox } = await startSandbox('--key', 'k');
  expect(base).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(inbox).toBe(`${base}/_sandbox/?key=k`);
  expect((await fetch(base + submissionsPath('f_123'), submission())).status).toBe(201);
  expect((await fetch(inbox)).status).toBe(200);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends the command at once, even if a response hangs',
  async (signal) => {
    const { child, base, inbox } = await startSandbox();
    const hanging = fetch(base + submissionsPath('sandbox-hangs'), submission()).catch(() => 'cut off');
    await fetch(inbox.replace('/?', '/events?'));
    const end = waitForExit(child);
    child.kill(signal);
    expect(await end).toMatchObject({ code: 0, signal: null, stderr: '' });
    expect(await hanging).toBe('cut off');
  },
);

test('a port in use is an error that names the option', async () => {
  const { base } = await startSandbox();
  const { code, stderr } = await waitForExit(startCommand('sandbox', '--port', new URL(base).port));
  expect(code).toBe(1);
  expect(stderr).toMatch(/^react-contact-kit: The port is in use\. Choose another one with --port/);
});

test.each([
  [['sandbox', '--colour'], /^react-contact-kit: Unknown option '--colour'/],
  [['sandbox', '--port', 'http'], /^react-contact-kit: "http" is not a valid port\. Set --port to a number/],
  [['sandbox', '--port', '65536'], /^react-contact-kit: "65536" is not a valid port/],
  [['server'], /^react-contact-kit: Unknown command "server"\. See react-contact-kit --help\.$/m],
  [['sandbox', 'x'], /^react-contact-kit: Unknown command "sandbox x"/],
  [[], /^react-contact-kit: No command given\. See react-contact-kit --help\.$/m],
  [
    ['sandbox', '--file', import.meta.filename],
    /^react-contact-kit: .* contains something other than submissions/,
  ],
  [['sandbox', '--file', ''], /^react-contact-kit: the name of the file is empty, so submissions cannot/],
  [
    ['sandbox', '--file', import.meta.dirname],
    /^react-contact-kit: \/.* is a directory, so .* Set the path of a file/,
  ],
  [
    ['sandbox', '--file', `${import.meta.filename}/x`],
    /^react-contact-kit: the directory of .* does not exist/,
  ],
  [['sandbox', '--file', 'a/b.jsonl'], /^react-contact-kit: the directory of a\/b\.jsonl does not exist, so/],
])('%j prints a reason and no stack trace', async (args, reason) => {
  const { code, stdout, stderr } = await waitForExit(startCommand(...args));
  expect(code).toBe(1);
  expect(stderr).toMatch(reason);
  expect(stderr).not.toMatch(/ENOENT|EISDIR| {4}at /);
  expect(stdout).toBe('');
});

test('--help lists every option', async () => {
  const { code, stdout } = await waitForExit(startCommand('sandbox', '--help'));
  expect(code).toBe(0);
  for (const option of ['--port', '--file', '--key', '--help', '--version']) expect(stdout).toContain(option);
});

test.each(['--version', '-v'])('%s prints the version of the package', async (option) => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  expect(await waitForExit(startCommand(option))).toMatchObject({
    code: 0,
    stdout: `${version}\n`,
    stderr: '',
  });
});
