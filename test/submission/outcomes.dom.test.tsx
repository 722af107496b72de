import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import { useSubmitContact } from '../../src/hooks/index.js';
import type { ContactForm } from '../../src/index.js';
import en from '../../src/locales/en.js';
import { contactSchema } from '../../src/schema/index.js';
import { APIS } from '../support/HookForm.js';
import { announcementProblems } from '../support/announcementProblems.js';
import { findConfirmation, findFailure } from '../support/failures.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { fakeService } from '../support/fakeService.js';
import { goOffline, goOnline } from '../support/network.js';
import { renderForm } from '../support/renderForm.js';
import { values } from '../support/values.js';

const REFUSED_EMAIL = { status: 422, body: '{"errors":{"email":["x"]}}' };

const classicSchema = z.object(contactSchema.shape);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A text field of the page, outside the form. */
function addSearchField(): HTMLInputElement {
  const search = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => search.remove());
  return search;
}

describe.each(APIS)('%s', (_, Form) => {
  it('shows how long to wait after too many messages', async () => {
    const { fetch } = fakeFetch({ status: 429, headers: { 'Retry-After': '90' } });
    const { send } = renderForm({ fetch, defaultValues: values }, Form);
    await send();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Try again in 2 minutes.'));
  });

  it('has markup that screen readers announce once and completely, before and after a failure', async () => {
    const { send } = renderForm({ fetch: fakeFetch(500).fetch, defaultValues: values }, Form);
    expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'assertive');
    expect(announcementProblems()).toEqual([]);
    await send();
    await findFailure('unconfirmed');
    expect(announcementProblems()).toEqual([]);
  });

  it('focuses the first field that the service refused', async () => {
    const { fetch } = fakeFetch(REFUSED_EMAIL);
    const { send, field } = renderForm({ fetch, defaultValues: values }, Form);
    const described: boolean[] = [];
    // A screen reader reads the description of a field that receives the focus.
    field('Email').addEventListener('focus', () => {
      described.push(document.getElementById(field('Email').getAttribute('aria-describedby') ?? '') !== null);
    });
    await send();
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(described).toEqual([true]);
    expect(field('Email')).toHaveAccessibleDescription('This was not accepted. Please change it.');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('does not move the focus if the visitor types elsewhere, and announces the refusal instead', async () => {
    const service = fakeFetch(REFUSED_EMAIL);
    service.hold();
    const { send, field, user } = renderForm({ fetch: service.fetch, defaultValues: values }, Form);
    const search = addSearchField();
    await send();
    await waitFor(() => expect(service.fetch).toHaveBeenCalledOnce());
    await user.type(search, 'opening');
    service.release();
    await waitFor(() => expect(field('Email')).toBeInvalid());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/Check what you wrote/));
    await user.keyboard(' hours');
    expect(search).toHaveValue('opening hours');

    service.answer(200);
    await send();
    await findConfirmation();
  });

  it('removes all errors when a password manager fills in several fields in one task', async () => {
    const { send, field } = renderForm({}, Form);
    await send();
    await waitFor(() => expect(field('Message')).toBeInvalid());
    for (const label of ['Name', 'Email', 'Message']) {
      fireEvent.input(field(label), { target: { value: 'ada@example.com' } });
    }
    await waitFor(() => {
      for (const label of ['Name', 'Email', 'Message']) expect(field(label)).toBeValid();
    });
  });
});

describe.each(APIS)('a failure in %s', (_, Form) => {
  /** Submits a form that is filled in. */
  function submit(props: Partial<ComponentProps<typeof ContactForm>>): void {
    render(<Form formId="f_1" baseUrl="/" defaultValues={values} {...props} />);
    act(() => document.querySelector('form')?.requestSubmit());
  }

  const alert = () => screen.getByRole('alert');

  function expectEditable(): void {
    expect(screen.getByLabelText('Message')).toHaveValue(values.message);
    expect(screen.getByLabelText('Message')).not.toHaveAttribute('readonly');
  }

  it('of a rate limit is shown without the wait if the browser has no `Intl.RelativeTimeFormat`', async () => {
    const reduced = Object.create(Intl, { RelativeTimeFormat: { value: undefined } }) as typeof Intl;
    vi.stubGlobal('Intl', reduced);
    submit({ fetch: fakeFetch({ status: 429, headers: { 'Retry-After': '90' } }).fetch });
    await waitFor(() => expect(alert()).toHaveTextContent(en.outcomes.rateLimited));
    expectEditable();
  });

  it('of a rate limit is shown without the wait if the catalog has no text for it', async () => {
    const { rateLimitedUntil: __, ...outcomes } = en.outcomes;
    submit({
      fetch: fakeFetch({ status: 429, headers: { 'Retry-After': '90' } }).fetch,
      messages: { ...en, outcomes: outcomes as typeof en.outcomes },
    });
    await waitFor(() => expect(alert()).toHaveTextContent(en.outcomes.rateLimited));
    expectEditable();
  });

  it.each([
    [
      'a check has an empty message',
      { schema: classicSchema.extend({ name: z.string().refine(() => false, { error: () => '' }) }) },
    ],
    [
      'the message of the error is empty in the catalog',
      {
        defaultValues: { ...values, name: '' },
        messages: { ...en, errors: { ...en.errors, nameRequired: '' } },
      },
    ],
  ])('of a field shows a general text if %s', async (__, props) => {
    submit(props);
    const name = screen.getByLabelText('Name');
    await waitFor(() => expect(name).toBeInvalid());
    expect(name).toHaveAccessibleDescription(/\S/);
  });
});

it('the first mutation of useSubmitContact makes no request, and the next one does', async () => {
  const service = await fakeService(201);
  goOffline();
  const { result } = renderHook(() => useSubmitContact({ formId: 'f_1', baseUrl: service.url }));
  const submit = () => act(() => result.current.mutateAsync(values).catch((error: unknown) => error));
  expect(await submit()).toMatchObject({ code: 'offline' });
  expect(await submit()).toMatchObject({ status: 201 });
  expect(service.requests).toHaveLength(1);
});

it.each(APIS)(
  '%s sends in spite of the report after one offline outcome, and shows success',
  async (_, Form) => {
    const service = await fakeService(201);
    goOffline();
    const { send, findByRole } = renderForm({ baseUrl: service.url, defaultValues: values }, Form);
    await send();
    await findFailure('offline');
    await send();
    await findByRole('heading', { name: en.outcomes.sentTitle });
    expect(service.requests).toHaveLength(1);
  },
);

it.each(APIS)('%s reports a second offline period, without a submit between the two', async (_, Form) => {
  const { fetch } = fakeFetch(201);
  const { send, findByRole } = renderForm({ fetch, defaultValues: values }, Form);
  for (let period = 0; period < 2; period += 1) {
    goOffline();
    await send();
    await findFailure('offline');
    goOnline();
  }
  expect(fetch).not.toHaveBeenCalled();
  await send();
  await findByRole('heading', { name: en.outcomes.sentTitle });
});
