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

const NAMES = `'"company" | "email" | "message" | "name" | "topic"'. Did you mean '"company"'?`;

const mistakes: Record<string, { code: string; message: string }> = {
  'a misspelt field of your schema': {
    code: '<Kit.ContactField<typeof schema> name="compony" />',
    message: `Type '"compony"' is not assignable to type ${NAMES}`,
  },
  'a misspelt counter': {
    code: '<Kit.ContactCounter<typeof schema> name="compony" max={100} />',
    message: `Type '"compony"' is not assignable to type ${NAMES}`,
  },
  'a misspelt field of your schema in a hook': {
    code: '() => Kit.useContactField<typeof schema>({ name: "compony" })',
    message: `Type '"compony"' is not assignable to type ${NAMES}`,
  },
  'a misspelt initial value': {
    code: '<Kit.ContactForm formId="f" schema={schema} defaultValues={{ compony: "" }} />',
    message: "but 'compony' does not exist in type",
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
    expect(errors[index]).toContain(message);
  },
);
