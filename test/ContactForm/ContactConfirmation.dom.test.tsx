import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  ContactConfirmation,
  ContactField,
  ContactForm,
  ContactSubmit,
  useContactFormState,
} from '../../src/index.js';
import { catalogs } from '../../src/messages/catalogs.js';
import de from '../../src/locales/de.js';
import en from '../../src/locales/en.js';
import ja from '../../src/locales/ja.js';
import zhHans from '../../src/locales/zh-Hans.js';
import zhHant from '../../src/locales/zh-Hant.js';
import { contactSchema } from '../../src/schema/index.js';
import { DefaultParts } from '../support/DefaultParts.js';
import { findConfirmation } from '../support/failures.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { renderForm } from '../support/renderForm.js';
import { values } from '../support/values.js';

const confirmation = async () => {
  const heading = await screen.findByRole('heading');
  return heading.parentElement as HTMLElement;
};
const textOf = async () => (await confirmation()).querySelector('p')?.textContent?.trim();
const fieldTexts = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const sendAnother = () => screen.findByRole('button', { name: 'Send another message' });

describe('the confirmation', () => {
  it('names the address of the submission, isolated from right-to-left text', async () => {
    const { fetch } = fakeFetch(201);
    const { fillIn, send } = renderForm({ fetch });
    await fillIn({ email: 'mailto:ada@example.com' });
    await send();
    expect(await textOf()).toBe('Thank you for writing to us. We’ll reply to ada@example.com.');
    expect((await confirmation()).querySelector('strong')?.outerHTML).toBe(
      '<strong dir="ltr">ada@example.com</strong>',
    );
  });

  it('has the address where the language puts it', async () => {
    const { fetch } = fakeFetch(201);
    renderForm({ fetch, defaultValues: values, messages: de });
    await userEvent.click(screen.getByRole('button'));
    expect(await textOf()).toBe(
      `${de.outcomes.sentText} ${de.outcomes.sentReply.replace('{email}', values.email)}`,
    );
  });

  it.each([ja, zhHans, zhHant])(
    'has no space after full-width punctuation, nor has a failure: $lang',
    async (messages) => {
      const { fetch } = fakeFetch(500, 201);
      renderForm({ fetch, defaultValues: values, messages });
      const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
      await press(messages.actions.submit);
      const { unconfirmedTitle, unconfirmed, sentText, sentReply } = messages.outcomes;
      const alert = await screen.findByRole('alert');
      await waitFor(() => expect(alert.textContent).toBe(unconfirmedTitle + unconfirmed));
      await press(messages.actions.sendAgain);
      expect(await textOf()).toBe(sentText + sentReply.replace('{email}', values.email));
    },
  );

  it.each([
    [
      'the payload has no email',
      z.object(contactSchema.shape).transform(({ name, message }) => ({ name, message })),
    ],
    ['the email is not a text', contactSchema.extend({ email: z.string().transform((text) => ({ text })) })],
    ['the email is empty', contactSchema.extend({ email: z.string().transform(() => '') })],
  ])('names no address if %s', async (_, schema) => {
    const { fetch } = fakeFetch(201);
    const { send } = renderForm({ fetch, schema: schema as never, defaultValues: values });
    await send();
    expect(await textOf()).toBe(en.outcomes.sentText);
    expect((await confirmation()).querySelector('strong')).toBeNull();
  });

  it('thanks a visitor who gave no address, in each language', async () => {
    const { fetch } = fakeFetch(201);
    const props = { formId: 'f_1', baseUrl: '/', fetch, defaultValues: { name: 'Ada', phone: '+49 30 1' } };
    const children = (
      <>
        <ContactField name="name" />
        <ContactField name="phone" type="tel" />
        <ContactSubmit />
      </>
    );
    const { rerender } = render(<ContactForm {...props}>{children}</ContactForm>);
    await userEvent.click(screen.getByRole('button'));
    await findConfirmation();
    const loaded = await Promise.all(Object.values(catalogs).map((load) => load()));
    const all = [en, ...loaded.map(({ default: messages }) => messages)];
    expect(all).toHaveLength(63);
    for (const messages of all) {
      rerender(
        <ContactForm {...props} messages={messages}>
          {children}
        </ContactForm>,
      );
      expect(await textOf()).toBe(messages.outcomes.sentText);
      expect(messages.outcomes.sentText).not.toMatch(/[{}]/);
    }
  });

  it('names no address if the catalog has no text for it', async () => {
    const { sentReply: _, ...outcomes } = en.outcomes;
    const { fetch } = fakeFetch(201);
    const messages = { ...en, outcomes: outcomes as typeof en.outcomes };
    const { send } = renderForm({ fetch, messages, defaultValues: values });
    await send();
    expect(await textOf()).toBe(en.outcomes.sentText);
  });

  it('shows its children instead of the text and the address', async () => {
    const { fetch } = fakeFetch(201);
    const confirmed = <ContactConfirmation>Until soon!</ContactConfirmation>;
    const { send } = renderForm({ fetch, confirmation: confirmed, defaultValues: values });
    await send();
    expect(await confirmation()).toHaveTextContent('Message sentUntil soon!Send another message');
  });
});

