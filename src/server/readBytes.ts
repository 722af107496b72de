import { DEFAULT_TIMEOUT } from '../client/request.js';
import { startTimer } from '../client/withTimeout.js';
import type { ContactEndpointOptions } from './endpointOptions.js';

/** The longest message of the default schema has 10,000 characters, which can take 120,000 bytes when URL-encoded. */
export const MAX_BYTES = 256 * 1024;

/** Size of the first buffer, enough for nearly every submission. The buffer grows for a larger body. */
const FIRST_BYTES = 16 * 1024;
/** A client that sends `Content-Length` normally sends the first bytes together with the headers. */
const FIRST_BYTE_TIMEOUT = 10_000;

export type ReadBytesResult =
  { status: 'read'; bytes: Uint8Array<ArrayBuffer> } | { status: 'tooLarge' | 'late' | 'broken' };

export type ReadLimits = Pick<ContactEndpointOptions, 'maxBytes' | 'bodyTimeout'>;

/**
 * Reads the body of a request. Stops if the body takes too long, or as soon as it has too many bytes, even if
 * `Content-Length` says otherwise.
 *
 * @throws TypeError if something else has read the body
 */
export async function readBytes(
  request: Request,
  { maxBytes = MAX_BYTES, bodyTimeout = DEFAULT_TIMEOUT }: ReadLimits = {},
): Promise<ReadBytesResult> {
  if (request.bodyUsed || request.body?.locked) throw bodyAlreadyRead();
  // Firefox has no `Request.body`.
  const reader = (request.body ?? (await request.blob()).stream()).getReader();
  const isAnnounced = Number(request.headers.get('Content-Length')) > 0;
  let bytes = new Uint8Array(Math.min(FIRST_BYTES, maxBytes));
  let length = 0;
  let failure: 'tooLarge' | 'late' | 'broken' | undefined;

  function stop(): void {
    // Ends a pending read.
    reader.cancel().catch(() => undefined);
  }
  function giveUp(): void {
    failure = 'late';
    stop();
  }
  const timer = startTimer(giveUp, bodyTimeout);
  const firstByteTimer = isAnnounced ? startTimer(giveUp, FIRST_BYTE_TIMEOUT) : undefined;

  try {
    for (;;) {
      const { value } = await reader.read();
      if (!value) break;
      clearTimeout(firstByteTimer);
      const end = length + value.byteLength;
      if (end > maxBytes) {
        failure = 'tooLarge';
        break;
      }
      if (end > bytes.length) {
        const larger = new Uint8Array(Math.min(2 * end, maxBytes));
        larger.set(bytes);
        bytes = larger;
      }
      bytes.set(value, length);
      length = end;
    }
  } catch {
    failure = 'broken';
  } finally {
    clearTimeout(timer);
    clearTimeout(firstByteTimer);
    stop();
  }
  // If the Node stream has already ended, an adapter creates a body that never starts or that fails.
  if (length === 0 && isAnnounced && failure !== 'tooLarge') throw bodyAlreadyRead();
  return failure ? { status: failure } : { status: 'read', bytes: bytes.subarray(0, length) };
}

function bodyAlreadyRead(): TypeError {
  return new TypeError(
    'react-contact-kit: the body of the request is missing, so there is no message to send. Either the client has ended ' +
      'the connection, or a body parser has read the body. If it happens with each submission, register the endpoint ' +
      'before body parsers such as express.urlencoded().',
  );
}

/** The media type of a request's body in lower case, without parameters. Undefined without a `Content-Type`. */
export function mediaType({ headers }: Request): string | undefined {
  return headers.get('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase();
}
