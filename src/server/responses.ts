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
  {
    errors,
    headers,
  }: { errors?: readonly ProblemError[] | undefined; headers?: Record<string, string> } = {},
): Response {
  return new Response(JSON.stringify({ status, detail, errors }), {
    status,
    headers: { ...headers, 'Content-Type': 'application/problem+json' },
  });
}

/** The pointer to a part of the body: escaped as a JSON Pointer (RFC 6901), then as a fragment. */
export function pointer(path: readonly PropertyKey[]): string {
  const tokens = path.map((key) => {
    const token = String(key).replace(/~/g, '~0').replace(/\//g, '~1');
    // Throws for half of a surrogate pair, which JSON can contain.
    const text = token.replace(/\p{Surrogate}/gu, '\uFFFD');
    // Letters of every script stay, so that a client finds the name of the field. A fragment can contain them (RFC 3987).
    return text.replace(/[^\p{L}\p{M}\p{N}._~-]/gu, encodeURIComponent);
  });
  return ['#', ...tokens].join('/');
}

/** A wait in whole seconds. Undefined if there is none, or if an app has calculated something else. */
export function wholeSeconds(seconds: unknown): number | undefined {
  return Number.isFinite(seconds) && Number(seconds) > 0 ? Math.ceil(Number(seconds)) : undefined;
}

/** The response to an accepted submission. A discarded one has no ID. */
export function created(id?: string): Response {
  return Response.json({ id }, { status: 201 });
}

/** The response to a submission above a limit. */
export function rateLimited(headers: Record<string, string>): Response {
  return problem(429, 'Too many submissions.', { headers });
}

/** The header that says when to send again. */
export function retryAfterHeader(seconds: number | undefined): Record<string, string> {
  const whole = wholeSeconds(seconds);
  return whole === undefined ? {} : { 'Retry-After': String(whole) };
}
