import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';

const ROOT = new URL('../../../', import.meta.url).pathname;
const FOLDER = join(ROOT, 'node_modules/.cache/type-errors');

const SETUP = `
  import * as Kit from 'react-contact-kit';
  import { contactSchema } from 'react-contact-kit/schema';
  import * as z from 'zod';
  const schema = contactSchema.extend({ company: z.string(), topic: z.enum(['sales', 'support']) });
`;

const ADD_TYPE_ARGUMENT =
  'FieldOf<{ name: string; email: string; message: string; }, ' +
  '"For your own fields, add a type argument, as in <ContactField<typeof schema> ...>">';
const CORRECT_NAME =
  '{ name: string; email: string; message: string; company: string; topic: "sales" | "support"; }, ' +
  '"Correct the name, or add the field to the schema">';

const mistakes: Record<string, { code: string; message: string }> = {
  'a field of your schema without a type argument': {
    code: '<Kit.ContactField name="company" />',
    message: `Type '"company"' is not assignable to type '${ADD_TYPE_ARGUMENT}'.`,
  },
  'a radio group of your schema without a type argument': {
    code: '<Kit.ContactRadioGroup name="topic" options={[]} />',
    message: `Type '"topic"' is not assignable to type '${ADD_TYPE_ARGUMENT}'.`,
  },
  'a counter of your schema without a type argument': {
    code: '<Kit.ContactCounter name="company" max={100} />',
    message: `Type '"company"' is not assignable to type '${ADD_TYPE_ARGUMENT}'.`,
  },
  'a hook for a field of your schema without a type argument': {
    code: '() => Kit.useContactField({ name: "company" })',
    message: `Type '"company"' is not assignable to type '${ADD_TYPE_ARGUMENT}'.`,
  },
  'a misspelt default field': {
    code: '<Kit.ContactField name="mesage" />',
    message: `Type '"mesage"' is not assignable to type '${ADD_TYPE_ARGUMENT}'. Did you mean '"message"'?`,
  },
  'a misspelt field of your schema': {
    code: '<Kit.ContactField<typeof schema> name="compony" />',
    message: `Type '"compony"' is not assignable to type 'FieldOf<${CORRECT_NAME}'. Did you mean '"company"'?`,
  },
  'a misspelt counter': {
    code: '<Kit.ContactCounter<typeof schema> name="compony" max={100} />',
    message: `Type '"compony"' is not assignable to type 'FieldOf<${CORRECT_NAME}'. Did you mean '"company"'?`,
  },
  'an initial value for a field of your schema, without the schema': {
    code: '<Kit.ContactForm formId="f" defaultValues={{ company: "" }} />',
    message:
      "Object literal may only specify known properties, and 'company' does not exist in type 'InitialValuesOf<" +
      '{ name: string; email: string; message: string; }, "For your own fields, set the prop schema">\'.',
  },
  'a misspelt initial value': {
    code: '<Kit.ContactForm formId="f" schema={schema} defaultValues={{ compony: "" }} />',
    message:
      "Object literal may only specify known properties, but 'compony' does not exist in type 'InitialValuesOf<" +
      `${CORRECT_NAME}'. Did you mean to write 'company'?`,
  },
  'the advice itself as a name': {
    code: '<Kit.ContactField name="For your own fields, set the prop schema" />',
    message: `Type '"For your own fields, set the prop schema"' is not assignable to type '${ADD_TYPE_ARGUMENT}'.`,
  },
};

/** The errors of the compiler, in the order of the table. */
let errors: string[] = [];

beforeAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const files = Object.values(mistakes).map(({ code }, index) => {
    const file = `${String(index).padStart(2, '0')}.tsx`;
    writeFileSync(join(FOLDER, file), `${SETUP}\nexport const mistake = ${code};\nexport { schema };\n`);
    return file;
  });
  writeFileSync(
    join(FOLDER, 'tsconfig.json'),
    JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), files, include: [] }),
  );
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  const { stdout } = spawnSync(tsc, ['-p', '.', '--pretty', 'false'], { cwd: FOLDER, encoding: 'utf8' });
  errors = stdout.trimEnd().split('\n').toSorted();
  return () => rmSync(FOLDER, { recursive: true, force: true });
});

it('reports one type error for each mistake', () => {
  expect(errors.map((error) => error.slice(0, 2))).toEqual(
    Object.keys(mistakes).map((_, index) => String(index).padStart(2, '0')),
  );
});

it.each(Object.entries(mistakes).map(([mistake, { message }], index) => [mistake, message, index] as const))(
  'says what to do about %s',
  (_mistake, message, index) => {
    expect(errors[index]).toContain(`: ${message}`);
  },
);
