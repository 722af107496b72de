import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ContactCheckboxGroup, ContactField, ContactFallback, ContactRadioGroup } from '../../src/index.js';
import { contactSchema } from '../../src/schema/index.js';
import { announcementProblems } from '../support/announcementProblems.js';
import { DefaultParts } from '../support/DefaultParts.js';
import { findConfirmation } from '../support/failures.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { renderForm } from '../support/renderForm.js';
import { values } from '../support/values.js';

const DAYS = [
  { value: 'mon', label: 'Monday' },
  { value: 'fri', label: 'Friday' },
];
const days = z.array(z.enum(['mon', 'fri']));
const schema = contactSchema.extend({ days: days.min(1) });
type Schema = typeof schema;

const box = (label: string) => screen.getByRole('checkbox', { name: label });
const group = () => screen.getByRole('group', { name: /^Days/ });

const children = (
  <>
    <ContactCheckboxGroup<Schema> name="days" label="Days" options={DAYS} required />
    <DefaultParts />
  </>
);

it('is a group with a legend, and its checkboxes are not required, because one tick is enough', () => {
  const ref = createRef<HTMLFieldSetElement>();
  renderForm({
    schema,
    children: (
      <ContactCheckboxGroup<Schema>
        ref={ref}
        name="days"
        label="Days"
        description="In the next weeks"
        options={DAYS}
        required
        className="own"
        classNames={{ option: 'choice' }}
        data-test="x"
      />
    ),
  });
  expect(ref.current).toBe(group());
  expect(group()).toHaveClass('rck-field', 'own', { exact: true });
  expect(group()).toHaveAttribute('data-test', 'x');
  expect(group()).toHaveAccessibleDescription('In the next weeks');
  expect(group()).not.toHaveAttribute('aria-required');
  expect(screen.getByText('Monday')).toHaveClass('rck-option', 'choice', { exact: true });
  for (const { label } of DAYS) expect(box(label)).not.toBeRequired();
});

it('marks an optional group, or a required one so that screen readers announce the mark', () => {
  const part = (required: boolean) => (
    <ContactCheckboxGroup<Schema> name="days" label="Days" options={DAYS} required={required} />
  );
  const { unmount } = renderForm({ schema, children: part(false) });
  expect(group()).toHaveAccessibleName('Days (optional)');
  unmount();
  renderForm({ schema, requiredMark: 'required', children: part(true) });
  expect(group()).toHaveAccessibleName('Days (required)');
});

// Orca does not announce `aria-required` of a group.
it('marks a required group of radio buttons so that screen readers announce the mark', () => {
  const radioGroup = <ContactRadioGroup name="days" label="Days" options={DAYS} required />;
  renderForm({ requiredMark: 'required', children: radioGroup });
  expect(screen.getByRole('radiogroup')).toHaveAccessibleName('Days (required)');
});

it('shows an error, focuses the first checkbox, and removes the error after a tick', async () => {
  const { fetch } = fakeFetch(201);
  const { send, user } = renderForm({ schema, fetch, defaultValues: values, children });
  await send();
  await waitFor(() => expect(box('Monday')).toHaveFocus());
  expect(group()).toBeInvalid();
  expect(group()).toHaveAccessibleDescription('Choose an option.');
  for (const { label } of DAYS) expect(box(label)).toHaveAccessibleDescription('Choose an option.');
  expect(announcementProblems()).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();

  await user.click(box('Friday'));
  await waitFor(() => expect(group()).toBeValid());
  expect(group()).not.toHaveAttribute('data-invalid');
});

it('focuses the first checkbox of a refused group, even if another one is ticked', async () => {
  const { fetch } = fakeFetch({ status: 422, body: '{"errors":{"days":["x"]}}' });
  const defaultValues = { ...values, days: ['fri'] } as object;
  const { send } = renderForm({ schema, fetch, defaultValues, children });
  await send();
  await waitFor(() => expect(box('Monday')).toHaveFocus());
});

it('has the default values, also after a reset', async () => {
  const { fetch, payloads } = fakeFetch(201);
  const defaultValues = { ...values, days: ['fri'] } as object;
  const { send, user, container } = renderForm({ schema, fetch, defaultValues, children });
  expect(box('Friday')).toBeChecked();
  await user.click(box('Monday'));
  await user.click(box('Friday'));
  expect(box('Friday')).not.toBeChecked();
  container.querySelector('form')?.reset();
  expect([box('Monday'), box('Friday')].map((input) => (input as HTMLInputElement).checked)).toEqual([
    false,
    true,
  ]);
  await send();
  await findConfirmation();
  expect(payloads()).toEqual([{ ...values, days: ['fri'] }]);
});

it('is an array with one choice too, and a checkbox outside a group stays a boolean', async () => {
  const { fetch, payloads } = fakeFetch(201);
  const both = contactSchema.extend({ days, copy: z.boolean() });
  const { send, user } = renderForm({
    schema: both,
    fetch,
    defaultValues: values,
    children: (
      <>
        <ContactCheckboxGroup<typeof both> name="days" label="Days" options={DAYS.slice(0, 1)} />
        <ContactField<typeof both> name="copy" label="Copy" type="checkbox" />
        <DefaultParts />
      </>
    ),
  });
  await user.click(box('Monday'));
  await user.click(screen.getByLabelText(/^Copy/));
  await send();
  await findConfirmation();
  expect(payloads()).toEqual([{ ...values, days: ['mon'], copy: true }]);
});

describe('the text of the fallback actions', () => {
  it('has the label of the group and the labels of the ticked choices', async () => {
    const { fetch } = fakeFetch(500);
    const { send, user, container } = renderForm({
      schema,
      fetch,
      defaultValues: values,
      fallback: { email: 'a@example.com' },
      children: (
        <>
          {children}
          <ContactFallback />
        </>
      ),
    });
    await user.click(box('Monday'));
    await send();
    const body = () => {
      const { href } = container.querySelector<HTMLAnchorElement>('[href^="mailto:"]') ?? { href: '' };
      return new URLSearchParams(href.replace(/.*\?/, '')).get('body') ?? '';
    };
    await waitFor(() => expect(body()).toMatch(/^Days: Monday\r\nName: Ada/));
    fireEvent.click(box('Friday'));
    expect(body()).toMatch(/^Days: Monday, Friday\r\nName: Ada/);
  });
});
