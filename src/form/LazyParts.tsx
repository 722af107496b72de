'use client';
import { useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { hideVisually } from './attributes.js';
import type { FormContext } from './contract.js';

function loadCatalogLoader() {
  // The part needs the list of catalogs, so both load at the same time. If the list does not load, the part tries again.
  import('../messages/catalogs.js').catch(() => undefined);
  return import('./useCatalog.js');
}
const loadDraftKeeper = () => import('../drafts/attachDraft.js');

/** Renders the lazily loaded parts. When the engine loads, only this component renders again. If a failure is shown, the whole form does. */
export function LazyParts(context: FormContext): ReactNode {
  const { handle, options } = context;
  const getEngine = () => handle.engine;
  const engine = useSyncExternalStore(handle.subscribe, getEngine, getEngine);
  // A single text node. A page translator moves nodes, and React could not remove one of several.
  const announcement = engine?.announcementOf(context);
  return (
    <>
      {options.needsCatalog && <LazyPart load={loadCatalogLoader} context={context} />}
      {options.draft && <LazyPart load={loadDraftKeeper} context={context} />}
      {engine && <engine.Runtime {...context} />}
      <span ref={hideVisually} className="rck-announcement" role="status">
        {announcement}
      </span>
    </>
  );
}

type LoadedPart = ComponentType<FormContext>;

/** Loads a part of the form, the default export of a file, after it has mounted. If loading fails, the form works without it. */
function LazyPart({ load, context }: { load: () => Promise<{ default: LoadedPart }>; context: FormContext }) {
  const { engine } = context.handle;
  const [Loaded, setLoaded] = useState<LoadedPart>();
  useEffect(() => {
    load().then(
      ({ default: loaded }) => setLoaded(() => loaded),
      () => undefined,
    );
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- when the engine has loaded, loading can succeed too
  }, [load, engine]);
  return Loaded && <Loaded {...context} />;
}
