import * as z from 'zod/mini';
import type { SubmissionErrorCode } from '../../../src/client/index.js';
import { contactSchema } from '../../../src/schema/index.js';
import { normalizeText } from '../../../src/schema/normalizeText.js';
import { outcomeOf, responseOf, type SubmissionAnswer } from './submissionAnswer.js';

export const FIELDS = ['name', 'email', 'message'] as const;
export type Texts = Record<(typeof FIELDS)[number], string>;

const NOTHING: Texts = { name: '', email: '', message: '' };
const TIMEOUT = 30_000;
const BODY_TIMEOUT = 5_000;

interface Call {
  request: { url: string; payload: unknown; locale: string };
  /** What it must be: the texts on the screen, and the language at the press. */
  due: { url: string; payload: unknown; locales: readonly string[] };
  startedAt: number;
  wasOffline: boolean;
  resolve: (response: Response) => void;
  reject: (error: unknown) => void;
  /** What came of it, and from when on the form knows. */
  end?: { outcome: 'accepted' | SubmissionErrorCode; namesFields: boolean; isKnownAt: number };
}

/** One form from its mounting on, also after it has left the page: what was done to it, and what it asked of `fetch`. */
export class FormVisit {
  typed = NOTHING;
  presses = 0;
  calls: Call[] = [];
  /** Outcomes in the order in which the host heard of them. */
  heard: string[] = [];
  /** Calls whose outcome the page has shown. */
  callsShown = 0;
  isOnPage = true;
  /** `data-status` and `data-code`, as they were when all was last quiet. */
  shown = 'idle';
  /** Calls there must be once all is quiet; undefined after a press at a moment when nobody can tell. */
  callsDue: number | undefined = 0;
  /** Whether a press was refused since all was last quiet: for certain, or perhaps. */
  refusal: 'none' | 'certain' | 'possible' = 'none';
  /** More than one where nobody can tell which press was the one that counts. */
  #pressedLocales = new Set<string>();

  constructor(
    readonly formId: string,
    /** Language of the form, which it submits as it was at the press. */
    public locale: string,
  ) {}

  /** The call whose outcome the form does not know yet. */
  get open(): Call | undefined {
    return this.calls.find(({ end }) => !end || end.isKnownAt > Date.now());
  }

  get isSent(): boolean {
    return this.shown === 'success';
  }

  readonly fetch = (url: unknown, { body, signal }: RequestInit = {}) =>
    new Promise<Response>((resolve, reject) => {
      // Not checked here, where the form would take what is thrown for a failure of the network's.
      const payload = Object.fromEntries(FIELDS.map((name) => [name, normalizeText(this.typed[name])]));
      this.calls.push({
        request: { url, ...JSON.parse(body as string) } as Call['request'],
        due: {
          url: `/v1/public/contact/forms/${this.formId}/submissions`,
          payload,
          locales: [...this.#pressedLocales],
        },
        startedAt: Date.now(),
        wasOffline: !navigator.onLine,
        resolve,
        reject,
      });
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });

  /** Notes a press of Send, and what must come of it. */
  press(isQuiet: boolean): void {
    this.presses += 1;
    if (this.isSent) return;
    if (!isQuiet) {
      this.callsDue = undefined;
      this.refusal = 'possible';
    } else if (!this.open) {
      const isValid = z.safeParse(contactSchema, this.typed).success;
      if (isValid) this.callsDue = this.calls.length + 1;
      else this.refusal = 'certain';
    }
    if (isQuiet && !this.open) this.#pressedLocales.clear();
    this.#pressedLocales.add(this.locale);
  }

  /** Answers the open call, if nobody has. */
  answer(answer: SubmissionAnswer): void {
    const call = this.open;
    if (!call || call.end) return;
    const outcome = outcomeOf(answer, call.wasOffline && !navigator.onLine);
    const isBodyRead = outcome === 'accepted' || outcome === 'invalid';
    const isLate = isBodyRead && answer.body === 'hangs' && answer.status !== 204 && answer.status !== 205;
    const namesFields = answer.body === 'fields' && FIELDS.some((field) => answer.fields.includes(field));
    call.end = {
      outcome,
      namesFields: outcome === 'invalid' && namesFields,
      isKnownAt: Date.now() + (isLate ? BODY_TIMEOUT : 0),
    };
    if (answer.status === undefined) call.reject(new TypeError('Failed to fetch'));
    else call.resolve(responseOf(answer));
  }

  /** Gives up on what was never answered. */
  passTime(): void {
    const { open } = this;
    if (open && !open.end && Date.now() >= open.startedAt + TIMEOUT) {
      open.end = { outcome: 'unconfirmed', namesFields: false, isKnownAt: Date.now() };
    }
  }

  /** Back to an empty form, after a message was sent. */
  startAgain(): void {
    this.typed = NOTHING;
    this.shown = 'idle';
    this.callsShown = this.calls.length;
  }
}
