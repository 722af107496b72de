import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { contactSchema } from '../../src/schema/index.js';
import { validate } from '../../src/engine/validate.js';
import { values } from '../support/values.js';

const strictSchema = z.strictObject(contactSchema.shape);

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('a control that a strict schema does not have', () => {
  it('is refused, and a development build names it once', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    for (const website of ['', 'https://example.com']) {
      const result = await validate({ values: { ...values, website } }, strictSchema);
      expect(result).toMatchObject({ success: false, errors: { '': 'fieldInvalid' } });
    }
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/a control named "website".*schema is strict.*cannot be sent\. Add "website"/),
    );
  });

  it('is refused without a warning in a production build', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await validate({ values: { ...values, company: '' } }, strictSchema);
    expect(warn).not.toHaveBeenCalled();
  });

  it('causes no warning about a field that is only not valid', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(await validate({ values: { ...values, name: '' } }, strictSchema)).toMatchObject({
      success: false,
    });
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('an option that the schema does not contain', () => {
  const schema = contactSchema.extend({ topics: z.array(z.enum(['web', 'app'])), size: z.enum(['s', 'm']) });

  it.each([
    ['a group of checkboxes', { topics: ['web', 'website'], size: 's' }, 'topics', 'website'],
    ['a select', { topics: [], size: 'large' }, 'size', 'large'],
  ])(
    'of %s is an error of its field, and a development build names the option once',
    async (_, own, field, option) => {
      vi.stubEnv('NODE_ENV', 'development');
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      for (let submit = 0; submit < 2; submit += 1) {
        const result = await validate({ values: { ...values, ...own } }, schema);
        expect(result).toMatchObject({ success: false, errors: { [field]: 'fieldInvalid' } });
      }
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(
          new RegExp(`the value "${option}" of the field "${field}".* It accepts ".*an option`),
        ),
      );
    },
  );

  it('causes no warning if nothing was chosen', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(await validate({ values: { ...values, topics: [], size: '' } }, schema)).toMatchObject({
      success: false,
    });
    expect(warn).not.toHaveBeenCalled();
  });
});
