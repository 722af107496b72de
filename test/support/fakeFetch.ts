import { vi, type Mock } from 'vitest';
import { answerQueue, type Answer, type AnswerControl, type Submission } from './answers.js';

export interface FakeFetch extends AnswerControl {
  /** For the `fetch` option of a form. */
  fetch: Mock<typeof globalThis.fetch>;
  /** Everything that was submitted, in order. */
  submissions: () => Submission[];
  payloads: () => Submission['payload'][];
}

/**
 * A contact service without a network, for tests in a browser: it records submissions and gives these answers in order.
 * The default is 200. `fakeService` does the same over HTTP.
 */
export function fakeFetch(...answers: Answer[]): FakeFetch {
  const { next, ...control } = answerQueue(answers);
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    const answer = await next();
    if (typeof answer === 'number') return new Response(null, { status: answer });
    return new Response(answer.body, answer);
  });
  const submissions = () =>
    fetch.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as Submission);
  return {
    ...control,
    fetch,
    submissions,
    payloads: () => submissions().map(({ payload }) => payload),
  };
}
