/** An error in one part of a body. */
export interface ProblemError {
  /** JSON Pointer in its URI fragment form, such as `#/payload/email`. */
  pointer: string;
  detail: string;
}

/** A response with an RFC 9457 problem. */
export function problem(
  status: number,
  detail: string,
  { errors, headers }: { errors?: readonly ProblemError[]; headers?: Record<string, string> } = {},
): Response {
  return new Response(JSON.stringify({ status, detail, errors }), {
    status,
    headers: { ...headers, 'Content-Type': 'application/problem+json' },
  });
}
