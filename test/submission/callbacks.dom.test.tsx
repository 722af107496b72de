import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import type { SentSubmission } from '../../src/index.js';
import { contactSchema } from '../../src/schema/index.js';
import { APIS } from '../support/HookForm.js';
import { collectUncaught } from '../support/collectUncaught.js';
import { findConfirmation } from '../support/failures.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { renderForm } from '../support/renderForm.js';
import { values } from '../support/values.js';

describe.each(APIS)('%s', (_, Form) => {
  it('calls onSuccess with the receipt and with the values as they were sent', async () => {
    const { fetch } = fakeFetch(201);
    const onSuccess = vi.fn();
    const schema = z.object({
      ...contactSchema.shape,
      message: z.string().transform((text) => text.toUpperCase()),
    });
    const { send } = renderForm(
      { fetch, onSuccess, schema, defaultValues: { ...values, name: ' Ada ' } },
      Form,
    );
    await send();
    await findConfirmation();
    const [receipt, sent] = onSuccess.mock.calls[0] as [unknown, SentSubmission];
    expect(receipt).toMatchObject({ status: 201 });
    expect(sent.payload).toEqual({ ...values, name: 'Ada', message: 'HELLO!' });
    expect(onSuccess).toHaveBeenCalledOnce();
  });
});

function throws(): never {
  throw new Error('analytics are down');
}

describe.each(APIS)('a callback of %s that throws', (_, Form) => {
  it('is reported as an uncaught error: `fallback.onUse`, and the action still happens', async () => {
    const uncaught = collectUncaught();
    const onUse = vi.fn<(action: string) => void>(throws);
    const { fetch } = fakeFetch(500);
    const email = 'a@example.com';
    const { send } = renderForm(
      {
        fetch,
        fallback: { email, phone: '+1 2', onUse },
        defaultValues: values,
      },
      Form,
    );
    // `renderForm` sets up the clipboard of user-event.
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    onTestFinished(() => void vi.restoreAllMocks());
    await send();
    const mail = await screen.findByRole('link', { name: 'Send by email instead' });
    await waitFor(() =>
      expect(mail).toHaveAttribute('href', expect.stringContaining('?subject=Message&body=Name')),
    );
    const phone = screen.getByRole('link', { name: '+1 2' });
    // jsdom cannot follow the links.
    const followed: string[] = [];
    window.addEventListener('click', follow);
    onTestFinished(() => window.removeEventListener('click', follow));
    function follow(event: Event) {
      if (event.target instanceof HTMLAnchorElement && !event.defaultPrevented)
        followed.push(event.target.protocol);
      event.preventDefault();
    }
    fireEvent.click(screen.getByRole('button', { name: 'Copy message' }));
    fireEvent.click(mail);
    fireEvent.click(phone);
    await screen.findByRole('button', { name: 'Copied' });
    expect(onUse.mock.calls).toEqual([['copy'], ['email'], ['phone']]);
    expect(writeText.mock.calls).toEqual([[expect.stringMatching(/^Name: .*\nEmail: .*\n\n/)]]);
    expect(followed).toEqual(['mailto:', 'tel:']);
    await waitFor(() => expect(uncaught.map(String)).toEqual(Array(3).fill('Error: analytics are down')));
  });
});
