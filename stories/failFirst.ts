import { sandbox } from './contactForm.js';

/** A service that does not accept the first request of a story. It keeps the payload of each request. */
export function failFirst() {
  const payloads: Record<string, unknown>[] = [];
  return {
    payloads,
    /** For `beforeEach`: forgets the requests of an earlier run of the story. */
    reset: () => {
      payloads.length = 0;
    },
    fetch: (async (input, init) => {
      const request = new Request(input, init);
      const { payload } = (await request.json()) as { payload: Record<string, unknown> };
      payloads.push(payload);
      const isFirst = payloads.length === 1;
      return sandbox.fetch(isFirst ? request.url.replace('/demo/', '/sandbox-not-sent/') : request.url, init);
    }) satisfies typeof fetch,
  };
}