describe('another message', () => {
  it('keeps the name and the address as they were sent, and has no text', async () => {
    const { fetch, payloads } = fakeFetch(201);
    const { fillIn, send, field, user } = renderForm({ fetch });
    await fillIn({ name: ' Ada ' });
    await send();
    await user.click(await sendAnother());
    // The first field without a text.
    await waitFor(() => expect(field('Message')).toHaveFocus());
    expect(fieldTexts()).toEqual(['Ada', values.email, '']);

    await user.type(field('Message'), 'One more');
    await send();
    await findConfirmation();
    expect(payloads()).toEqual([values, { ...values, message: 'One more' }]);
  });

  // Orca would announce "blank" if it moved together with the removal of the button.
  it('takes focus in a later task than the one in which its button disappears', async () => {
    const { fetch } = fakeFetch(201);
    const { fillIn, send, user, field } = renderForm({ fetch });
    await fillIn();
    await send();
    const button = await sendAnother();
    const form = button.closest('form') as HTMLFormElement;
    const events: string[] = [];
    const observer = new MutationObserver(() => setTimeout(() => events.push('later')));
    observer.observe(form, { childList: true });
    form.addEventListener('focusin', ({ target }) => target !== button && events.push('focus'));
    await user.click(button);
    await waitFor(() => expect(field('Message')).toHaveFocus());
    observer.disconnect();
    expect(events[0]).toBe('later');
    expect(events).toContain('focus');
  });

  it('keeps them if the button is clicked twice before the fields appear', async () => {
    const { fetch } = fakeFetch(201);
    const { fillIn, send } = renderForm({ fetch });
    await fillIn();
    await send();
    const button = await sendAnother();
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(fieldTexts()).toEqual([values.name, values.email, '']));
    // A second reset would follow in a later task.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(fieldTexts()).toEqual([values.name, values.email, '']);
  });

  it('has the default values of the fields that it does not keep', async () => {
    const { fetch } = fakeFetch(201);
    const { send, field, user } = renderForm({ fetch, defaultValues: values });
    await user.clear(field('Name'));
    await user.type(field('Name'), 'Grace');
    await user.type(field('Message'), ' And more.');
    await send();
    await user.click(await sendAnother());
    await waitFor(() => expect(fieldTexts()).toEqual(['Grace', values.email, values.message]));
  });

  it('keeps nothing if the schema sends neither', async () => {
    const schema = contactSchema.extend({
      name: z.string().transform(() => 1),
      email: z.string().transform(() => 2),
    });
    const { fetch } = fakeFetch(201);
    const { fillIn, send, user } = renderForm({ fetch, schema: schema as never });
    await fillIn();
    await send();
    await user.click(await sendAnother());
    await waitFor(() => expect(fieldTexts()).toEqual(['', '', '']));
  });
});

describe('`reset` of useContactFormState', () => {
  function StartOver() {
    const { reset } = useContactFormState();
    return (
      <button type="button" onClick={reset}>
        Start over
      </button>
    );
  }

  it('empties all fields, in a confirmation and after a message that kept the name', async () => {
    const { fetch } = fakeFetch(201);
    const user = userEvent.setup();
    const props = { formId: 'f_1', baseUrl: '/', fetch, defaultValues: { message: 'Default' } };
    const ui = (
      <ContactForm
        {...props}
        confirmation={
          <>
            <ContactConfirmation />
            <StartOver />
          </>
        }
      />
    );
    render(ui);
    const write = async () => {
      await user.type(screen.getByLabelText('Name'), values.name);
      await user.type(screen.getByLabelText('Email'), values.email);
      await user.click(screen.getByRole('button', { name: 'Send message' }));
    };
    await write();
    await user.click(await screen.findByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(fieldTexts()).toEqual(['', '', 'Default']));

    await write();
    await user.click(await sendAnother());
    await waitFor(() => expect(fieldTexts()).toEqual([values.name, values.email, 'Default']));
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await user.click(await screen.findByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(fieldTexts()).toEqual(['', '', 'Default']));
  });

  it('empties the kept name while the fields are on the page', async () => {
    const { fetch } = fakeFetch(201);
    const { send, user } = renderForm({
      fetch,
      defaultValues: { message: 'Default' },
      children: <Fields />,
    });
    await user.type(screen.getByLabelText('Name'), values.name);
    await user.type(screen.getByLabelText('Email'), values.email);
    await send();
    await user.click(await sendAnother());
    await waitFor(() => expect(fieldTexts()).toEqual([values.name, values.email, 'Default']));
    await user.type(screen.getByLabelText('Name'), ' Lovelace');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(fieldTexts()).toEqual(['', '', 'Default']));
  });

  function Fields() {
    return (
      <>
        <DefaultParts />
        <StartOver />
      </>
    );
  }
});
