import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { useContactForm } from '../../src/hooks/index.js';
import { ContactForm } from '../../src/index.js';
import en from '../../src/locales/en.js';
import { contactSchema, type ContactSchema } from '../../src/schema/index.js';
import { createContactEndpoint, forwardTo } from '../../src/server/index.js';
import { textFile } from '../../stories/recipes/textFile.js';
import * as classic from '../../stories/recipes/valueKinds.js';
import { DefaultParts } from '../support/DefaultParts.js';
import { fakeService, type FakeService } from '../support/fakeService.js';
import { NOT_SENT, valueKinds, type ValueKind } from '../support/valueKinds.js';
import * as mini from '../support/valueKindsMini.js';
import { submissionsPath } from '../support/submission.js';
import { values } from '../support/values.js';

interface Recipes {
  shape: Readonly<Record<string, object>>;
}

/** A form with the default fields, already filled in, and the field of one kind. */
interface Setup {
  kind: ValueKind;
  schema: ContactSchema;
  service: FakeService;
}

/** The result of a submit: the received payloads, and the errors that the form shows. */
interface Outcome {
  payloads: unknown[];
  errors: (string | null)[];
}

const STORIES = join(import.meta.dirname, '../../stories');
const ORIGIN = 'https://www.example.com';
/** The fields whose schemas are written differently with zod/mini. */
const DIFFERENT = ['homepage', 'seats', 'budget', 'deadline', 'source', 'days'];
const ALL = Object.entries(valueKinds);
/** One kind for each way to read a value. Whether a kind is required is decided by a function that all APIs share. */
const CLASSES = ALL.filter(([kind]) => /optional|number$|ticked|one tick|file/.test(kind));

function schemaOf({ shape }: Recipes, { name }: ValueKind): ContactSchema {
  const field = { ...shape, log: textFile }[name];
  if (!field) throw new Error(`no schema for ${name}`);
  return z.object({ ...contactSchema.shape, [name]: field as z.ZodMiniType });
}

function ComponentForm({ kind, schema, service }: Setup) {
  return (
    <ContactForm formId="f_1" baseUrl={service.url} schema={schema} defaultValues={values}>
      {kind.part}
      <DefaultParts />
    </ContactForm>
  );
}

function HookForm({ kind, schema, service }: Setup) {
  const { form, status, messages, formProps } = useContactForm<ContactSchema>({
    formId: 'f_1',
    baseUrl: service.url,
    schema,
    defaultValues: values,
  });
  return (
    <form {...formProps}>
      {kind.registered(form)}
      <input {...form.register('name')} />
      <input {...form.register('email')} />
      <textarea {...form.register('message')} />
      <p className="rck-error">{form.formState.errors[kind.name as 'name']?.message}</p>
      <button>Send</button>
      {status === 'success' && <h2>{messages.outcomes.sentTitle}</h2>}
    </form>
  );
}

const errorsIn = (root: ParentNode) =>
  Array.from(root.querySelectorAll('.rck-error'), ({ textContent }) => textContent).filter(Boolean);

/** Submits the form in the browser. */
async function submit({ service }: Setup): Promise<Outcome> {
  await userEvent.click(screen.getByRole('button'));
  // A query by role is slow, and would run at each mutation.
  await waitFor(() => expect(document.querySelector('h2') ?? errorsIn(document)[0]).toBeTruthy());
  return { payloads: service.payloads(), errors: errorsIn(document) };
}

