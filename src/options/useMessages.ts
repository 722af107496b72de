'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { loadedMessages, loadMessages } from '../i18n/loadMessages.js';
import en from '../locales/en.js';
import type { CustomMessages } from '../locales/Messages.js';

/** The given catalog, otherwise the catalog of the locale. Returns English until that catalog has loaded. */
export function useMessages(locale: string, messages?: CustomMessages): CustomMessages {
  const subscribe = useCallback(
    (onLoad: () => void) => {
      const stop = () => window.removeEventListener('focusin', load);
      function load() {
        loadMessages(locale).then(
          () => {
            stop();
            return onLoad();
          },
          () => undefined,
        );
      }
      if (!messages) {
        load();
        // If the catalog does not load, the next focus on the page tries again.
        window.addEventListener('focusin', load);
      }
      return stop;
    },
    [locale, messages],
  );
  const ofLocale = useSyncExternalStore(
    subscribe,
    () => loadedMessages(locale),
    // Hydration must match the server, which has loaded no catalog.
    () => en,
  );
  return messages ?? ofLocale;
}
