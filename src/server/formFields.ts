import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import type { ContactSchema } from '../schema/parseValues.js';
import { misuse } from './misuse.js';

/** How a field arrives in a form: one text, a tick that is there or not, any number of texts. */
export interface FormField {
  name: string;
  kind: 'text' | 'tick' | 'list';
  /** What it can be, if that is known; else anything. */
  choices: readonly string[];
}

/**
 * The fields that a schema knows.
 *
 * @throws TypeError when it is no object of fields, or a field is called like a property of every object
 */
export function formFields(schema: ContactSchema): readonly FormField[] {
  const def = definition(schema);
  // A name such as "constructor" is that of something in every object, the errors by field included.
  if (def.type === 'object' && !Object.keys(def.shape).some((name) => name in Object.prototype)) {
    return Object.entries(def.shape).map(([name, field]) => Object.assign(describe(field), { name }));
  }
  throw misuse(
    'schema',
    def.type === 'object' ? Object.keys(def.shape) : `a zod ${def.type}`,
    'nobody can tell which fields to read',
    'an object with field names of your own, such as contactSchema.extend({ company: z.string() })',
  );
}

function definition(schema: $ZodType): $ZodTypes['_zod']['def'] {
  const {
    _zod: { def },
  } = schema as $ZodTypes;
  return def;
}

function describe(schema: $ZodType): Omit<FormField, 'name'> {
  const def = definition(schema);
  switch (def.type) {
    case 'boolean':
      return { kind: 'tick', choices: [] };
    case 'literal':
      return { kind: def.values.includes(true) ? 'tick' : 'text', choices: def.values.map(String) };
    case 'enum':
      return { kind: 'text', choices: Object.values(def.entries).map(String) };
    case 'array':
      return { kind: 'list', choices: describe(def.element).choices };
    case 'union': {
      // Mostly "empty, or else".
      const options = def.options.map(describe);
      const isChoice = options.every(({ choices }) => choices.length > 0);
      const choices = isChoice ? options.flatMap((option) => option.choices) : [];
      return options.find(({ kind }) => kind !== 'text') ?? { kind: 'text', choices };
    }
    case 'pipe':
      // A transform takes anything.
      return describe(definition(def.in).type === 'transform' ? def.out : def.in);
    default:
      return 'innerType' in def ? describe(def.innerType) : { kind: 'text', choices: [] };
  }
}
