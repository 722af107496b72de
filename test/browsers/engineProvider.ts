import { defineBrowserProvider } from '@vitest/browser';
import type { BrowserProviderOption } from 'vitest/node';
import type { EnginePage, OpenEngine } from './EnginePage.js';

declare module 'vitest/node' {
  interface BrowserCommandContext {
    enginePage: EnginePage;
  }
}

/** Runs a project's tests in an engine. */
export function engineProvider(open: OpenEngine): BrowserProviderOption {
  return defineBrowserProvider({
    name: 'engine',
    providerFactory() {
      const pages = new Map<string, EnginePage>();
      return {
        name: 'engine',
        supportsParallelism: false,
        initScripts: [new URL('engineLocator.ts', import.meta.url).pathname],
        getCommandsContext: (sessionId) => ({ enginePage: pages.get(sessionId) }),
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
