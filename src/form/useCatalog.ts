'use client';
import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import type { FormContext } from './contract.js';
import type * as Catalogs from '../messages/catalogs.js';
import type { Messages } from '../messages/Messages.js';

/** The file that lists the catalogs, once it has loaded. */
let list: typeof Catalogs | undefined;
let isListMissing = false;

/** The catalog of a locale. Undefined until it has loaded, and `null` if it did not load or if there is none. */
export function useCatalog(locale: string, isNeeded: boolean): Messages | null | undefined {
  const subscribe = useCallback(
    (onLoad: () => void) => {
      const stop = () => window.removeEventListener('focusin', load);
      async function load(): Promise<void> {
        try {
          list = await import('../messages/catalogs.js');
          await list.loadCatalog(locale);
          stop();
        } catch {
          // The next focus on the page tries again.
          isListMissing = !list;
        }
        onLoad();
      }
      if (isNeeded) {
        window.addEventListener('focusin', load);
        void load();
      }
      return stop;
    },
    [locale, isNeeded],
  );
  return useSyncExternalStore(
    subscribe,
    () => {
      if (!isNeeded) return undefined;
      return list ? list.loadedCatalog(locale) : isListMissing ? null : undefined;
    },
    // Hydration must match the server, which has loaded no catalog.
    () => undefined,
  );
}

/** Loads the catalog of a form's language. Renders nothing. */
export default function CatalogLoader({ handle, options: { tag } }: FormContext): null {
  const messages = useCatalog(tag, true);
  // Before the browser paints, if the catalog has loaded for another form.
  useLayoutEffect(() => {
    if (messages !== undefined) handle.setState({ catalog: { tag, messages } });
  }, [handle, tag, messages]);
  return null;
}
