import * as z from 'zod/mini';
import { MAX_BODY_BYTES, mediaType, readBytes, type ReadBytesResult } from '../server/readBytes.js';
import { contactSchema } from '../schema/contactSchema.js';
import { randomId, type StoredSubmission, type SubmissionStore } from './memoryStore.js';
import { problem, type ProblemError } from './problem.js';
import { scenarioAnswer, tooManySubmissions, type ScenarioFormId } from './scenarios.js';

/** How many submissions of one form the sandbox accepts in a window of time. */
export interface RateLimit {
  /** Number of submissions of one form that are accepted in one window. */
  limit: number;
  /** Length of the window in seconds. */
  windowSeconds: number;
}

const SUBMISSIONS_PATH = /^\/v1\/public\/contact\/forms\/([^/]+)\/submissions$/;
const WITHOUT_CORS: ScenarioFormId = 'sandbox-cors-less-429';

/** The public submission API, for pages of any origin. */
export function contactEndpoint(
  store: SubmissionStore,
  rateLimit: RateLimit,
): (request: Request) => Promise<Response> {
  const secondsToWait = rateLimiter(rateLimit);

  async function answer(request: Request, formId: string | undefined): Promise<Response> {
    if (formId === undefined) return problem(404, 'There is nothing at this URL.');
    if (request.method === 'OPTIONS') return preflight();
    if (request.method !== 'POST') {
      return problem(405, 'Submissions are sent with POST.', { headers: { Allow: 'POST, OPTIONS' } });
    }
    const wait = secondsToWait(formId);
    if (wait > 0) return tooManySubmissions(String(wait));
    const scenario = scenarioAnswer(formId);
    return 'refuse' in scenario ? scenario.refuse() : accept(request, formId, scenario.acknowledge);
  }

  async function accept(
    request: Request,
    formId: string,
    acknowledge: (id: string) => Response | Promise<Response>,
  ): Promise<Response> {
    const submission = await readSubmission(request);
    if (submission instanceof Response) return submission;
    const id = randomId();
    const { locale, payload } = submission;
    try {
      await store.add({ id, formId, locale, payload, receivedAt: new Date().toISOString() });
    } catch (error) {
      console.error('react-contact-kit: the sandbox could not store a submission.', error);
      return problem(500, 'The submission could not be stored.');
    }
    return acknowledge(id);
  }

  return async (request) => {
    const formId = formIdOf(new URL(request.url).pathname);
    const response = await answer(request, formId);
    if (formId !== WITHOUT_CORS || request.method !== 'POST') {
      response.headers.set('Access-Control-Allow-Origin', '*');
      response.headers.set('Access-Control-Expose-Headers', 'Retry-After');
    }
    return response;
  };
}

function formIdOf(pathname: string): string | undefined {
  const segment = SUBMISSIONS_PATH.exec(pathname)?.[1];
  try {
    return segment === undefined ? undefined : decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** Allows only the header Content-Type, so the browser blocks requests with other headers. */
function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: { 'Access-Control-Allow-Methods': 'POST', 'Access-Control-Allow-Headers': 'Content-Type' },
  });
}

/** Counts submissions by form in fixed windows. The function returns the seconds to wait, 0 below the limit. */
function rateLimiter({ limit, windowSeconds }: RateLimit): (formId: string) => number {
  const counts = new Map<string, number>();
  let windowEnd = 0;
  return (formId) => {
    const now = Date.now();
    if (now >= windowEnd) {
      counts.clear();
      windowEnd = now + windowSeconds * 1000;
    }
    const count = (counts.get(formId) ?? 0) + 1;
    if (count > limit) return Math.ceil((windowEnd - now) / 1000);
    counts.set(formId, count);
    return 0;
  };
}

const submissionSchema = z.strictObject({
  locale: z.string().check(z.regex(/^[a-z]{2,3}$/i)),
  payload: z.catchall(
    z.object(contactSchema.shape),
    z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
  ),
});

const BODY_PROBLEMS: Record<Exclude<ReadBytesResult['status'], 'read'>, readonly [number, string]> = {
  tooLarge: [413, `The body is larger than ${MAX_BODY_BYTES} bytes.`],
  late: [408, 'The body did not arrive in time.'],
  broken: [400, 'The body is incomplete.'],
};

type Submission = Pick<StoredSubmission, 'locale' | 'payload'>;

/** Returns the submission in a request, as received, or a response with its problem. */
async function readSubmission(request: Request): Promise<Submission | Response> {
  if (mediaType(request) !== 'application/json') {
    return problem(415, 'The Content-Type must be application/json.');
  }
  const read = await readBytes(request);
  if (read.status !== 'read') return problem(...BODY_PROBLEMS[read.status]);

  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(read.bytes));
  } catch {
    return problem(400, 'The body is not JSON in UTF-8.');
  }
  const { error } = submissionSchema.safeParse(body);
  if (error) {
    return problem(422, 'The submission is not valid.', { errors: error.issues.flatMap(problemErrors) });
  }
  // The parsed values are normalized, but the sandbox stores the submission as received.
  return body as Submission;
}

function problemErrors(issue: z.core.$ZodIssue): ProblemError[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ pointer: pointer([...issue.path, key]), detail: 'is not known' }));
  }
  return [{ pointer: pointer(issue.path), detail: detail(issue.message) }];
}

/** RFC 6901 §6: escaped as a pointer, then as a fragment. */
function pointer(path: readonly PropertyKey[]): string {
  const tokens = path.map((key) => encodeURIComponent(String(key).replace(/~/g, '~0').replace(/\//g, '~1')));
  return ['#', ...tokens].join('/');
}

function detail(errorKey: string): string {
  if (errorKey.endsWith('Required')) return 'is required';
  return errorKey.endsWith('TooLong') ? 'is too long' : 'is not valid';
}
