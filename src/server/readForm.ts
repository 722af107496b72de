import { Refusal } from './Refusal.js';

// Ten thousand characters, the most that the default schema takes, can be 120,000 bytes in this encoding.
const MOST_BYTES = 256 * 1024;
// What setTimeout can hold.
const LONGEST_TIMEOUT = 2 ** 31 - 1;

/**
 * The fields of an urlencoded body.
 *
 * @throws Refusal when it is too large, takes too long, or is not in UTF-8
 * @throws TypeError when something else has read the body
 */
export async function readForm(request: Request, timeout: number): Promise<URLSearchParams> {
  const reader = readerOf(request);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  let isLate = false;
  // Cancelling ends a read that is under way.
  const stop = () => void reader?.cancel().catch(() => undefined);
  const timer = setTimeout(
    () => {
      isLate = true;
      stop();
    },
    Math.min(timeout, LONGEST_TIMEOUT),
  );
  try {
    while (length <= MOST_BYTES) {
      const { value } = (await reader?.read()) ?? {};
      if (!value) break;
      length += value.byteLength;
      chunks.push(value);
    }
  } catch {
    throw new Refusal(400, 'The body broke off.');
  } finally {
    clearTimeout(timer);
    stop();
  }
  if (isLate) throw new Refusal(408, 'The body did not arrive in time.');
  if (length > MOST_BYTES) throw new Refusal(413, `The body is larger than ${MOST_BYTES} bytes.`);
  return new URLSearchParams(decoded(await new Blob(chunks).arrayBuffer()));
}

function readerOf({ body, bodyUsed }: Request) {
  if (!bodyUsed && !body?.locked) return body?.getReader();
  throw new TypeError(
    'react-contact-kit: the body of the request was read before the contact handler got it, so the message is gone. ' +
      'Pass the request on untouched.',
  );
}

// URLSearchParams would put U+FFFD for what is not UTF-8, and what the visitor wrote would be lost.
function decoded(bytes: ArrayBuffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // Its result is used, or a bundler takes the call for one that does nothing.
    return decodeURIComponent(text) && text;
  } catch {
    throw new Refusal(400, 'The body is not in UTF-8.');
  }
}
