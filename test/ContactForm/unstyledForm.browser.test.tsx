import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { diagnoseForm } from '../../src/diagnostics/diagnoseForm.js';
import { ContactForm } from '../../src/index.js';
import styles from '../../src/styles.css?inline';

const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  vi.useFakeTimers();
  warn.mockReset().mockReturnValue();
});
afterEach(() => void vi.useRealTimers());

/** Renders a form on a page with this stylesheet, and runs the check of a development build. */
function diagnose(css: string, hidden = false): unknown[] {
  const { container } = render(
    <div hidden={hidden}>
      <style>{css}</style>
      <ContactForm formId="f_1" baseUrl="/" />
    </div>,
  );
  diagnoseForm(container.querySelector('form') as HTMLFormElement, { formId: 'f_1', baseUrl: '/' }, 'idle');
  vi.runAllTimers();
  return warn.mock.calls.flat();
}

it.each([
  ['with the stylesheet of the kit', styles, false],
  ['whose fields the app styles', '.rck-control { border: 1px solid }', false],
  ['whose layout the app styles', '.rck-form { display: flex }', false],
  ['with a reset such as Tailwind’s', '* { border: 0 solid }', false],
  ['that is hidden', '', true],
])('a form %s logs nothing', (_name, css, hidden) => {
  expect(diagnose(css, hidden)).toEqual([]);
});

// Last, because the warning appears once per page.
it('a form without any stylesheet logs a warning', () => {
  expect(diagnose('')).toEqual([
    expect.stringMatching(/no stylesheet styles the form.*Import "react-contact-kit\/styles\.css", or style/),
  ]);
});
