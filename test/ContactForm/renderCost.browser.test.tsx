import { act, render, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ContactForm } from '../../src/index.js';
import en from '../../src/locales/en.js';
import { findConfirmation } from '../support/failures.js';
import { HookForm } from '../support/HookForm.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { values } from '../support/values.js';

/** Renders a form and waits until its engine has loaded. */
async function renderReady(...answers: number[]) {
  const onRender = vi.fn();
  render(
    <Profiler id="form" onRender={onRender}>
      <ContactForm formId="f_1" baseUrl="/" defaultValues={values} fetch={fakeFetch(...answers).fetch} />
    </Profiler>,
  );
  expect(onRender).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByLabelText('Name'));
  // The arrival of the engine is one commit.
  await waitFor(() => expect(onRender).toHaveBeenCalledTimes(2));
  onRender.mockClear();
  return onRender;
}

/** Waits until the last lazy file has loaded, so that a test also counts the commits that it causes. */
const settled = () => act(async () => void (await import('../../src/engine/createEngine.js')));

it.each([
  [200, en.outcomes.sentTitle],
  [500, en.outcomes.unconfirmedTitle],
])('mounting causes one commit, and a submit with response %i causes two', async (status, title) => {
  const onRender = await renderReady(status);
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await screen.findByText(title, { selector: 'h2, b' });
  await settled();
  expect(onRender).toHaveBeenCalledTimes(2);
});

it('a submit that the schema refuses causes one commit', async () => {
  const onRender = await renderReady();
  await userEvent.fill(screen.getByLabelText('Message'), '');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await screen.findByText('Enter your message.');
  await settled();
  expect(onRender).toHaveBeenCalledOnce();
});

// The pending status and the pending mutation, the settled mutation, and the outcome.
it('a submit of useContactForm causes three commits', async () => {
  const onRender = vi.fn();
  render(
    <Profiler id="form" onRender={onRender}>
      <HookForm formId="f_1" baseUrl="/" defaultValues={values} fetch={fakeFetch(200).fetch} />
    </Profiler>,
  );
  onRender.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await findConfirmation();
  await settled();
  expect(onRender).toHaveBeenCalledTimes(3);
});

it.each([
  ['ContactForm', ContactForm],
  ['useContactForm', HookForm],
])('a key press in a field of %s causes no commit while another field shows an error', async (_, Form) => {
  const onRender = vi.fn();
  render(
    <Profiler id="form" onRender={onRender}>
      <Form
        formId="f_1"
        baseUrl="/"
        defaultValues={{ ...values, email: 'ada' }}
        fetch={fakeFetch(200).fetch}
      />
    </Profiler>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await screen.findByText('Enter an email address in the correct format, like name@example.com.');
  await userEvent.click(screen.getByLabelText('Message'));
  await settled();
  await new Promise((resolve) => setTimeout(resolve, 100));
  onRender.mockClear();
  await userEvent.keyboard('Hello');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(onRender).toHaveBeenCalledTimes(0);
});

// react-hook-form reports the end of the validation, which renders the hook's form, as it does by hand.
it.each([
  ['ContactForm', 0, ContactForm],
  ['useContactForm', 1, HookForm],
])('the request of %s starts in the task of the click, after at most %i commits', async (_, most, Form) => {
  let commits = 0;
  let isLater = false;
  const seen: unknown[] = [];
  render(
    <Profiler id="form" onRender={() => (commits += 1)}>
      <Form
        formId="f_1"
        baseUrl="/"
        defaultValues={values}
        fetch={(...request) => {
          seen.push({ isLater, hasFewCommits: commits <= most });
          return fakeFetch(200).fetch(...request);
        }}
      />
    </Profiler>,
  );
  await userEvent.click(screen.getByLabelText('Name'));
  await settled();
  commits = 0;
  // Before the kit's own listeners, so that the message arrives first in the next task.
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => (isLater = true));
  port1.start();
  window.addEventListener('click', () => port2.postMessage(''), { once: true, capture: true });
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await findConfirmation();
  expect(seen).toEqual([{ isLater: false, hasFewCommits: true }]);
});

it('the listeners of the kit schedule nothing for a key press while its field shows no error', async () => {
  await renderReady();
  const message = screen.getByLabelText('Message');
  expect(scheduledByInput(message)).toBe(0);

  await userEvent.fill(message, '');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await screen.findByText('Enter your message.');
  expect(scheduledByInput(message)).toBe(1);
});

/**
 * How often listeners of an `input` event have scheduled work. React keeps its own references to them; the
 * tests of typing check that it does not render.
 */
function scheduledByInput(control: HTMLElement): number {
  const spies = [vi.spyOn(window, 'setTimeout'), vi.spyOn(window, 'requestAnimationFrame')];
  control.dispatchEvent(new InputEvent('input', { bubbles: true }));
  const calls = spies.flatMap<unknown>((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockRestore();
  return calls.length;
}

it('a form adds no listener until its engine has loaded, and has none after it unmounts', async () => {
  const spies = [
    vi.spyOn(EventTarget.prototype, 'addEventListener'),
    vi.spyOn(EventTarget.prototype, 'removeEventListener'),
  ] as const;
  const { container, unmount } = render(<ContactForm formId="f_1" baseUrl="/" />);
  // React listens to `selectionchange` on the document.
  const targets = [container.querySelector('form'), document];
  const [added, removed] = spies.map(
    (spy) => () =>
      spy.mock.calls.filter(
        ([type], index) =>
          targets.includes(spy.mock.contexts[index] as Document) && type !== 'selectionchange',
      ),
  ) as [() => unknown[], () => unknown[]];
  expect(added()).toEqual([]);
  await userEvent.click(screen.getByLabelText('Name'));
  await waitFor(() => expect(added()).not.toEqual([]));
  await settled();
  unmount();
  expect(removed()).toEqual(added());
  for (const spy of spies) spy.mockRestore();
});
