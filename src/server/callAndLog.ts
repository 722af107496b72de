/**
 * Calls a function of the app. If it throws or rejects, the error is logged and the result is undefined, so that the
 * visitor still gets a page with the text.
 */
export async function callAndLog<T>(name: string, call: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    console.error(`react-contact-kit: ${name} threw an error.`, error);
    return undefined;
  }
}
