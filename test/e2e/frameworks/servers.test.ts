import { beforeAll, describe, expect, it } from 'vitest';
import { createApp, type App } from '../../support/frameworks/createApp.js';

let app: App;
beforeAll(async () => {
  app = await createApp({ page: 'stories/docs/FrameworkExpress.mdx', folders: ['servers'] });
  return app.remove;
});

describe.each([
  { name: 'Express', command: ['node', 'express.ts'] },
  { name: 'node:http', command: ['node', 'node.ts'] },
  { name: 'Hono', command: ['node', 'hono.ts'] },
  { name: 'Bun', command: ['bun', 'bun.js'] },
  { name: 'Deno', command: ['deno', 'run', '--allow-all', 'deno.js'] },
])('the documented handler on $name', ({ command: [command = '', ...args] }) => {
  it('sends a post of a form, and refuses an invalid one', async () => {
    await app.start(command, ...args);
    const before = app.submissions().length;
    const post = (values: Record<string, string>) =>
      fetch(`${app.origin}/contact/send?locale=de`, {
        method: 'POST',
        headers: { 'Sec-Fetch-Site': 'same-origin' },
        body: new URLSearchParams(values),
        redirect: 'manual',
      });

    const refused = await post({ name: 'Ada', email: 'ada', message: 'Hello' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('lang="de"');
    expect(app.submissions()).toHaveLength(before);

    const sent = await post({ name: 'Ada', email: 'ada@example.com', message: 'Hello' });
    expect(sent.status).toBe(303);
    expect(sent.headers.get('Location')).toBe('/thanks');
    expect(app.submissions().slice(before)).toMatchObject([{ locale: 'de', payload: { message: 'Hello' } }]);
  });
});

it.each([
  ['Node', ['node']],
  ['Bun', ['bun']],
  ['Deno', ['deno', 'run', '--allow-all']],
])('submitContact sends a message in %s, and reports a failure', async (_name, [command = '', ...args]) => {
  const before = app.submissions().length;
  const output = await app.run(command, ...args, 'send.js');
  expect(JSON.parse(output)).toEqual({
    status: 201,
    code: 'rateLimited',
    retryAfter: expect.any(Number) as number,
  });
  expect(app.submissions().slice(before)).toMatchObject([{ locale: 'en', payload: { name: 'Ada' } }]);
});
