import { invalidOption } from './invalidOption.js';

/** Base for resolving paths while they are checked. No request is sent to it. */
export const PATH_ORIGIN = 'http://path.invalid';

/**
 * The URL that a form's submissions are posted to.
 *
 * @param baseUrl an absolute http(s) URL or a path that starts with `/`; it can include a path
 * @param formId the public identifier of the form
 * @throws TypeError if `baseUrl` or `formId` is not valid
 */
export function submissionUrl(baseUrl: string, formId: string): string {
  return `${checkedBase(baseUrl)}/v1/public/contact/forms/${checkedFormId(formId)}/submissions`;
}

function checkedBase(baseUrl: string): string {
  try {
    const isPath = baseUrl[0] === '/';
    const { origin, pathname, href } = new URL(isPath ? PATH_ORIGIN + baseUrl : baseUrl);
    // No credentials, query or hash. The parser drops tabs, resolves dots and turns `/\` into `//`, so a path that
    // starts with `//` after parsing would name another host.
    if (/^https?:/.test(href) && href === origin + pathname && !(isPath && pathname[1] === '/')) {
      return (isPath ? pathname : href).replace(/\/+$/, '');
    }
  } catch {
    // Not a string, or not a valid URL. The error below says what is expected.
  }
  throw invalidOption(
    'baseUrl',
    baseUrl,
    NOTHING_SENT,
    'an absolute http(s) URL or a path that starts with "/"',
  );
}

function checkedFormId(formId: string): string {
  // oxlint-disable-next-line no-control-regex -- the pattern looks for control characters
  if (typeof formId === 'string' && formId.trim() && !/^\.\.?$|[\0-\x1f\x7f]|\p{Surrogate}/u.test(formId)) {
    return encodeURIComponent(formId);
  }
  throw invalidOption('formId', formId, NOTHING_SENT, 'the public ID of your form');
}

const NOTHING_SENT = 'nothing can be sent';
