'use client';
import { useEffect, useState, type ComponentType } from 'react';
import type { ContactFormContextValue } from './ContactFormContext.js';

type Part = ComponentType<ContactFormContextValue>;

/** Loads a part of the form after it has mounted. If loading fails, the form works without it. */
export function LazyPart({
  load,
  context,
}: {
  load: () => Promise<{ Part: Part }>;
  context: ContactFormContextValue;
}) {
  const { engine } = context.form;
  const [Loaded, setLoaded] = useState<Part>();
  useEffect(() => {
    load().then(
      ({ Part: loaded }) => setLoaded(() => loaded),
      () => undefined,
    );
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- when the engine has loaded, loading can succeed too
  }, [load, engine]);
  return Loaded && <Loaded {...context} />;
}
