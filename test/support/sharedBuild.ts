import { inject } from 'vitest';

/** Returns the result of a build that the test files of a run share. The first request starts the build. */
export async function sharedBuild<Result>(
  path: string,
  options: Record<string, string> = {},
): Promise<Result> {
  const response = await fetch(`${inject('builds')}/${path}?${String(new URLSearchParams(options))}`);
  const text = await response.text();
  if (!response.ok) throw new Error(`The build of ${path} failed: ${text}`);
  return JSON.parse(text) as Result;
}
