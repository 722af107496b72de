import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generatedPages, updatedPage } from '../../.ci/reference/pages.js';
import { membersOf, readApi } from '../../.ci/reference/readApi.js';

const ROOT = new URL('../../', import.meta.url).pathname;
const api = readApi(ROOT);
const references = [...api.values()].flat();

describe('the reference', () => {
  it.each(generatedPages(ROOT))(
    '%s contains the lists and the code of the source (UPDATE_REFERENCE=1 updates it)',
    (page) => {
      const updated = updatedPage(ROOT, api, page);
      const file = join(ROOT, page);
      if (process.env['UPDATE_REFERENCE']) writeFileSync(file, updated);
      expect(readFileSync(file, 'utf8')).toBe(updated);
    },
  );

  it('describes every prop and every option', () => {
    const given = references.filter(
      ({ kind, name }) => ['component', 'function'].includes(kind) || name.endsWith('Options'),
    );
    const missing = given.flatMap((reference) =>
      membersOf(reference)
        .filter(({ name, description }) => !description && name !== 'children')
        .map(({ name }) => `${reference.name}.${name}`),
    );
    expect(given.length).toBeGreaterThan(15);
    expect(missing).toEqual([]);
  });

  // Limits, which only fall: each prop and each type is one more thing to learn and to keep.
  it('has at most 20 props on ContactForm, and at most 45 types', () => {
    const form = references.find(({ name }) => name === 'ContactForm');
    expect(form && membersOf(form).length).toBeLessThanOrEqual(20);
    expect(references.filter(({ kind }) => kind === 'type').length).toBeLessThanOrEqual(45);
  });

  it('shows types that a reader can read', () => {
    const types = references
      .flatMap(membersOf)
      .map(({ type }) => type)
      .filter((type) => type.length > 110 || /\bany\b|\n|^$/.test(type));
    expect(types).toEqual([]);
  });

  it.each([
    ['ContactForm', 'defaultValues', 'Partial<ContactValues<Schema>>'],
    ['ContactForm', 'send', 'SendSubmission<ContactOutput<Schema>>'],
    ['ContactForm', 'schema', 'Schema | (() => Promise<Schema | { default: Schema }>)'],
    ['ContactField', 'as', "'input' | 'textarea' | 'select'"],
    ['ContactField', 'name', 'ContactFieldName<Schema>'],
    ['ContactCounter', 'name', 'ContactFieldName<Schema>'],
    ['ContactFieldOptions', 'name', 'ContactFieldName<Schema>'],
    ['SubmissionError', 'retryAfter', 'number | undefined'],
    ['Sandbox', 'submissions', "() => readonly Omit<ContactSubmission, 'text'>[]"],
    // A long type has no types of parameters and members.
    ['ContactPage', 'map', 'ComponentType<{ details, locale?, messages? }>'],
    ['FallbackActions', 'emailProps', '{ href, ref, onClick, children } | undefined'],
  ])('shows a readable type of %s.%s', (owner, name, type) => {
    const reference = references.find((candidate) => candidate.name === owner);
    const member = reference && membersOf(reference).find((candidate) => candidate.name === name);
    expect(member?.type).toBe(type);
  });

  it('shows the defaults that the rules of the stylesheets have', () => {
    const rules = ['styles.css', 'page.css']
      .map((file) => readFileSync(join(ROOT, 'src', file), 'utf8'))
      .join('');
    const table = readFileSync(join(ROOT, 'stories/docs/css.md'), 'utf8');
    const rows = table.matchAll(/^\| `(--rck-[\w-]+)` +\| (.+?) +\| (.*?) +\|/gm);
    const values = Array.from(rows).flatMap(([, name = '', ...defaults]) =>
      defaults
        .map((value) => value.replaceAll('`', ''))
        .filter((value) => /^[#\d]|\(/.test(value))
        .map((value) => ({ name, value })),
    );
    expect(values.length).toBeGreaterThan(20);
    const wrong = values.filter(({ name, value }) => {
      const [, ...uses] = rules.split(name);
      return !uses.some((use) => /^[^;]*/.exec(use)?.[0].includes(value));
    });
    expect(wrong).toEqual([]);
  });
});
