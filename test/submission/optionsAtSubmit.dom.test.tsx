import { act, render, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { contactSchema } from '../../src/schema/index.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { APIS } from '../support/HookForm.js';
import { values } from '../support/values.js';

/** Options of a form that end up in a list when the form uses them. */
function recordedOptions(name: string, status: number) {
  const uses: unknown[] = [];
  const { fetch } = fakeFetch(status);
  const options = {
    baseUrl: `/${name}`,
    fetch: (...[url, init]: Parameters<typeof globalThis.fetch>) => {
      uses.push(url, (JSON.parse(init?.body as string) as { locale: string }).locale);
      return fetch(url, init);
    },
    onSuccess: () => uses.push('onSuccess'),
    onError: () => uses.push('onError'),
    onInvalid: () => uses.push('onInvalid'),
  };
  return { options, uses };
}

const REQUEST = ['/before/v1/public/contact/forms/f_1/submissions', 'de'];

describe.each(APIS)('%s', (_, Form) => {
  it.each([
    ['is accepted', 201, true, [...REQUEST, 'onSuccess']],
    ['fails', 500, true, [...REQUEST, 'onError']],
    ['is not valid', 201, false, ['onInvalid']],
  ])(
    'uses the options at the submit if they change during a validation, and the message %s',
    async (__, status, isValid, expected) => {
      let settle: ((result: boolean) => void) | undefined;
      const check = () => new Promise<boolean>((resolve) => (settle = resolve));
      const schema = contactSchema.extend({ message: z.string().refine(check) });
      const before = recordedOptions('before', status);
      const after = recordedOptions('after', status);
      const form = (props: typeof before.options, locale: string) => (
        <Form formId="f_1" schema={schema} defaultValues={values} locale={locale} {...props} />
      );
      const { container, rerender } = render(form(before.options, 'de'));
      act(() => container.querySelector('form')?.requestSubmit());
      await waitFor(() => expect(settle).toBeDefined());
      rerender(form(after.options, 'fr'));
      await act(async () => settle?.(isValid));
      await waitFor(() => expect(before.uses).toEqual(expected));
      expect(after.uses).toEqual([]);
    },
  );
});
