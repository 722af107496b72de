import { checkDestination } from './diagnoseOptions.js';

let isReported = false;

/**
 * Checks the options of a submission while a server renders a page with a production build. Bundles for browsers contain
 * `browser/checkOnServer.ts` instead of this module.
 *
 * @throws TypeError while Next.js builds, if `baseUrl` or `formId` is not valid. Other frameworks do not show whether
 *   they build or answer a request, so the error is logged, and the form stays on the page.
 */
export function checkOnServer(...destination: Parameters<typeof checkDestination>): void {
  if (typeof document !== 'undefined') return;
  try {
    checkDestination(...destination);
  } catch (error) {
    // Some servers have no `process`.
    if (globalThis.process?.env?.['NEXT_PHASE'] === 'phase-production-build') throw error;
    if (!isReported) console.error(error);
    isReported = true;
  }
}
