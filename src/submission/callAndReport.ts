/** Calls a callback. If the callback throws, the error is reported as uncaught. */
export function callAndReport<T>(callback: ((value: T) => void) | undefined, value: T): void {
  try {
    callback?.(value);
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
