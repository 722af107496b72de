import { userEvent, within } from 'storybook/test';

/** Fills the form in as a visitor would, and presses Send. */
export async function fillInAndSend(canvasElement: HTMLElement): Promise<void> {
  const form = within(canvasElement);
  await userEvent.type(form.getByLabelText('Name'), 'Ada Lovelace');
  await userEvent.type(form.getByLabelText('Email'), 'ada@example.com');
  await userEvent.type(form.getByLabelText('Message'), 'Could you tell me more about your engine?');
  await userEvent.click(form.getByRole('button', { name: 'Send message' }));
}
