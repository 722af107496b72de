'use client';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { loadedMessages, loadMessages } from '../i18n/loadMessages.js';
import { apiLocale } from '../i18n/parseLocale.js';
import en from '../locales/en.js';
import type { CustomMessages } from '../locales/Messages.js';

interface LoadedMessages {
  catalog: CustomMessages;
  /** Whether the catalog is English because the catalog of the locale has not loaded. */
  isLoading: boolean;
}

/** The given catalog, otherwise the catalog of the locale. Returns English until that catalog has loaded. */
export function useMessages(locale: string, messages?: CustomMessages): LoadedMessages {
  const language = apiLocale(locale);
  /** The language whose catalog did not load, or that has none. */
  const [missing, setMissing] = useState('');
  const needsCatalog = !messages && language !== 'en';
  const subscribe = useCallback(
    (onLoad: () => void) => {
      const stop = () => window.removeEventListener('focusin', load);
      function load() {
        loadMessages(locale).then(
          ({ lang }) => {
            if (lang === 'en') setMissing(language);
            stop();
            return onLoad();
          },
          () => setMissing(language),
        );
      }
      if (needsCatalog) {
        load();
        // If the catalog does not load, the next focus on the page tries again.
        window.addEventListener('focusin', load);
      }
      return stop;
    },
    [locale, language, needsCatalog],
  );
  const ofLocale = useSyncExternalStore(
    subscribe,
    () => loadedMessages(locale),
    // Hydration must match the server, which has loaded no catalog.
    () => en,
  );
  const isLoading = needsCatalog && ofLocale === en && language !== missing;
  return { catalog: messages ?? ofLocale, isLoading };
}
