import * as z from 'zod/mini';
import { contactSchema } from '../schema/contactSchema.js';
import type { StoredSubmission } from './memoryStore.js';
import { problem, type ProblemError } from './problem.js';

const MOST_BYTES = 256 * 1024;
/** Room for nearly every submission; a larger one gets more as it comes. */
const FIRST_BYTES = 16 * 1024;

const submissionSchema = z.strictObject({
  locale: z.string().check(z.regex(/^[a-z]{2,3}$/i)),
  payload: z.catchall(
    z.object(contactSchema.shape),
    z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
  ),
});

type Submission = Pick<StoredSubmission, 'locale' | 'payload'>;

/** What a request submits, as received, or the problem that it has. */
export async function readSubmission(request: Request): Promise<Submission | Response> {
  const mediaType = request.headers.get('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') return problem(415, 'The Content-Type must be application/json.');

  const bytes = await readBytes(request);
  if (!bytes) return problem(413, `The body is larger than ${MOST_BYTES} bytes.`);

  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return problem(400, 'The body is not JSON in UTF-8.');
  }
  const { error } = submissionSchema.safeParse(body);
  if (error) {
    return problem(422, 'The submission is not valid.', { errors: error.issues.flatMap(problemErrors) });
  }
  // The parsed values are normalised; what is kept is what came.
  return body as Submission;
}

/** Undefined as soon as there are too many, whatever length the request claims. */
async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  // Firefox has no `Request.body`.
  const reader = (request.body ?? (await request.blob()).stream()).getReader();
  let bytes = new Uint8Array(FIRST_BYTES);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytes.subarray(0, length);
    const end = length + value.byteLength;
    if (end > MOST_BYTES) {
      reader.cancel().catch(() => undefined);
      return undefined;
    }
    if (end > bytes.length) {
      const larger = new Uint8Array(Math.min(2 * end, MOST_BYTES));
      larger.set(bytes);
      bytes = larger;
    }
    bytes.set(value, length);
    length = end;
  }
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

function detail(messageKey: string): string {
  if (messageKey.endsWith('Required')) return 'is required';
  return messageKey.endsWith('TooLong') ? 'is too long' : 'is not valid';
}
