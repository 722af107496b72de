import * as z from 'zod/mini';
import { mediaType } from '../http/mediaType.js';
import { MAX_BODY_BYTES, readBytes, type ReadBytesResult } from '../http/readBytes.js';
import { contactSchema } from '../schema/contactSchema.js';
import type { StoredSubmission } from './memoryStore.js';
import { problem, type ProblemError } from './problem.js';

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
export async function readSubmission(request: Request): Promise<Submission | Response> {
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
