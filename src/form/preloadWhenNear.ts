/**
 * Calls `preload` when the form is near the window and the browser is idle. Never calls it if the visitor saves data, or
 * if there is no `IntersectionObserver`, as in jsdom. Returns the clean-up.
 */
export function preloadWhenNear(form: HTMLFormElement, preload: () => void): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData || !globalThis.IntersectionObserver) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // Safari has no `requestIdleCallback`.
      (globalThis.requestIdleCallback ?? setTimeout)(preload);
    },
    { rootMargin: '50%' },
  );
  observer.observe(form);
  return () => observer.disconnect();
}
