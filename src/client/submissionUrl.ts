/** Base for resolving paths while they are checked. No request is sent to it. */
export const PATH_ORIGIN = 'http://path.invalid';

export const NOTHING_SENT = 'nothing can be sent';
/** Blank, a dot segment, or with a control character or half of a surrogate pair. */
const NO_FORM_ID = /^(\.\.?|\s*)$|[\p{Cc}\p{Cs}]/u;

/**
 * The URL that a form's submissions are posted to.
 *
 * @param baseUrl an absolute http(s) URL or a path that starts with `/`; it can include a path
 * @param formId the public identifier of the form
 * @throws TypeError if `baseUrl` or `formId` is not valid
 */
export function submissionUrl(baseUrl: string, formId: string): string {
  let base: string | undefined;
  try {
    const isPath = baseUrl[0] === '/';
    const { origin, pathname, href } = new URL(isPath ? PATH_ORIGIN + baseUrl : baseUrl);
    const url = isPath ? pathname : href;
    // No credentials, query or hash. The parser drops tabs, resolves dots and turns `/\` into `//`, so a path that
    // starts with `//` after parsing would name another host.
    if (/^(https?:|\/(?!\/))/.test(url) && href === origin + pathname) base = url.replace(/\/+$/, '');
  } catch {
    // Not a string, or not a valid URL. The error below says what is expected.
  }
  if (base === undefined) {
    const expected = 'an http(s) URL or a path that starts with "/"';
    throw invalidOption('baseUrl', baseUrl, NOTHING_SENT, expected);
  }
  if (typeof formId !== 'string' || NO_FORM_ID.test(formId)) {
    throw invalidOption('formId', formId, NOTHING_SENT, 'the ID of your form');
  }
  return `${base}/v1/public/contact/forms/${encodeURIComponent(formId)}/submissions`;
}

/**
 * Creates the error for an option that is not valid.
 *
 * @param consequence what fails because of it, as a clause: "nothing can be sent"
 * @param expected what to set it to
 */
export function invalidOption(
  option: string,
  value: unknown,
  consequence: string,
  expected: string,
): TypeError {
  return new TypeError(
    `react-contact-kit: ${option} is ${describe(value)}, so ${consequence}. Set it to ${expected}.`,
  );
}

function describe(value: unknown): string {
  if ((value ?? '') === '') return 'missing';
  // JSON has no NaN and no Infinity.
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}
