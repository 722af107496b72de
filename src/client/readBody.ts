const MOST_BYTES = 64 * 1024;
const MOST_MILLISECONDS = 5_000;

/**
 * The body of an answer: the value when it is JSON, else its text. Undefined when it is empty, broken, larger than
 * 64 KiB or not complete within 5 s. Never throws: the status has already told the outcome.
 */
export async function readBody(response: Response): Promise<unknown> {
  const text = await readText(response).catch(() => '');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text || undefined;
  }
}

async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void reader.cancel();
  }, MOST_MILLISECONDS);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (isLate) return '';
      if (done) return text + decoder.decode();
      bytes += value.byteLength;
      if (bytes > MOST_BYTES) return '';
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    clearTimeout(timer);
    reader.cancel().catch(() => undefined);
  }
}
