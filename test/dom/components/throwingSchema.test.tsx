import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { SubmissionError } from '../../../src/client/index.js';
import { contactSchema } from '../../../src/schema/index.js';
import { collectUncaught } from '../../support/collectUncaught.js';
import { fakeFetch } from '../../support/fakeFetch.js';
import { APIS } from '../../support/HookForm.js';
import { renderForm } from '../../support/renderForm.js';

const { shape } = contactSchema;
const parseUrl = (text: string) => new URL(text).protocol === 'https:';

describe.each(APIS)('a schema that throws in %s', (_, Form) => {
  it.each([
    ['a check', z.object({ ...shape, message: z.string().refine(parseUrl) })],
    ['a transform', z.object({ ...shape, message: z.string().transform((text) => new URL(text).href) })],
    [
      'an asynchronous check',
      z.object({ ...shape, message: z.string().refine(async (text) => !text || parseUrl(text)) }),
    ],
  ])('does not prevent the visitor from correcting the text and sending it: %s', async (__, schema) => {
    const uncaught = collectUncaught();
    const onError = vi.fn();
    const { fetch, payloads } = fakeFetch(201);
    const { fillIn, send, field, user, container } = renderForm({ schema, fetch, onError }, Form);
    await fillIn({ message: 'example.com' });
    await send();

    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not sent.'));
    // The error is reported in a later task, after every timer of the submit.
    await waitFor(() => expect(uncaught).toEqual([expect.objectContaining({ code: 'ERR_INVALID_URL' })]));
    expect(container.querySelector('form')).toHaveAttribute('data-status', 'error');
    expect(field('Message')).not.toHaveAttribute('readonly');
    const [error] = onError.mock.lastCall as [unknown];
    expect(error).toBeInstanceOf(SubmissionError);
    expect(error).toMatchObject({ code: 'notSent' });
    expect(fetch).not.toHaveBeenCalled();

    await user.clear(field('Message'));
    await user.type(field('Message'), 'https://example.com/');
    await send();
    await screen.findByRole('heading', { name: 'Message sent' });
    expect(payloads()).toMatchObject([{ message: 'https://example.com/' }]);
  });
});
