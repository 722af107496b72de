'use client';
import { useCallback, useSyncExternalStore } from 'react';
import type { OwnMessages } from '../i18n/Messages.js';
import { loadedMessages, loadMessages, preloadedMessages } from '../i18n/loadMessages.js';

/** The catalog to render: the given one, else that of the locale, in English until it is here. */
export function useMessages(locale: string, messages?: OwnMessages): OwnMessages {
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
        // Without its catalog a form speaks English; a visitor who turns to anything on the page has it tried again.
        window.addEventListener('focusin', load);
      }
      return stop;
    },
    [locale, messages],
  );
  const ofLocale = useSyncExternalStore(
    subscribe,
    () => loadedMessages(locale),
    () => preloadedMessages(locale),
  );
  return messages ?? ofLocale;
}
