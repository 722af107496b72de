const MAX_BYTES = 64 * 1024;

/**
 * The body of a response: the parsed value if it is JSON, otherwise its text. Undefined if it is empty or larger than
 * 64 KiB.
 *
 * @param onText called with the text so far, also of a body that is too large or breaks later
 * @throws the error of a stream that breaks
 */
export async function readBody({ body }: Response, onText: (text: string) => void): Promise<unknown> {
  if (!body) return undefined;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let room = MAX_BYTES; room >= 0;) {
    const { value } = await reader.read();
    if (!value) {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        return text || undefined;
      }
    }
    text += decoder.decode(value, { stream: true });
    onText(text);
    room -= value.byteLength;
  }
  // Not awaited: if a custom `fetch` has cloned the response, it ends only when the clone has been read.
  reader.cancel().catch(() => undefined);
  return undefined;
}
