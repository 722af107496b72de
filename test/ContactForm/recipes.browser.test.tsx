import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import en from '../../src/locales/en.js';
import { DialogForm } from '../../stories/recipes/DialogForm.js';
import { StepsForm } from '../../stories/recipes/StepsForm.js';
import { arrival } from '../support/arrival.js';

/** The name of the focused field, or the text of another element. */
function focused(): string | null | undefined {
  const element = document.activeElement as HTMLElement | null;
  return element?.getAttribute('name') ?? element?.innerText.trim();
}

it('the recipe of a dialog works by keyboard alone: Escape keeps the text, Enter sends, Escape closes the confirmation', async () => {
  render(<DialogForm formId="recipe-dialog" baseUrl="/" />);
  await userEvent.tab();
  expect(focused()).toBe('Contact us');
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe('name');
  await userEvent.keyboard('Ada{Tab}ada@example.com{Tab}Hello');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(focused()).toBe('Contact us'));

  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe('name');
  expect(screen.getByLabelText('Message')).toHaveValue('Hello');
  // In a text field, Enter uses the first submit button, which must not be the one that closes the dialog.
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe('Message sent'));
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(await arrival('recipe-dialog')).toMatchObject({ payload: { name: 'Ada', message: 'Hello' } });

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(focused()).toBe('Contact us'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue(''));
});

it('the recipe of a dialog shows the outcome of a submission that was pending when it was closed', async () => {
  let respond = (_response: Response) => {};
  const fetch = () => new Promise<Response>((resolve) => (respond = resolve));
  render(<DialogForm formId="recipe-pending" baseUrl="/" fetch={fetch} />);
  const opener = screen.getByRole('button', { name: 'Contact us' });
  await userEvent.click(opener);
  await userEvent.keyboard('Ada{Tab}ada@example.com{Tab}Hello{Tab}{Enter}');
  await screen.findByRole('button', { name: 'Sending…' });
  await userEvent.keyboard('{Escape}');
  respond(new Response(null, { status: 201 }));
  await waitFor(() => expect(document.querySelector('form')).toHaveAttribute('data-status', 'success'));
  expect(opener).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(opener).toHaveFocus();
});

it('the recipe of a form in steps works by keyboard alone, and sends one request with the fields of all steps', async () => {
  render(<StepsForm formId="recipe-steps" baseUrl="/" />);
  await userEvent.tab();
  // The kit refuses an empty step, and shows the errors of this step only.
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(en.errors.nameRequired)).toBeVisible();
  expect(screen.getByText(en.errors.emailRequired)).toBeVisible();
  expect(screen.queryByText(en.errors.messageRequired)).toBeNull();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await waitFor(() => expect(focused()).toBe('name'));
  await userEvent.keyboard('Ada{Tab}ada@example.com{Enter}');
  expect(focused()).toBe('Step 2 of 3: Your topic');
  await userEvent.keyboard('{Tab}{Enter}');
  expect(await screen.findByText(en.errors.choiceRequired)).toBeVisible();
  await waitFor(() => expect(focused()).toBe('topic'));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(focused()).toBe('Step 3 of 3: Your message');
  expect(screen.queryByText(en.errors.messageRequired)).toBeNull();

  await userEvent.keyboard('{Tab}Hello{Tab}');
  expect(focused()).toBe('Send message');
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('Back');
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe('Step 2 of 3: Your topic');
  expect(screen.getByLabelText('Support')).toBeChecked();

  await userEvent.keyboard('{Tab}{Enter}');
  expect(focused()).toBe('Step 3 of 3: Your message');
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await waitFor(() => expect(focused()).toBe('Message sent'));
  expect(await arrival('recipe-steps')).toMatchObject({
    payload: { name: 'Ada', email: 'ada@example.com', topic: 'support', message: 'Hello' },
  });
});

it('in the recipe of a form in steps, no step before the last one sends, even if the kit accepts its values', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response(null, { status: 201 })));
  render(<StepsForm formId="recipe-step" baseUrl="/" fetch={fetch} />);
  await userEvent.keyboard('{Tab}Ada{Tab}ada@example.com');
  // The form reads its controls, and the step reads `FormData`, which an app can change.
  const form = screen.getByLabelText('Name').closest('form');
  form?.addEventListener('formdata', ({ formData }) => formData.delete('name'));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(en.outcomes.invalidTitle)).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
});

it('a double click on Next in the recipe of a form in steps does not submit the step that follows', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response(null, { status: 201 })));
  render(
    <>
      <style>{`.step:not([hidden]) { block-size: 20rem }`}</style>
      <StepsForm formId="recipe-double" baseUrl="/" fetch={fetch} />
    </>,
  );
  await userEvent.keyboard('{Tab}Ada{Tab}ada@example.com{Enter}{Tab}{ArrowDown}{Enter}{Tab}Half a text');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  const next = screen.getByRole('button', { name: 'Next' });
  // The button stays where it is, because all steps have the same height.
  await userEvent.dblClick(next);
  expect(screen.getByLabelText('Message')).toBeVisible();
  expect(next).not.toHaveAttribute('data-pending');
  expect(fetch).not.toHaveBeenCalled();
});
