'use client';
import { useCallback, useSyncExternalStore } from 'react';
import type { Messages } from '../i18n/Messages.js';
import { loadedMessages, loadMessages, preloadedMessages } from '../i18n/loadMessages.js';

/** The catalog to render: the given one, else that of the locale, in English until it is here. */
export function useMessages(locale: string, messages?: Messages): Messages {
  const subscribe = useCallback(
    (onLoad: () => void) => {
      // Without its catalog a form speaks English; the next one that mounts tries again.
      if (!messages) loadMessages(locale).then(onLoad, () => undefined);
      // A load cannot be stopped, and React heeds none that it no longer waits for.
      return () => undefined;
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
