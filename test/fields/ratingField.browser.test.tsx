import { act, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { ContactForm, type ContactFormProps } from '../../src/index.js';
import en from '../../src/locales/en.js';
import { contactSchema } from '../../src/schema/index.js';
import { RatingField } from '../../stories/recipes/RatingField.js';
import { arrival } from '../support/arrival.js';
import { DefaultParts } from '../support/DefaultParts.js';
import { findConfirmation } from '../support/failures.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { values } from '../support/values.js';

const schema = contactSchema.extend({ rating: z.enum(['1', '2', '3']) });

const rating = (value: string) => screen.getByRole('button', { name: value });
const pressed = () => screen.queryByRole('button', { pressed: true })?.textContent;
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));
const reset = () => act(() => document.querySelector('form')?.reset());

function renderRating(props: Partial<ContactFormProps> = {}) {
  render(
    <ContactForm formId="rating" baseUrl="/" defaultValues={values} {...props}>
      <RatingField />
      <DefaultParts />
    </ContactForm>,
  );
}

describe('the example of a control without a native control', () => {
  it.each([
    ['without a schema', { formId: 'rating' }, en.errors.fieldRequired],
    ['with a schema', { formId: 'rating-schema', schema }, en.errors.choiceRequired],
  ])('is refused without a rating, and sends the chosen one %s', async (_, props, error) => {
    renderRating(props);
    await send();
    expect(await screen.findByText(error)).toBeVisible();
    await userEvent.click(rating('2'));
    await waitFor(() => expect(screen.queryByText(error)).toBeNull());
    await send();
    await findConfirmation();
    expect(await arrival(props.formId)).toMatchObject({ payload: { ...values, rating: '2' } });
  });

  it('has its initial value again after a reset', async () => {
    renderRating({ defaultValues: { ...values, rating: '1' } });
    expect(pressed()).toBe('1');
    await userEvent.click(rating('3'));
    expect(pressed()).toBe('3');
    reset();
    await waitFor(() => expect(pressed()).toBe('1'));
    await userEvent.click(rating('3'));
    expect(pressed()).toBe('3');
  });

  it('has no value after a reset without an initial value', async () => {
    renderRating();
    await userEvent.click(rating('3'));
    reset();
    await waitFor(() => expect(pressed()).toBeUndefined());
  });

  it('keeps its value while a submission is pending, as the other fields do', async () => {
    const service = fakeFetch(422);
    service.hold();
    renderRating({ fetch: service.fetch });
    await userEvent.click(rating('3'));
    await send();
    await screen.findByRole('button', { name: en.actions.sending });
    reset();
    await userEvent.click(rating('2'));
    expect(pressed()).toBe('3');
    service.release();
    await screen.findByText(en.outcomes.invalid);
    expect(pressed()).toBe('3');
  });
});
