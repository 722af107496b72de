import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ContactCounter, ContactField, ContactForm, type Messages } from '../../../src/index.js';
import en from '../../../src/locales/en.js';
import { MARKUP } from '../../support/markup.js';
import { DefaultParts } from '../../support/DefaultParts.js';

it('markup in props is rendered as text, on the server and in the browser', () => {
  const group = (name: Exclude<keyof Messages, 'lang' | 'dir'>) =>
    Object.fromEntries(Object.keys(en[name]).map((key) => [key, MARKUP]));
  const groups = {
    labels: group('labels'),
    hints: group('hints'),
    errors: group('errors'),
    outcomes: group('outcomes'),
    actions: group('actions'),
  } as unknown as Messages;
  const form = (
    <ContactForm
      formId={MARKUP}
      baseUrl="/"
      messages={{
        ...groups,
        lang: MARKUP,
        dir: 'ltr',
        placeholders: { email: MARKUP },
        descriptions: { email: MARKUP },
      }}
      defaultValues={{ name: MARKUP, email: MARKUP, message: MARKUP }}
      action={`/contact?${MARKUP}`}
      className={MARKUP}
    >
      <DefaultParts />
      <ContactField name="email" as="select" label={MARKUP} description={<ContactCounter max={5} />}>
        <option value={MARKUP}>{MARKUP}</option>
      </ContactField>
    </ContactForm>
  );
  const served = new DOMParser().parseFromString(renderToString(form), 'text/html');
  const { container } = render(form);
  for (const root of [served.body, container]) {
    expect(root.querySelector('img, svg, script, a, b')).toBeNull();
    expect(root.querySelector('label')?.textContent).toContain(MARKUP);
    expect(root.querySelector('textarea')?.value).toBe(MARKUP);
    expect(root.querySelector('form')?.lang).toBe(MARKUP);
    expect(root.querySelector('input')?.value).toBe(MARKUP);
    expect(root.querySelector<HTMLInputElement>('[type=email]')?.placeholder).toBe(MARKUP);
  }
});
