import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { ContactForm, ContactProvider, type SentSubmission } from '../../../src/index.js';
import en from '../../../src/locales/en.js';
import { contactSchema } from '../../../src/schema/index.js';
import { collectUncaught } from '../../support/collectUncaught.js';
import { fakeFetch } from '../../support/fakeFetch.js';
import { APIS } from '../../support/HookForm.js';
import { renderForm } from '../../support/renderForm.js';
import { values } from '../../support/values.js';

const isSent = () => screen.findByRole('heading', { name: en.outcomes.sentTitle });

afterEach(() => document.body.replaceChildren());

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
    await isSent();
    const [receipt, sent] = onSuccess.mock.calls[0] as [unknown, SentSubmission];
    expect(receipt).toMatchObject({ status: 201 });
    expect(sent.values).toEqual({ ...values, name: 'Ada', message: 'HELLO!' });
    expect(onSuccess).toHaveBeenCalledOnce();
  });
});

describe('onFirstInteraction', () => {
  it('is called once, when an element of the form receives the focus, and not when the pointer enters it', async () => {
    const onFirstInteraction = vi.fn();
    const { user, field } = renderForm({ onFirstInteraction });
    await user.hover(field('Name'));
    expect(onFirstInteraction).not.toHaveBeenCalled();
    await user.click(field('Name'));
    await user.tab();
    await user.tab();
    expect(onFirstInteraction).toHaveBeenCalledOnce();
  });

  it('is inherited from a provider', async () => {
    const onFirstInteraction = vi.fn();
    const { user, field } = renderForm({}, (props) => (
      <ContactProvider onFirstInteraction={onFirstInteraction}>
        <ContactForm {...props} />
      </ContactProvider>
    ));
    await user.click(field('Name'));
    expect(onFirstInteraction).toHaveBeenCalledOnce();
  });

  it('is called if the focus was in the form before hydration', async () => {
    const onFirstInteraction = vi.fn();
    const form = <ContactForm formId="f_1" baseUrl="/" onFirstInteraction={onFirstInteraction} />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(form);
    document.body.append(container);
    screen.getByLabelText('Name').focus();
    render(form, { container, hydrate: true });
    await waitFor(() => expect(onFirstInteraction).toHaveBeenCalledOnce());
  });

  it('does not affect the form if it throws, and is reported', async () => {
    const uncaught = collectUncaught();
    const { fetch } = fakeFetch();
    const onFirstInteraction = () => {
      throw new Error('analytics');
    };
    const { fillIn, send } = renderForm({ fetch, onFirstInteraction });
    await fillIn();
    await send();
    await isSent();
    await waitFor(() => expect(uncaught).toHaveLength(1));
  });
});
