// Only lends a host to paths while they are parsed; never contacted.
const PATH_ORIGIN = 'http://path.invalid';

/**
 * The address of a form's submissions.
 *
 * @param baseUrl an absolute http(s) URL or a path from `/`; it may carry a path of its own
 * @param formId the form's public identifier
 * @throws TypeError when either cannot address a form
 */
export function submissionUrl(baseUrl: string, formId: string): string {
  return `${checkedBase(baseUrl)}/v1/public/contact/forms/${checkedFormId(formId)}/submissions`;
}

function checkedBase(baseUrl: string): string {
  try {
    const isPath = baseUrl.startsWith('/');
    const { protocol, origin, pathname, search, hash, username, password } = new URL(
      baseUrl,
      isPath ? PATH_ORIGIN : undefined,
    );
    // The parser drops tabs and turns `/\` into `//`, so a "path" can still name another host.
    const staysOnHost = !isPath || origin === PATH_ORIGIN;
    if (/^https?:$/.test(protocol) && staysOnHost && !(search || hash || username || password)) {
      return (isPath ? '' : origin) + pathname.replace(/\/+$/, '');
    }
  } catch {
    // Not a string, or not parsable: the error below says what is needed.
  }
  throw new TypeError(
    `react-contact-kit: baseUrl is ${shown(baseUrl)}, so there is nowhere to send to. ` +
      'Set it on <ContactForm> or <ContactProvider> to an absolute http(s) URL, or a path from "/", without credentials, query or hash.',
  );
}

function checkedFormId(formId: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  if (typeof formId === 'string' && formId.trim() && !/^\.\.?$|[\0-\x1f\x7f]|\p{Surrogate}/u.test(formId)) {
    return encodeURIComponent(formId);
  }
  throw new TypeError(
    `react-contact-kit: formId is ${shown(formId)}, which names no form. ` +
      'Pass the form\'s public id as a string, for example formId="f_123".',
  );
}

function shown(value: unknown): string {
  return value === undefined ? 'missing' : (JSON.stringify(value) ?? typeof value);
}
