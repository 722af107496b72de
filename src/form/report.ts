/** Calls a callback. If the callback throws, the error is reported as uncaught. */
export function callAndReport<Args extends unknown[]>(
  callback: ((...args: Args) => void) | undefined,
  ...args: Args
): void {
  try {
    callback?.(...args);
  } catch (error) {
    report(error);
  }
}

/** Reports an error as uncaught: the console and error tracking receive it, but the caller continues. */
export function report(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
