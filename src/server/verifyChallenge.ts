import { readBody } from '../client/response.js';
import { invalidOption } from '../client/submissionUrl.js';
import { withTimeout } from '../client/withTimeout.js';

const SERVICES: Record<VerifyOptions['service'], string> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
};

/** Longer than the tokens of all three services. */
const MAX_TOKEN = 8192;
/** Tokens of Turnstile are valid for five minutes, and those of hCaptcha and reCAPTCHA for two. */
const TOKEN_LIFETIME = 5 * 60 * 1000;
/** Limits the memory to a few megabytes. Beyond this limit, only the service recognizes the oldest tokens as used. */
const MAX_TOKENS = 10_000;
/** The secrets for tests of Turnstile and hCaptcha. The widgets of their test keys create the same token each time. */
const TEST_SECRET = /^\dx0{30}/;
/** The error codes that say nothing about the token. */
const FAILURE = /^(?:missing|invalid)-input-secret$|^internal-error$/;
const NOTHING_ACCEPTED = 'no token can be accepted';

interface VerifyOptions {
  /** The CAPTCHA service of the widget. */
  service: 'turnstile' | 'hcaptcha' | 'recaptcha';
  /** Your secret key. Do not send it to browsers. */
  secret: string;
  /**
   * Your site's hostname, such as `www.example.com`, or a list of hostnames. Tokens of other sites are not confirmed.
   * Omit this option for hCaptcha, whose responses can lack the hostname, and for test keys, which have their own.
   * @default any hostname, as the service's settings allow
   */
  hostname?: string | readonly string[] | undefined;
  /**
   * Milliseconds to wait for the service, greater than 0.
   * @default 5000
   */
  timeout?: number | undefined;
  /**
   * Replaces the global `fetch`. Called at most once per verification.
   * @default globalThis.fetch
   */
  fetch?: typeof fetch | undefined;
}

/**
 * Returns a `verify` for the option `challenge` of `createContactEndpoint`. Its promise resolves to `true` if the
 * CAPTCHA service confirms the token, and to `false` if the token is not valid or was used before.
 *
 * The promise rejects with an `Error` if the service does not respond with a result or does not know the secret.
 * `cause` is the reason, and the token can be verified again.
 *
 * @throws TypeError if an option is not valid
 */
export function verifyChallenge({
  service,
  secret,
  hostname,
  timeout = 5000,
  fetch,
}: VerifyOptions): (token: string) => Promise<boolean> {
  if (!Object.hasOwn(SERVICES, service)) {
    throw invalidOption('service', service, NOTHING_ACCEPTED, '"turnstile", "hcaptcha" or "recaptcha"');
  }
  if (typeof secret !== 'string' || !secret.trim()) {
    // Without the value, which could contain a secret.
    throw invalidOption('secret', undefined, NOTHING_ACCEPTED, 'the secret key of your site');
  }
  if (typeof timeout !== 'number' || !(timeout > 0)) {
    throw invalidOption('timeout', timeout, NOTHING_ACCEPTED, 'milliseconds, such as 5000');
  }
  const hostnames = hostname === undefined ? undefined : siteHostnames(hostname);
  /** When tokens were used first, oldest first. Each is a hash, because the text would keep the whole request in memory. */
  const usedAt = new Map<string, number>();

  /** Whether a token of another hostname was logged. */
  let isReported = false;

  async function isConfirmed(token: string, signal: AbortSignal): Promise<boolean> {
    const response = await (fetch ?? globalThis.fetch)(SERVICES[service], {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      // Not "error", which Cloudflare Workers do not support. The response of a redirect is not `ok`.
      redirect: 'manual',
      signal,
    });
    const answer = await readBody(response, () => undefined);
    if (typeof answer !== 'object' || answer === null) {
      throw new Error(
        `The response, with status ${response.status}, is not a JSON object of at most 64 KiB.`,
      );
    }
    const { success, hostname: host, 'error-codes': codes } = answer as Record<string, unknown>;
    const isFailure = (code: unknown): code is string => typeof code === 'string' && FAILURE.test(code);
    const failure = [codes].flat().find(isFailure);
    if (failure) throw new Error(`The service responded with the error code "${failure}".`);
    if (service === 'recaptcha' && 'score' in answer)
      throw new Error(
        'The keys belong to reCAPTCHA v3, which confirms tokens of bots too. Use keys of reCAPTCHA v2.',
      );
    if (!response.ok && success !== false) throw new Error(`The service responded with ${response.status}.`);
    if (success !== true || !hostnames) return success === true;
    const isOwn = typeof host === 'string' && hostnames.includes(host.toLowerCase());
    // Once, because anybody can send a token of another site.
    if (!isOwn && !isReported) {
      isReported = true;
      console.error(
        `react-contact-kit: a token was not confirmed, because its hostname is ${JSON.stringify(host)} and not that of ` +
          `your site. If the form is on that site, add it to the option hostname: ${hostnames.join(', ')}.`,
      );
    }
    return isOwn;
  }

  return async (token) => {
    if (typeof token !== 'string' || !token || token.length > MAX_TOKEN) return false;
    const hash = await hashOf(token);
    // Monotonic: the system clock can be set back.
    const now = performance.now();
    if (now - (usedAt.get(hash) ?? -Infinity) < TOKEN_LIFETIME) return false;
    for (const [oldest, time] of usedAt) {
      if (now - time < TOKEN_LIFETIME && usedAt.size < MAX_TOKENS) break;
      usedAt.delete(oldest);
    }
    if (!TEST_SECRET.test(secret)) usedAt.set(hash, now);

    const controller = new AbortController();
    let isAccepted = false;
    try {
      isAccepted = await withTimeout(isConfirmed(token, controller.signal), timeout);
    } catch (cause) {
      throw new Error(
        `react-contact-kit: a token could not be verified with ${service}, so it is not accepted.`,
        { cause },
      );
    } finally {
      if (!isAccepted) usedAt.delete(hash);
      // Ends the request if it is late, whatever a custom `fetch` does.
      controller.abort();
    }
    return isAccepted;
  };
}

function siteHostnames(given: string | readonly string[]): readonly string[] {
  const names = [given].flat();
  // The URL parser converts a hostname to the form that browsers report. A URL or a port would match no hostname.
  const isHostname = (name: unknown) =>
    typeof name === 'string' && /^[^\s/\\:?#@*]+$/.test(name) && URL.canParse(`http://${name}`);
  if (names.length > 0 && names.every(isHostname)) {
    return names.map((name) => new URL(`http://${name}`).hostname);
  }
  throw invalidOption(
    'hostname',
    given,
    NOTHING_ACCEPTED,
    'the hostname of your site without "https://", such as "www.example.com", or to a list of hostnames',
  );
}

async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return String.fromCharCode(...new Uint8Array(digest));
}
