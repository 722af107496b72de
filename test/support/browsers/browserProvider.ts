import { defineBrowserProvider } from '@vitest/browser';
import type { BrowserProviderOption } from 'vitest/node';
import type { BrowserPage, OpenBrowser } from './BrowserPage.js';

declare module 'vitest/node' {
  interface BrowserCommandContext {
    browserPage: BrowserPage;
  }
}

/** Runs a project's tests in a browser that `open` opens. */
export function browserProvider(open: OpenBrowser): BrowserProviderOption {
  return defineBrowserProvider({
    name: 'webdriver',
    providerFactory() {
      const pages = new Map<string, BrowserPage>();
      return {
        name: 'webdriver',
        supportsParallelism: false,
        initScripts: [new URL('BrowserLocator.ts', import.meta.url).pathname],
        getCommandsContext: (sessionId) => ({ browserPage: pages.get(sessionId) }),
        async openPage(sessionId, url) {
          pages.set(sessionId, await open(url));
        },
        async close() {
          await Promise.all(Array.from(pages.values(), (page) => page.close()));
        },
      };
    },
  });
}
