/** An answer of a fake service: its status, or an object with its parts. */
export type Answer =
  number | { status: number; statusText?: string; body?: string; headers?: Record<string, string> };

/** The body of a request. */
export interface Submission {
  locale: string;
  payload: Record<string, unknown>;
}

export interface AnswerControl {
  /** Gives these answers to the next requests, in this order. Later requests get the last one. */
  answer: (...answers: Answer[]) => void;
  /** Delays every answer from now on, until `release`. */
  hold: () => void;
  /** Sends the answers that `hold` delays: this one, otherwise the next one in order. */
  release: (answer?: Answer) => void;
}

/** Decides what a fake service answers, and when. `next` resolves to the answer for one request. */
export function answerQueue(first: readonly Answer[]): AnswerControl & { next: () => Promise<Answer> } {
  let queue = first;
  let delayed: (() => void)[] | undefined;

  function take(): Answer {
    const [answer = 200, ...rest] = queue;
    if (rest[0] !== undefined) queue = rest;
    return answer;
  }

  return {
    answer: (...answers) => (queue = answers),
    hold: () => (delayed ??= []),
    release(answer) {
      if (answer !== undefined) queue = [answer];
      const waiting = delayed ?? [];
      delayed = undefined;
      for (const resume of waiting) resume();
    },
    async next() {
      if (delayed) await new Promise<void>((resume) => delayed?.push(resume));
      return take();
    },
  };
}
