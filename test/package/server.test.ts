import { expect, it } from 'vitest';

// Not named in the import: types are checked before there is a build.
const BUILT = new URL('../../dist/server/index.js', import.meta.url).href;
const ORIGIN = 'https://www.example.com';

it('the built handler refuses what is no UTF-8, and sends what is', async () => {
  const { createContactHandler } = (await import(BUILT)) as typeof import('../../src/server/index.js');
  const sent: unknown[] = [];
  const handle = createContactHandler({
    baseUrl: 'https://api.example.com',
    formId: 'f_1',
    origin: ORIGIN,
    successUrl: '/thanks',
    fetch: (_url, init) => {
      sent.push(init?.body);
      return Promise.resolve(new Response());
    },
  });
  const post = (name: string) =>
    handle(
      new Request(ORIGIN, {
        method: 'POST',
        headers: { Origin: ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: `name=${name}&email=a%40b.co&message=Hello`,
      }),
    );
  // A bundler that takes a call for one without an effect drops it.
  expect((await post('Jos%E9')).status).toBe(400);
  expect(sent).toEqual([]);
  expect((await post('Jos%C3%A9')).status).toBe(303);
  expect(sent).toEqual([expect.stringContaining('"name":"José"')]);
});
