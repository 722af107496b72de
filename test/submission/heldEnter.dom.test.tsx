import { fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { useContactForm } from '../../src/hooks/index.js';
import { ContactForm } from '../../src/index.js';

const fields = (
  <>
    <input aria-label="short" />
    <textarea aria-label="long" />
    <button>send</button>
    <p contentEditable suppressContentEditableWarning aria-label="rich" />
    {createPortal(<input form="contact" aria-label="elsewhere" />, document.body)}
  </>
);

function HookForm() {
  const { formProps } = useContactForm({ formId: 'f_1', baseUrl: '/' });
  return (
    <form {...formProps} id="contact">
      {fields}
    </form>
  );
}

const onKeyDown = vi.fn();

it.each([
  [
    'ContactForm',
    <ContactForm key="form" formId="f_1" baseUrl="/" id="contact" onKeyDownCapture={onKeyDown}>
      {fields}
    </ContactForm>,
  ],
  ['useContactForm', <HookForm key="form" />],
])('%s prevents repeats of Enter from submitting, but not other keys or line breaks', (_, form) => {
  render(form);
  // `fireEvent` returns whether the browser would run the default action.
  const goesOn = (label: string, key: string, repeat: boolean) =>
    fireEvent.keyDown(label === 'send' ? screen.getByRole('button') : screen.getByLabelText(label), {
      key,
      repeat,
    });
  for (const control of ['short', 'send', 'elsewhere']) {
    expect(goesOn(control, 'Enter', false)).toBe(true);
    expect(goesOn(control, 'Enter', true)).toBe(false);
    expect(goesOn(control, 'a', true)).toBe(true);
  }
  expect(goesOn('long', 'Enter', true)).toBe(true);
  expect(goesOn('rich', 'Enter', true)).toBe(true);
});

it('ContactForm also calls the handler of the app', () => {
  expect(onKeyDown).toHaveBeenCalled();
});
