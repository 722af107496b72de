import { expect, it, vi } from 'vitest';
import { listenToForm } from '../../../src/form/listenToForm.js';

it.each([
  ['mouse', 1],
  ['pen', 1],
  ['touch', 0],
])('calls `onHover` for a pointer of the type %s: %i times', (pointerType, times) => {
  const form = document.createElement('form');
  const onHover = vi.fn();
  const stop = listenToForm(form, { onHover, canReset: () => true, onReset: () => undefined });
  form.dispatchEvent(new PointerEvent('pointerenter', { pointerType }));
  stop();
  expect(onHover).toHaveBeenCalledTimes(times);
});
