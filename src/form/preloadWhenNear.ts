/**
 * Calls `preload` when the form is within half a viewport of the visible area and the browser is idle. Never calls it if
 * the browser reports that data saver is on. Returns the clean-up.
 */
export function preloadWhenNear(form: HTMLFormElement, preload: () => void): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  // jsdom has no `IntersectionObserver`.
  if (connection?.saveData || !globalThis.IntersectionObserver) return () => undefined;
  let isStopped = false;
  const preloadOnce = () => {
    if (!isStopped) preload();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // Safari has no `requestIdleCallback`.
      (globalThis.requestIdleCallback ?? setTimeout)(preloadOnce);
    },
    { rootMargin: '50%' },
  );
  observer.observe(form);
  return () => {
    isStopped = true;
    observer.disconnect();
  };
}
