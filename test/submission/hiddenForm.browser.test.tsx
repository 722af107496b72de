import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  Activity,
  Fragment,
  StrictMode,
  Suspense,
  use,
  type ElementType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import en from '../../src/locales/en.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { failureText, findFailure } from '../support/failures.js';
import { APIS } from '../support/HookForm.js';
import { values } from '../support/values.js';

const REFUSED = { status: 422, body: '{"errors":[{"field":"email"}]}' };

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** The engine checks the addresses of a form in the task after it has loaded, or after the form has appeared. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** Touches the form, and waits for the engine. */
async function loadEngine(): Promise<void> {
  fireEvent.focusIn(field('Email'));
  await import('../../src/engine/createEngine.js');
  await settle();
}

function Suspended({ until, children }: { until: Promise<void> | undefined; children: ReactNode }) {
  if (until) use(until);
  return children;
}

/** Renders a form. Returns a function that hides it and shows it again. */
type HideAndShow = (form: ReactElement) => () => Promise<void>;

const withActivity =
  (Around: ElementType): HideAndShow =>
  (form) => {
    const view = (mode: 'hidden' | 'visible') => (
      <Around>
        <Activity mode={mode}>{form}</Activity>
      </Around>
    );
    const { rerender } = render(view('visible'));
    return async () => {
      rerender(view('hidden'));
      await settle();
      rerender(view('visible'));
      await settle();
    };
  };

const WAYS: [way: string, HideAndShow][] = [
  ['<Activity>', withActivity(Fragment)],
  ['<Activity> in StrictMode', withActivity(StrictMode)],
  [
    'Suspense',
    (form) => {
      const view = (until?: Promise<void>) => (
        <Suspense fallback={<p>Loading</p>}>
          <Suspended until={until}>{form}</Suspended>
        </Suspense>
      );
      const { rerender } = render(view());
      return async () => {
        let resume = () => {};
        const until = new Promise<void>((resolve) => (resume = resolve));
        await act(async () => rerender(view(until)));
        expect(screen.getByText('Loading')).toBeInTheDocument();
        await act(async () => resume());
        await settle();
        expect(screen.queryByText('Loading')).toBeNull();
      };
    },
  ],
];

const CASES = APIS.flatMap(([api, Form]) =>
  WAYS.map(([way, show]) => [`${api}, ${way}`, Form, show] as const),
);

describe.each(CASES)('a form that is hidden and shown again (%s)', (_, Form, show) => {
  async function refused() {
    const { fetch } = fakeFetch(REFUSED);
    const hideAndShow = show(<Form formId="hidden" baseUrl="/" fetch={fetch} defaultValues={values} />);
    await loadEngine();
    fireEvent.input(field('Email'), { target: { value: 'grace@example.com' } });
    fireEvent.click(screen.getByRole('button', { name: en.actions.submit }));
    await waitFor(() => expect(field('Email')).toHaveFocus());
    return { hideAndShow };
  }

  it('keeps the error of a field', async () => {
    const { hideAndShow } = await refused();
    field('Email').blur();
    await hideAndShow();
    expect(field('Email')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByText(en.errors.fieldNotAccepted)).toBeInTheDocument();
  });

  it('does not move focus', async () => {
    const { hideAndShow } = await refused();
    screen.getByRole('button', { name: /^Send/ }).focus();
    const onFocus = vi.fn();
    document.addEventListener('focusin', onFocus);
    onTestFinished(() => document.removeEventListener('focusin', onFocus));
    await hideAndShow();
    // Not "the button has focus": a browser that has rendered the page without the form removes focus from it.
    expect(onFocus).not.toHaveBeenCalled();
  });

  it('keeps the outcome and the text', async () => {
    const { fetch } = fakeFetch(500);
    const hideAndShow = show(<Form formId="hidden" baseUrl="/" fetch={fetch} defaultValues={values} />);
    await loadEngine();
    fireEvent.input(field('Email'), { target: { value: 'grace@example.com' } });
    fireEvent.click(screen.getByRole('button', { name: en.actions.submit }));
    await findFailure('unconfirmed');
    await hideAndShow();
    expect(screen.getByRole('alert')).toHaveTextContent(failureText('unconfirmed'));
    expect(field('Email')).toHaveValue('grace@example.com');
  });

  it('validates a field again when it is corrected', async () => {
    const { hideAndShow } = await refused();
    await hideAndShow();
    fireEvent.input(field('Email'), { target: { value: 'ada@example.org' } });
    fireEvent.blur(field('Email'));
    fireEvent.change(field('Email'));
    await waitFor(() => expect(field('Email')).not.toHaveAttribute('aria-invalid'));
  });
});

describe.each(WAYS)('a ContactForm that %s hides and shows again', (_, show) => {
  const [[, Form]] = APIS;

  it('shows no suggestion that it did not show before', async () => {
    const hideAndShow = show(<Form formId="hidden" baseUrl="/" defaultValues={{ email: '' }} />);
    await loadEngine();
    // The visitor has not left the field yet, so there is no `change`.
    fireEvent.input(field('Email'), { target: { value: 'ada@gmial.com' } });
    await hideAndShow();
    expect(screen.queryByRole('button', { name: /gmail/ })).toBeNull();
  });

  it('keeps a suggestion', async () => {
    const hideAndShow = show(<Form formId="hidden" baseUrl="/" />);
    await loadEngine();
    fireEvent.change(field('Email'), { target: { value: 'ada@gmial.com' } });
    await screen.findByRole('button', { name: /gmail/ });
    await hideAndShow();
    fireEvent.click(screen.getByRole('button', { name: /gmail/ }));
    expect(field('Email')).toHaveValue('ada@gmail.com');
  });

  it('does not change the text of a field', async () => {
    const hideAndShow = show(<Form formId="hidden" baseUrl="/" />);
    await loadEngine();
    fireEvent.input(field('Email'), { target: { value: 'mailto:ada@example.com' } });
    await hideAndShow();
    expect(field('Email')).toHaveValue('mailto:ada@example.com');
  });
});
