import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pressOnce } from '../../src/submission/pressOnce.js';

it('keeps a held Enter from sending again, and leaves alone what else is held, and line breaks', () => {
  const { container } = render(
    <form>
      <input />
      <textarea aria-label="long" />
      <button>send</button>
      <p contentEditable suppressContentEditableWarning aria-label="rich" />
    </form>,
  );
  pressOnce(container.querySelector('form') as HTMLFormElement);
  // What fireEvent returns is whether the browser would go on.
  const goesOn = (label: Element, key: string, repeat: boolean) => fireEvent.keyDown(label, { key, repeat });

  for (const control of [container.querySelector('input') as Element, screen.getByRole('button')]) {
    expect(goesOn(control, 'Enter', false)).toBe(true);
    expect(goesOn(control, 'Enter', true)).toBe(false);
    expect(goesOn(control, 'a', true)).toBe(true);
  }
  expect(goesOn(screen.getByLabelText('long'), 'Enter', true)).toBe(true);
  expect(goesOn(screen.getByLabelText('rich'), 'Enter', true)).toBe(true);
});
