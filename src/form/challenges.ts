/** A challenge widget of a form. */
export interface Challenge {
  /** The field of the payload that contains the token, if any. */
  name: string | undefined;
  /**
   * Waits for a token. The visitor might have to complete the challenge first.
   *
   * @throws Error if the widget does not load, fails, or is not completed in time
   */
  getToken: () => Promise<string>;
  /** Requests a new token. A token is valid for one submission. */
  reset: () => void;
}

/** The challenge of each form that has one. */
export const challenges = new WeakMap<HTMLFormElement, Challenge>();
