import { render, screen, waitFor, within } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { expect, it, onTestFinished } from 'vitest';
import { ContactForm } from '../../src/index.js';
import { APIS } from '../support/HookForm.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { values } from '../support/values.js';

function addFrame(parent: Node = document.body): Document {
  const frame = parent.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  return frame.contentDocument as Document;
}

it('moves the focus in a form that a portal renders into a frame', async () => {
  const frame = addFrame();
  const { fetch } = fakeFetch({ status: 422, body: '{"errors":[{"field":"email"}]}' }, 201);
  const form = <ContactForm formId="frame" baseUrl="/" fetch={fetch} defaultValues={values} />;
  render(createPortal(form, frame.body));
  const inFrame = within(frame.body);
  const send = inFrame.getByRole('button', { name: 'Send message' });
  send.focus();
  send.click();
  await waitFor(() => expect(frame.activeElement).toBe(inFrame.getByLabelText('Email')));

  send.focus();
  send.click();
  const heading = await inFrame.findByRole('heading', { name: 'Message sent' });
  await waitFor(() => expect(frame.activeElement).toBe(heading));

  const again = inFrame.getByRole('button', { name: 'Send another message' });
  again.focus();
  again.click();
  await waitFor(() => expect(frame.activeElement).toBe(inFrame.getByLabelText('Name')));
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('moves the focus in a frame that is inside a shadow root', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => host.remove());
  const frame = addFrame(host.attachShadow({ mode: 'open' }));
  render(createPortal(<ContactForm formId="frame" baseUrl="/" />, frame.body));
  const inFrame = within(frame.body);
  inFrame.getByRole('button', { name: 'Send message' }).focus();
  inFrame.getByRole('button', { name: 'Send message' }).click();
  await waitFor(() => expect(frame.activeElement).toBe(inFrame.getByLabelText('Name')));
  expect(inFrame.getByRole('alert')).toBeEmptyDOMElement();
});

it.each(APIS)('%s in a frame does not take the focus from the page around it', async (_, Form) => {
  const service = fakeFetch({ status: 422, body: '{"errors":[{"field":"email"}]}' });
  service.hold();
  const { body } = addFrame();
  render(
    <>
      <input aria-label="Search" />
      {createPortal(<Form formId="frame" baseUrl="/" fetch={service.fetch} defaultValues={values} />, body)}
    </>,
  );
  const inFrame = within(body);
  const search = screen.getByRole('textbox', { name: 'Search' });

  inFrame.getByRole('button', { name: 'Send message' }).focus();
  inFrame.getByRole('button', { name: 'Send message' }).click();
  await waitFor(() => expect(service.fetch).toHaveBeenCalledOnce());
  search.focus();
  service.release();
  await waitFor(() => expect(inFrame.getByRole('alert')).toHaveTextContent(/Check what you wrote/));
  expect(search).toHaveFocus();
});
