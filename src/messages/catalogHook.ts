'use client';
import { useCallback, useSyncExternalStore } from 'react';
import type { LazyCatalogs } from './lazyCatalogs.js';

/** The catalog of a locale. Undefined until it has loaded, and `null` if it did not load or if there is none. */
type UseCatalog<Catalog> = (locale: string, isNeeded: boolean) => Catalog | null | undefined;

/**
 * Creates a hook that loads catalogs.
 *
 * @param importList imports the file that lists them
 */
export function catalogHook<Catalog>(importList: () => Promise<LazyCatalogs<Catalog>>): UseCatalog<Catalog> {
  /** The file that lists the catalogs. Undefined until it has loaded, and `null` if it did not load. */
  let list: LazyCatalogs<Catalog> | null | undefined;

  return function useCatalog(locale, isNeeded) {
    const subscribe = useCallback(
      (onLoad: () => void) => {
        const stop = () => window.removeEventListener('focusin', load);
        async function load(): Promise<void> {
          try {
            list ??= await importList();
            await list.loadCatalog(locale);
            stop();
          } catch {
            // The next focus on the page tries again.
            list ??= null;
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
      () => (isNeeded ? list && list.loadedCatalog(locale) : undefined),
      // Hydration must match the server, which has loaded no catalog.
      () => undefined,
    );
  };
}
