import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContactForm } from '../../src/index.js';
import de from '../../src/locales/de.js';
import en from '../../src/locales/en.js';

const VALUES = { name: 'Ada', email: 'ada@example.com', message: 'Hello!' };

let translator: MutationObserver | undefined;
beforeEach(() => sessionStorage.clear());
afterEach(() => translator?.disconnect());

/** What a page translator does: each text goes into an element of its own, as soon as it comes. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.matches('font, textarea, script, style')) continue;
    const font = document.createElement('font');
    font.textContent = `⟦${text.data}⟧`;
    text.replaceWith(font);
  }
}

function startTranslator(): void {
  translate();
  translator = new MutationObserver(translate);
  translator.observe(document.body, { childList: true, characterData: true, subtree: true });
}

it.each([
  [201, en.sentTitle],
  [422, en.invalid],
  [429, en.rateLimited],
  [500, en.unconfirmed],
])('a page under translation is told of a %i, and loses nothing', async (status, told) => {
  let answer: (response: Response) => void = () => undefined;
  const fetch = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
  const form = <ContactForm formId="read" baseUrl="/" fetch={fetch} defaultValues={VALUES} draft />;
  const { container } = render(form);
  startTranslator();
  for (const attempt of [1, 2]) {
    act(() => container.querySelector('form')?.requestSubmit());
    await screen.findByRole('button', { name: `⟦${en.sending}⟧` });
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(attempt));
    answer(new Response(null, { status }));
    await screen.findAllByText(`⟦${told}⟧`);
    if (status === 201) break;
    expect(container.querySelector('textarea')).toHaveValue(VALUES.message);
  }
});

it('a page under translation can be emptied of errors, and change its language', async () => {
  const { container, rerender } = render(<ContactForm formId="read" baseUrl="/" />);
  startTranslator();
  act(() => container.querySelector('form')?.requestSubmit());
  await screen.findByText(`⟦${en.nameRequired}⟧`);
  rerender(<ContactForm formId="read" baseUrl="/" messages={de} />);
  await screen.findByText(`⟦${de.nameRequired}⟧`);
  expect(container.querySelector('textarea')).toBeInTheDocument();
});
