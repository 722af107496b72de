import { render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { ContactField, ContactForm } from '../../src/index.js';
import { contactSchema } from '../../src/schema/index.js';
import { HOSTILE_NAMES } from '../hostileNames.js';
import { prototypeKeys } from '../prototypeKeys.js';
import { DefaultParts } from './DefaultParts.js';

const known = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
const send = () => screen.getByText('Send message').click();

/** Acknowledges, or refuses, and keeps what it was sent. */
function service(...answers: [status: number, body: string | null][]) {
  const payloads: unknown[] = [];
  const fetch = (_: unknown, init?: RequestInit) => {
    payloads.push((JSON.parse(init?.body as string) as { payload: unknown }).payload);
    const [status, body] = answers.shift() ?? [201, null];
    return Promise.resolve(new Response(body, { status }));
  };
  return { fetch, payloads };
}

// So that no test waits for it.
beforeAll(() => import('../../src/engine/createEngine.js'));

const isFree = (name: string) => !(name in document.createElement('form')) && name !== 'root';

it.each(HOSTILE_NAMES.filter(isFree))(
  'a field called %j is refused, focused, blamed, mended and sent',
  async (name) => {
    const keys = prototypeKeys();
    const errors = JSON.stringify({ errors: [{ path: ['payload', name] }] });
    const { fetch, payloads } = service([422, errors]);
    const schema = contactSchema.extend({ [name]: z.string().min(1, 'Missing here') } as {
      odd: z.ZodString;
    });
    const { container } = render(
      <ContactForm formId="odd" baseUrl="/" schema={schema} fetch={fetch} defaultValues={known}>
        <ContactField name={name as 'name'} />
        <DefaultParts />
      </ContactForm>,
    );
    const field = container.querySelector('input') as HTMLInputElement;
    expect(container.querySelector('label')).toHaveTextContent(`${name} (optional)`, {
      normalizeWhitespace: false,
    });

    send();
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription('Missing here');

    field.value = 'mended';
    send();
    const told = () => container.querySelector('.contact-error, .contact-status > p')?.textContent;
    await waitFor(() => expect(told()).toMatch(/^This was not accepted|not accepted/));

    send();
    await screen.findByRole('heading', { name: 'Message sent' });
    expect(payloads).toEqual([
      { ...known, [name]: 'mended' },
      { ...known, [name]: 'mended' },
    ]);
    expect(container.querySelector('img, script')).toBeNull();
    expect(prototypeKeys()).toEqual(keys);
  },
);

const strangers = HOSTILE_NAMES.flatMap((name) => [
  {
    name,
    kind: 'an input',
    control: () => Object.assign(document.createElement('input'), { name, value: 'x' }),
  },
  { name, kind: 'a choice', control: () => choiceOf(name) },
]);

function choiceOf(name: string): HTMLSelectElement {
  const select = Object.assign(document.createElement('select'), { name, multiple: true });
  select.add(new Option('x', 'x', true, true));
  return select;
}

it.each(strangers)(
  'nothing is sent of $kind that is a stranger in the form: $name',
  async ({ name, control }) => {
    const keys = prototypeKeys();
    const { fetch, payloads } = service();
    const { container } = render(
      <ContactForm formId="odd" baseUrl="/" fetch={fetch} defaultValues={known} />,
    );
    const button = screen.getByRole('button', { name: 'Send message' });
    button.before(control());
    button.click();

    // Behind an "elements" of its own, a form cannot be read: nothing is sent, and the form says so.
    const isReadable = name !== 'elements';
    const told = isReadable ? /Message sent/ : /was not sent|Enter your name/;
    await waitFor(() => expect(container.textContent).toMatch(told));
    expect(payloads).toEqual(isReadable ? [known] : []);
    expect(prototypeKeys()).toEqual(keys);
  },
);
