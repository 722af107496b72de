import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ignoreHeldEnter } from '../../src/fields/listen.js';

it('prevents repeats of Enter from submitting, but not other keys or line breaks', () => {
  const { container } = render(
    <form>
      <input />
      <textarea aria-label="long" />
      <button>send</button>
      <p contentEditable suppressContentEditableWarning aria-label="rich" />
    </form>,
  );
  ignoreHeldEnter(container.querySelector('form') as HTMLFormElement);
  // `fireEvent` returns whether the browser would run the default action.
  const goesOn = (label: Element, key: string, repeat: boolean) => fireEvent.keyDown(label, { key, repeat });

  for (const control of [container.querySelector('input') as Element, screen.getByRole('button')]) {
    expect(goesOn(control, 'Enter', false)).toBe(true);
    expect(goesOn(control, 'Enter', true)).toBe(false);
    expect(goesOn(control, 'a', true)).toBe(true);
  }
  expect(goesOn(screen.getByLabelText('long'), 'Enter', true)).toBe(true);
  expect(goesOn(screen.getByLabelText('rich'), 'Enter', true)).toBe(true);
});

it('also ignores a held Enter in a control that belongs to the form from anywhere on the page', () => {
  const { container } = render(
    <>
      <form id="contact" />
      <input form="contact" aria-label="inside" />
      <button form="contact">send</button>
      <form>
        <input aria-label="another form" />
      </form>
      <input aria-label="no form" />
    </>,
  );
  ignoreHeldEnter(container.querySelector('form') as HTMLFormElement);
  const isIgnored = (control: Element) => !fireEvent.keyDown(control, { key: 'Enter', repeat: true });

  expect(isIgnored(screen.getByLabelText('inside'))).toBe(true);
  expect(isIgnored(screen.getByRole('button'))).toBe(true);
  expect(isIgnored(screen.getByLabelText('another form'))).toBe(false);
  expect(isIgnored(screen.getByLabelText('no form'))).toBe(false);
});
