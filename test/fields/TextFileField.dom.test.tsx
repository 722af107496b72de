import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { contactSchema } from '../../src/schema/index.js';
import { textFile } from '../../stories/recipes/textFile.js';
import { TextFileField } from '../../stories/recipes/TextFileField.js';
import { DefaultParts } from '../support/DefaultParts.js';
import { findConfirmation } from '../support/failures.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { renderForm } from '../support/renderForm.js';
import { values } from '../support/values.js';

const schema = contactSchema.extend({ log: textFile });
const REFUSED = 'Attach a text file of at most 100 kB.';

const fileInput = () => screen.getByLabelText<HTMLInputElement>('Log (optional)');
const isRefused = () => waitFor(() => expect(fileInput()).toHaveAccessibleDescription(REFUSED));

function renderField(options: Parameters<typeof renderForm>[0] = {}) {
  const service = fakeFetch(201);
  const form = renderForm({
    schema,
    fetch: service.fetch,
    defaultValues: values,
    messages: { errors: { fileInvalid: REFUSED } },
    children: (
      <>
        <TextFileField<typeof schema> name="log" label="Log" />
        <DefaultParts />
      </>
    ),
    ...options,
  });
  return { ...form, ...service };
}

/** A file that is read when the test calls `finish`. */
function slowFile(text: string) {
  let finish = () => {};
  const read = new Promise<string>((resolve) => {
    finish = () => resolve(text);
  });
  return { file: Object.assign(new File(['x'], 'slow.txt'), { text: () => read }), finish };
}

beforeEach(() => sessionStorage.clear());

it.each<[string, BlobPart]>([
  ['that is too large', 'x'.repeat(100_001)],
  ['whose bytes are not text', new Uint8Array([0xff, 0xd8, 0xff])],
])('a file %s is refused at its field, and another file corrects it', async (_, content) => {
  const { user, send, fetch, payloads } = renderField();
  await user.upload(fileInput(), new File([content], 'a.log'));
  await send();
  await isRefused();
  expect(fileInput()).toHaveFocus();
  expect(fetch).not.toHaveBeenCalled();

  await user.upload(fileInput(), new File(['x'.repeat(100_000)], 'b.log'));
  await waitFor(() => expect(fileInput()).toBeValid());
  await send();
  await findConfirmation();
  expect(payloads()).toEqual([{ ...values, log: 'x'.repeat(100_000) }]);
});

it('nothing is sent before the file has been read', async () => {
  const { user, send, fetch, payloads } = renderField();
  const { file, finish } = slowFile('done');
  await user.upload(fileInput(), file);
  await send();
  await isRefused();
  expect(fetch).not.toHaveBeenCalled();
  finish();
  await waitFor(() => expect(fileInput()).toBeValid());
  await send();
  await findConfirmation();
  expect(payloads()).toEqual([{ ...values, log: 'done' }]);
});

it('the text is that of the last file, even if an earlier file is read later', async () => {
  const { user, send, payloads, container } = renderField();
  const { file, finish } = slowFile('first');
  await user.upload(fileInput(), file);
  await user.upload(fileInput(), new File(['second'], 'second.txt'));
  await waitFor(() => expect(container.querySelector('[name=log]')).toHaveValue('second'));
  finish();
  await file.text();
  await send();
  await findConfirmation();
  expect(payloads()).toEqual([{ ...values, log: 'second' }]);
});

it('a reset removes the text', async () => {
  const { user, send, payloads, container } = renderField();
  await user.upload(fileInput(), new File(['text'], 'a.txt'));
  await waitFor(() => expect(container.querySelector('[name=log]')).toHaveValue('text'));
  container.querySelector('form')?.reset();
  await send();
  await findConfirmation();
  expect(payloads()).toEqual([{ ...values, log: '' }]);
});

it('a draft does not contain the text of the file', async () => {
  const { user, container } = renderField({ draft: true });
  await user.upload(fileInput(), new File(['secret'], 'a.txt'));
  await waitFor(() => expect(container.querySelector('[name=log]')).toHaveValue('secret'));
  await user.type(screen.getByLabelText('Name'), ' Lovelace');
  await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('Ada Lovelace'));
  expect(JSON.stringify(sessionStorage)).not.toContain('secret');
});
