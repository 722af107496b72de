/** Opens a page, and does not wait for all of it. */
export type OpenBrowser = (url: string) => Promise<BrowserPage>;

/** A page in a browser of its own, in the hands of somebody: its keys and clicks are real, not made by a script in it. */
export interface BrowserPage {
  /** Runs a function in the page; its result is JSON. */
  evaluate: <Result>(run: (argument: string) => Result, argument?: string) => Promise<Result>;
  /** Holds a key down: what it types, or its name, such as `Enter`. */
  keyDown: (key: string) => Promise<void>;
  keyUp: (key: string) => Promise<void>;
  /** Presses and releases the mouse there, so many times. */
  clickAt: (x: number, y: number, times: number) => Promise<void>;
  /** Ends the browser. */
  close: () => Promise<void>;
}
