'use client';
import { useLayoutEffect } from 'react';
import { catalogHook } from '../messages/catalogHook.js';
import type { Messages } from '../messages/Messages.js';
import type { FormContext } from './contract.js';

export const useCatalog = /* @__PURE__ */ catalogHook<Messages>(() => import('../messages/catalogs.js'));

/** Loads the catalog of a form's language. Renders nothing. */
export default function CatalogLoader({ handle, options: { tag } }: FormContext): null {
  const messages = useCatalog(tag, true);
  // Before the browser paints, if the catalog has loaded for another form.
  useLayoutEffect(() => {
    if (messages !== undefined) handle.setState({ catalog: { tag, messages } });
  }, [handle, tag, messages]);
  return null;
}
