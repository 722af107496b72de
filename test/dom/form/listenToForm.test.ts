import { expect, it, vi } from 'vitest';
import { listenToForm } from '../../../src/form/listenToForm.js';

it.each([
  ['mouse', 1],
  ['pen', 1],
  // A finger that scrolls the page enters forms too.
  ['touch', 0],
])('calls `onPointerEnter` for a pointer of the type %s: %i times', (pointerType, times) => {
  const form = document.createElement('form');
  const onPointerEnter = vi.fn();
  const stop = listenToForm(form, { onPointerEnter, canReset: () => true, onReset: () => undefined });
  form.dispatchEvent(new PointerEvent('pointerenter', { pointerType }));
  stop();
  expect(onPointerEnter).toHaveBeenCalledTimes(times);
});
