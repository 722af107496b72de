import { invalidOption } from '../client/submissionUrl.js';

const MAX_ADDRESSES = 10_000;
/** Longer than any IP address. A header can be longer, and must not fill the memory. */
const MAX_LENGTH = 64;
/** Proxies write `1.2.3.4:5678`, `[2001:db8::1]` and `[2001:db8::1]:5678`. */
const WITH_PORT = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/;

interface LimitOptions {
  /**
   * Returns the client's IP address, for example from a header that your proxy sets. Use only a header that your
   * proxy replaces, because clients can send any header. Requests without an address share one limit.
   * @default all requests share one limit
   */
  address?: ((request: Request) => string | null | undefined) | undefined;
  /**
   * Maximum number of submissions from an address within `seconds`.
   * @default 5
   */
  max?: number | undefined;
  /**
   * Length of the time window, in seconds.
   * @default 60
   */
  seconds?: number | undefined;
}

/**
 * Returns a `limit` for `createContactEndpoint`. It counts each request and returns `undefined`. Above the limit, it
 * returns the seconds to wait, as an integer, and does not count the request. The counts are in the memory of the
 * process.
 *
 * @throws TypeError if an option is not valid
 */
export function limitSubmissions(options: LimitOptions = {}): (request: Request) => number | undefined {
  const { address, max = 5, seconds = 60 } = options;
  if (address !== undefined && typeof address !== 'function') {
    throw invalidOption(
      'address',
      address,
      'clients cannot be distinguished',
      "a function, such as (request) => request.headers.get('X-Real-IP')",
    );
  }
  const secondsToWait = createLimiter(max, seconds);
  return (request) => secondsToWait(clientKey(address?.(request) ?? ''));
}

/**
 * Returns a function that counts a submission with this key. If the limit of the key is reached, it returns the seconds to
 * wait.
 *
 * @param max number of submissions that are accepted within `seconds`
 * @throws TypeError if an option is not valid
 */
export function createLimiter(max: number, seconds: number): (key: string) => number | undefined {
  if (!Number.isInteger(max) || max < 1) {
    throw invalidOption('max', max, 'no submission could be accepted', 'a whole number, at least 1');
  }
  if (!Number.isFinite(seconds) || seconds <= 0) {
    throw invalidOption('seconds', seconds, 'no limit can be applied', 'a number of seconds, such as 60');
  }

  /**
   * For each key, the times of its last `max` accepted requests. The keys are in the order of their last accepted
   * request, so the first one expires first.
   */
  const clients = new Map<string, { times: number[]; count: number }>();
  // Kept, because a new iterator would pass the removed entries each time. All entries that it has passed are removed.
  const oldest = clients.keys();

  return (key) => {
    const client = clients.get(key) ?? { times: [], count: 0 };
    // Monotonic: the system clock can be set back.
    const now = performance.now();
    const slot = client.count % max;
    const end = (client.times[slot] ?? -Infinity) + seconds * 1000;
    if (now < end) return Math.ceil((end - now) / 1000);
    client.times[slot] = now;
    client.count += 1;
    if (!clients.delete(key) && clients.size === MAX_ADDRESSES) clients.delete(oldest.next().value ?? '');
    clients.set(key, client);
    return undefined;
  };
}

/** The same text for all spellings of an address, and for all addresses of an IPv6 network. Empty without an address. */
function clientKey(address: string): string {
  const text = address.trim();
  if (text.length > MAX_LENGTH) return '';
  const [, ipv6, ipv4] = WITH_PORT.exec(text) ?? [];
  // Without the zone, as in `fe80::1%eth0`
  const [host = ''] = (ipv6 ?? ipv4 ?? text).split('%', 1);
  const url = `http://[${host}]`;
  // Joined, because a part of a header would keep the whole header in memory.
  if (!host.includes(':') || !URL.canParse(url)) return [...host].join('');

  const compressed = new URL(url).hostname.slice(1, -1);
  // Servers that listen on IPv6 see `::ffff:1.2.3.4` for an IPv4 client. The URL parser turns a number into an address.
  const [, high, low] = /^::ffff:(\w+):(\w+)$/.exec(compressed) ?? [];
  if (high && low) return new URL(`http://0x${high}${low.padStart(4, '0')}`).hostname;
  const [first = [], last = []] = compressed.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
