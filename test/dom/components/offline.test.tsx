import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSubmitContact } from '../../../src/hooks/index.js';
import en from '../../../src/locales/en.js';
import { fakeService } from '../../support/fakeService.js';
import { findFailure } from '../../support/failures.js';
import { APIS } from '../../support/HookForm.js';
import { goOffline } from '../../support/network.js';
import { renderForm } from '../../support/renderForm.js';
import { values } from '../../support/values.js';

afterEach(() => void vi.restoreAllMocks());

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
