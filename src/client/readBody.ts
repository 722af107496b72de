const MOST_BYTES = 64 * 1024;

/**
 * The body of an answer: the value when it is JSON, else its text. Undefined when it is empty or larger than 64 KiB.
 *
 * @throws what breaks the stream
 */
export async function readBody({ body }: Response): Promise<unknown> {
  if (!body) return undefined;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let room = MOST_BYTES; room >= 0;) {
    const { value } = await reader.read();
    if (!value) return parsed(text);
    text += decoder.decode(value, { stream: true });
    room -= value.byteLength;
  }
  return undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text || undefined;
  }
}
