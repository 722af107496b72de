import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { announcementProblems } from '../../support/announcementProblems.js';
import { fakeFetch } from '../../support/fakeFetch.js';
import { findFailure } from '../../support/failures.js';
import { APIS } from '../../support/HookForm.js';
import { renderForm } from '../../support/renderForm.js';
import { values } from '../../support/values.js';

const REFUSED_EMAIL = { status: 422, body: '{"errors":{"email":["x"]}}' };

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
    await screen.findByRole('heading', { name: 'Message sent' });
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