/** Posts the form to the server, as the browser does without JavaScript. Returns the page of the response. */
async function post({ schema, service }: Setup, form: HTMLFormElement | undefined): Promise<Document> {
  if (!form) throw new Error('no form');
  const handle = createContactEndpoint({
    forms: 'f_1',
    deliver: forwardTo({ baseUrl: service.url }),
    allowedOrigins: ORIGIN,
    successPath: '/thanks',
    schema,
  });
  const entries = [...new FormData(form)] as [string, string][];
  const request = new Request(ORIGIN + submissionsPath('f_1'), {
    method: 'POST',
    headers: { Origin: ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(entries).toString(),
  });
  const response = await handle(request);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

async function submitToServer(setup: Setup): Promise<Outcome> {
  const page = await post(setup, document.forms[0]);
  return { payloads: setup.service.payloads(), errors: errorsIn(page) };
}

/** An empty value as the guide describes it. */
function emptyText(empty: ValueKind['empty']): string {
  if ('error' in empty) return `error \`${empty.error}\``;
  if (empty.value === NOT_SENT) return 'not sent';
  return `\`${JSON.stringify(empty.value).replaceAll('"', "'")}\``;
}

/** JSON leaves out undefined values. */
const payloadWith = (name: string, value: unknown) =>
  value === NOT_SENT ? values : { ...values, [name]: value };

describe.each([
  ['ContactForm', ComponentForm, submit],
  ['useContactForm', HookForm, submit],
  ['createContactEndpoint', ComponentForm, submitToServer],
] as const)('%s', (way, Form, submitForm) => {
  describe.each<[string, Recipes, typeof ALL]>(
    way === 'ContactForm'
      ? [
          ['zod', classic.schema, ALL],
          ['zod/mini', mini.schema, ALL.filter(([, { name }]) => DIFFERENT.includes(name))],
        ]
      : [['zod', classic.schema, CLASSES]],
  )('with a schema of %s', (_, recipes, kinds) => {
    const fillable = kinds.filter(
      ([, { needsJavaScript }]) => !needsJavaScript || way !== 'createContactEndpoint',
    );

    it.each(fillable)('sends %s', async (_kind, kind) => {
      const setup = { kind, schema: schemaOf(recipes, kind), service: await fakeService(201) };
      render(<Form {...setup} />);
      await kind.fill(userEvent.setup({ delay: null }));
      expect(await submitForm(setup)).toEqual({
        payloads: [payloadWith(kind.name, kind.filled)],
        errors: [],
      });
    });

    it.each(kinds)('has the right empty value, or error, of %s', async (_kind, kind) => {
      const setup = { kind, schema: schemaOf(recipes, kind), service: await fakeService(201) };
      render(<Form {...setup} />);
      const { empty, name } = kind;
      expect(await submitForm(setup)).toEqual(
        'error' in empty
          ? { payloads: [], errors: [en.errors[empty.error]] }
          : { payloads: [payloadWith(name, empty.value)], errors: [] },
      );
    });
  });
});

it('the guide to zod schemas lists these schemas with their empty values, and no other', () => {
  const guide = readFileSync(join(STORIES, 'docs/zod.md'), 'utf8');
  const source = readFileSync(join(STORIES, 'recipes/valueKinds.ts'), 'utf8');
  const rows = [...guide.matchAll(/^\| [^|`]+\| `([^|]+)` +\| [^|]+\| ([^|]+?) +\|$/gm)];
  const listed = rows.map(([, schema, empty]) => `${schema}: ${empty}`);
  const schemas = new Map([...source.matchAll(/^ {2}(\w+): (.+),$/gm)].map(([, name, code]) => [name, code]));
  const tested = ALL.map(([, { name, empty }]) => `${schemas.get(name) ?? 'textFile'}: ${emptyText(empty)}`);
  expect(new Set(listed)).toEqual(new Set(tested));
});

it('the guide shows the schemas of zod/mini that differ', () => {
  const guide = readFileSync(join(STORIES, 'docs/zod.md'), 'utf8');
  const source = readFileSync(join(STORIES, '../test/support/valueKindsMini.ts'), 'utf8');
  const shown = [...guide.matchAll(/^- .*?`([^`…]+)`(?: for `| instead of `|$)/gm)].map(
    ([, code = '']) => code,
  );
  expect(shown).toHaveLength(3);
  expect(shown.filter((code) => !source.includes(code))).toEqual([]);
});

it.each(CLASSES.filter(([, { needsJavaScript }]) => !needsJavaScript))(
  'the page that createContactEndpoint renders after a failure contains the value of %s',
  async (_, kind) => {
    const setup = { kind, schema: schemaOf(classic.schema, kind), service: await fakeService(500, 201) };
    render(<ComponentForm {...setup} />);
    await kind.fill(userEvent.setup({ delay: null }));
    const page = await post(setup, document.forms[0]);
    await post(setup, page.forms[0]);
    const payload = payloadWith(kind.name, kind.filled);
    expect(setup.service.payloads()).toEqual([payload, payload]);
  },
);
