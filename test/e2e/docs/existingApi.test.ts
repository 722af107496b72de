import { expect, it } from 'vitest';
import { requestSubmission } from '../../../src/client/request.js';
import type { SendSubmission } from '../../../src/index.js';
import { adapt, codeOf } from '../../support/codeBlocks.js';
import { importExample } from '../../support/docs/serveExample.js';
import { fakeService } from '../../support/fakeService.js';
import { values } from '../../support/values.js';

const PAGE = 'stories/docs/ExistingApi.mdx';

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
