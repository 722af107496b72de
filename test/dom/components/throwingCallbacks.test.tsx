import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { collectUncaught } from '../../support/collectUncaught.js';
import { fakeFetch } from '../../support/fakeFetch.js';
import { APIS } from '../../support/HookForm.js';
import { renderForm } from '../../support/renderForm.js';
import { values } from '../../support/values.js';

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
