import { onTestFinished, vi } from 'vitest';

/** Makes the page report that the device has no network, until `goOnline` or the end of the test. */
export function goOffline(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(goOnline);
}

/** Makes the page report that the device has a network, and fires the event `online`. */
export function goOnline(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockRestore();
  window.dispatchEvent(new Event('online'));
}
