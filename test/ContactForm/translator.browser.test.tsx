import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ContactForm } from '../../src/index.js';
import de from '../../src/locales/de.js';
import en from '../../src/locales/en.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { values } from '../support/values.js';

let translator: MutationObserver | undefined;
beforeEach(() => sessionStorage.clear());
afterEach(() => translator?.disconnect());

/** Does what a page translator does: wraps each text in an element as soon as it appears. */
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
  [201, en.outcomes.sentTitle],
  [422, en.outcomes.invalid],
  [429, en.outcomes.rateLimited],
  [500, en.outcomes.unconfirmed],
])('a translated page shows the outcome of a %i and keeps unsent text', async (status, told) => {
  const { fetch, hold, release } = fakeFetch();
  const form = <ContactForm formId="read" baseUrl="/" fetch={fetch} defaultValues={values} draft />;
  const { container } = render(form);
  startTranslator();
  for (const attempt of [1, 2]) {
    hold();
    act(() => container.querySelector('form')?.requestSubmit());
    await screen.findByRole('button', { name: `⟦${en.actions.sending}⟧` });
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(attempt));
    release(status);
    await screen.findAllByText(`⟦${told}⟧`);
    if (status === 201) break;
    expect(container.querySelector('textarea')).toHaveValue(values.message);
  }
});

it('a form that a page translator has changed can change its language', async () => {
  const { container, rerender } = render(<ContactForm formId="read" baseUrl="/" />);
  startTranslator();
  act(() => container.querySelector('form')?.requestSubmit());
  await screen.findByText(`⟦${en.errors.nameRequired}⟧`);
  rerender(<ContactForm formId="read" baseUrl="/" messages={de} />);
  await screen.findByText(`⟦${de.errors.nameRequired}⟧`);
  expect(container.querySelector('textarea')).toBeInTheDocument();
});
