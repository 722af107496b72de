import { vi } from 'vitest';
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
/** Whether a form of the page has reported `offline` since the last event `online`. */
let hasReportedOffline = false;

/** Changes whether the page reports a network. */
export function reportNetwork(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  if (!isOnline) return;
  hasReportedOffline = false;
  window.dispatchEvent(new Event('online'));
}

interface Call {
  /** Undefined for a submit that made no request because the page reported no network. */
  request?: { url: string; payload: unknown; locale: string };
  /** The expected request: the values on the screen, and the possible locales. */
  expected?: { url: string; payload: unknown; locales: readonly string[] };
  /** Whether this submit was expected to make no request. */
  isOffline: boolean;
  startedAt: number;
  resolve: (response: Response) => void;
  reject: (error: unknown) => void;
  /** The outcome, and the time at which it reaches the form. */
  end?: { outcome: 'accepted' | SubmissionErrorCode; namesFields: boolean; arrivesAt: number };
}

/** One form, from its mount until after it has left the page: the visitor's actions, and its calls of `fetch`. */
export class FormVisit {
  typed = NOTHING;
  submits = 0;
  /** The calls of `fetch`, and the submits that ended as `offline`, in order. */
  calls: Call[] = [];
  /** The outcomes that `onSuccess` and `onError` have reported, in order. */
  reported: string[] = [];
  /** Calls whose outcome the page has shown. */
  callsShown = 0;
  isOnPage = true;
  /** `data-code`, or else `data-status`, at the last quiet moment. */
  shown = 'idle';
  /** The code of the failure that the form showed at the last quiet moment. */
  failure: string | undefined;
  /** The number of calls at the next quiet moment. Undefined after a submit whose effect depends on its timing. */
  expectedCalls: number | undefined = 0;
  /** Whether a submit was refused since the last quiet moment. */
  refusal: 'none' | 'certain' | 'possible' = 'none';
  /** The locale at the submit. Several, if the timing decides which of several submits was sent. */
  #submitLocales = new Set<string>();

  constructor(
    readonly formId: string,
    /** The locale of the form. It submits the locale at the time of the submit. */
    public locale: string,
  ) {}

  /** The call whose outcome has not reached the form. */
  get open(): Call | undefined {
    return this.calls.find(({ end }) => !end || end.arrivesAt > Date.now());
  }

  get isSent(): boolean {
    return this.shown === 'success';
  }

  readonly fetch = (url: unknown, { body, signal }: RequestInit = {}) =>
    new Promise<Response>((resolve, reject) => {
      // Not checked here, because the form would treat an error of `expect` as a network failure.
      const payload = Object.fromEntries(FIELDS.map((name) => [name, normalizeText(this.typed[name])]));
      this.calls.push({
        request: { url, ...JSON.parse(body as string) } as NonNullable<Call['request']>,
        expected: {
          url: `/v1/public/contact/forms/${this.formId}/submissions`,
          payload,
          locales: [...this.#submitLocales],
        },
        startedAt: Date.now(),
        isOffline: !navigator.onLine && !hasReportedOffline,
        resolve,
        reject,
      });
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });

  /** Records an outcome that the form has reported. A form that reports `offline` has made no request. */
  report(outcome: 'accepted' | SubmissionErrorCode): void {
    this.reported.push(outcome);
    if (outcome !== 'offline') return;
    this.calls.push({
      isOffline: !navigator.onLine && !hasReportedOffline,
      startedAt: Date.now(),
      resolve: () => undefined,
      reject: () => undefined,
      end: { outcome, namesFields: false, arrivesAt: Date.now() },
    });
    hasReportedOffline = true;
  }

  /** Records a submit and its expected outcome. */
  recordSubmit(isQuiet: boolean): void {
    this.submits += 1;
    if (this.isSent) return;
    if (!isQuiet) {
      this.expectedCalls = undefined;
      this.refusal = 'possible';
    } else if (!this.open) {
      const isValid = z.safeParse(contactSchema, this.typed).success;
      if (isValid) this.expectedCalls = this.calls.length + 1;
      else this.refusal = 'certain';
    }
    if (isQuiet && !this.open) this.#submitLocales.clear();
    this.#submitLocales.add(this.locale);
  }

  /** Answers the open call, unless it has an answer. */
  answer(answer: SubmissionAnswer): void {
    const call = this.open;
    if (!call || call.end) return;
    const outcome = outcomeOf(answer);
    const isBodyRead = outcome === 'accepted' || outcome === 'invalid';
    const isLate = isBodyRead && answer.body === 'hangs' && answer.status !== 204 && answer.status !== 205;
    const namesFields = answer.body === 'fields' && FIELDS.some((field) => answer.fields.includes(field));
    call.end = {
      outcome,
      namesFields: outcome === 'invalid' && namesFields,
      arrivesAt: Date.now() + (isLate ? BODY_TIMEOUT : 0),
    };
    if (answer.status === undefined) call.reject(new TypeError('Failed to fetch'));
    else call.resolve(responseOf(answer));
  }

  /** Records the timeout of a call without an answer. */
  passTime(): void {
    const { open } = this;
    if (open && !open.end && Date.now() >= open.startedAt + TIMEOUT) {
      open.end = { outcome: 'unconfirmed', namesFields: false, arrivesAt: Date.now() };
    }
  }

  /** Records that the visitor started another message, in a form that keeps these fields of the last one. */
  startAgain(kept: readonly (keyof Texts)[]): void {
    const sent = this.calls.at(-1)?.request?.payload as Texts;
    this.typed = { ...NOTHING, ...Object.fromEntries(kept.map((name) => [name, sent[name]])) };
    this.shown = 'idle';
    this.failure = undefined;
    this.callsShown = this.calls.length;
  }
}
