/** Opens a page without waiting until it has loaded. */
export type OpenBrowser = (url: string) => Promise<BrowserPage>;

/** A page in its own browser. Keys and clicks are real input, not events that a script dispatches. */
export interface BrowserPage {
  /** Runs a function in the page; its result is JSON. */
  evaluate: <Result>(run: (argument: string) => Result, argument?: string) => Promise<Result>;
  /** Presses a key without releasing it. The key is a character, or a name such as `Enter`. */
  keyDown: (key: string) => Promise<void>;
  keyUp: (key: string) => Promise<void>;
  /** Clicks this many times at a position in the window. */
  clickAt: (x: number, y: number, times: number) => Promise<void>;
  /** Closes the browser. */
  close: () => Promise<void>;
}
