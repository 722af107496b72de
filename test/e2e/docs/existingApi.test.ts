import { expect, it } from 'vitest';
import { requestSubmission } from '../../../src/client/request.js';
import type { SendSubmission } from '../../../src/index.js';
import { adapt, codeOf } from '../../support/codeBlocks.js';
import { importExample } from '../../support/docs/serveExample.js';
import { fakeService } from '../../support/fakeService.js';
import { values } from '../../support/values.js';

const PAGE = 'stories/docs/your-own-api.md';

it('the documented `send` sends another request, and its response decides', async () => {
  const service = await fakeService(422, { status: 201, body: '{"id":1}' });
  const code = adapt(codeOf(PAGE, 'send.ts'), 'https://api.example.com', service.url);
  const { send } = await importExample<{ send: SendSubmission }>({ 'send.ts': code });
  const submit = () =>
    requestSubmission({ formId: 'contact', baseUrl: '/', send }, { locale: 'de', payload: values });
  await expect(submit()).rejects.toMatchObject({ code: 'invalid', status: 422 });
  expect(await submit()).toMatchObject({ status: 201, body: { id: 1 } });
  const { message, ...from } = values;
  expect(service.requests.map(({ path, body }) => [path, JSON.parse(body) as unknown])).toEqual([
    ['/messages', { from, message, language: 'de' }],
    ['/messages', { from, message, language: 'de' }],
  ]);
});

it('the documented `send` passes the messages of the API on to the fields', async () => {
  const errors = { email: 'This address is on our block list.' };
  const service = await fakeService({ status: 422, body: JSON.stringify({ errors }) }, 201);
  const code = adapt(codeOf(PAGE, 'sendToApi.ts'), 'https://api.example.com', service.url);
  const { send } = await importExample<{ send: SendSubmission }>({ 'sendToApi.ts': code });
  const submit = () =>
    requestSubmission({ formId: 'contact', baseUrl: '/', send }, { locale: 'de', payload: values });
  await expect(submit()).rejects.toMatchObject({ code: 'invalid', fields: ['email'], fieldTexts: errors });
  expect(await submit()).toMatchObject({ status: 201 });
  expect(service.requests[0]?.headers['accept-language']).toBe('de');
});

it('the documented `send` passes the errors of a server action on to the fields', async () => {
  const { send } = await importExample<{ send: SendSubmission }>({
    'sendToAction.ts': codeOf(PAGE, 'sendToAction.ts'),
    'actions.ts': codeOf(PAGE, 'actions.ts'),
  });
  const submit = (email: string) =>
    requestSubmission(
      { formId: 'contact', baseUrl: '/', send },
      { locale: 'de', payload: { ...values, email } },
    );
  await expect(submit('ada@example.org')).rejects.toMatchObject({
    code: 'invalid',
    fieldTexts: { email: 'This address is on our block list.' },
  });
  expect(await submit(values.email)).toMatchObject({ status: 201 });
});
