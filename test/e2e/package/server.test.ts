import { expect, it } from 'vitest';

// A variable specifier, so that the type check does not need the build.
const BUILT = new URL('../../../dist/server/index.js', import.meta.url).href;
const ORIGIN = 'https://www.example.com';

it('the built endpoint does not deliver a form that is not UTF-8, and delivers one that is', async () => {
  const { createContactEndpoint } = (await import(BUILT)) as typeof import('../../../src/server/index.js');
  const delivered: string[] = [];
  const handle = createContactEndpoint({
    forms: 'f_1',
    deliver: ({ payload }) => delivered.push(payload.name),
    allowedOrigins: ORIGIN,
    successPath: '/thanks',
  });
  const post = (name: string) =>
    handle(
      new Request(`${ORIGIN}/v1/public/contact/forms/f_1/submissions`, {
        method: 'POST',
        headers: { Origin: ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: `name=${name}&email=a%40b.co&message=Hello`,
      }),
    );
  // Checks the built file, because a bundler can remove a call whose result is not used.
  expect((await post('Jos%E9')).status).toBe(422);
  expect(delivered).toEqual([]);
  expect((await post('Jos%C3%A9')).status).toBe(303);
  expect(delivered).toEqual(['José']);
});
