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
    const isPath = baseUrl[0] === '/';
    const { origin, pathname, href } = new URL(isPath ? PATH_ORIGIN + baseUrl : baseUrl);
    // Without credentials, query and hash, and still on the page's own host: the parser drops tabs and dots and turns
    // `/\` into `//`, so that a "path" can name another one.
    if (/^https?:/.test(href) && href === origin + pathname && !(isPath && pathname[1] === '/')) {
      return (isPath ? pathname : href).replace(/\/+$/, '');
    }
  } catch {
    // Not a string, or not parsable: the error below says what is needed.
  }
  throw misuse('baseUrl', baseUrl, 'an absolute http(s) URL or a path from "/"');
}

function checkedFormId(formId: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  if (typeof formId === 'string' && formId.trim() && !/^\.\.?$|[\0-\x1f\x7f]|\p{Surrogate}/u.test(formId)) {
    return encodeURIComponent(formId);
  }
  throw misuse('formId', formId, 'the public id of your form');
}

function misuse(prop: string, value: unknown, expected: string): TypeError {
  const shown = value ? JSON.stringify(value) : 'missing';
  return new TypeError(
    `react-contact-kit: ${prop} is ${shown}, so nothing can be sent. Set it to ${expected}.`,
  );
}
