import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../../', import.meta.url).pathname;

interface Named {
  name: string;
}

interface Component extends Named {
  element?: string;
  props: (Named & { required: boolean })[];
  classes: string[];
  dataAttributes: string[];
}

interface Manifest {
  name: string;
  version: string;
  peerDependencies: Record<string, string>;
  entries: (Named & { exports: (Named & { kind: string })[] })[];
  components: Component[];
  types: (Named & { definition?: string })[];
  errorCodes: Named[];
  locales: string[];
  scenarios: { outcome: string }[];
  sizes: (Named & { limit: Record<string, number>; measured: Record<string, number> })[];
}

const manifest = readJson('dist/manifest.json') as Manifest;
const packageJson = readJson('package.json') as {
  version: string;
  peerDependencies: Record<string, string>;
  exports: Record<string, string | { types: string; default: string }>;
};

/** Values for the required props of components. */
const REQUIRED_PROPS: Record<string, unknown> = {
  formId: 'f_1',
  name: 'message',
  options: [{ value: 'a', label: 'A' }],
  max: 100,
  load: () => new Promise(() => undefined),
  parameters: {},
};

const modules = manifest.entries.filter(({ exports }) => exports.length > 0);

describe('the manifest', () => {
  it('is valid according to its schema', () => {
    const validate = new Ajv({ strict: true }).compile(readJson('dist/manifest.schema.json') as object);
    validate(manifest);
    expect(validate.errors).toBeNull();
  });

  it('has the version, the peer dependencies and the entries of package.json', () => {
    expect(manifest).toMatchObject({
      version: packageJson.version,
      peerDependencies: packageJson.peerDependencies,
    });
    expect(manifest.entries.map(({ name }) => name.replace(manifest.name, '.'))).toEqual(
      Object.keys(packageJson.exports),
    );
    expect(modules).toHaveLength(6);
  });

  it.each(modules)('lists the values that the built $name exports', async ({ name, exports }) => {
    const values = exports.filter(({ kind }) => kind !== 'type').map((listed) => listed.name);
    expect(values.toSorted()).toEqual(Object.keys(await builtModule(name)).toSorted());
  });

  it.each(modules)('lists the types that the built $name exports', ({ name, exports }) => {
    const declarations = readFileSync(join(ROOT, targetOf(name).types), 'utf8');
    const exported = Array.from(declarations.matchAll(/export type \{([^}]+)\}/g), ([, list = '']) =>
      list
        .split(',')
        .map((type) => type.trim())
        .filter(Boolean),
    );
    const types = exports.filter(({ kind }) => kind === 'type').map((listed) => listed.name);
    expect(types.toSorted()).toEqual(exported.flat().toSorted());
  });

  // A confirmation renders nothing before the engine has loaded.
  const onPage = manifest.components.filter(({ name }) => name !== 'ContactConfirmation');
  it.each(onPage)('describes the markup of $name', async ({ name, ...component }) => {
    const kit = (await builtModule(manifest.name)) as Record<string, ComponentType<object>>;
    const { ContactForm = 'form', [name]: Part = 'div' } = kit;
    const render = (child: ReactNode) =>
      renderToStaticMarkup(createElement(ContactForm, { formId: 'f_1', baseUrl: '/' } as object, child));
    const required = component.props
      .filter((prop) => prop.required)
      .map((prop) => [prop.name, REQUIRED_PROPS[prop.name]]);
    const isForm = name === 'ContactForm';
    const html = render(isForm ? '' : createElement(Part, Object.fromEntries(required) as object));
    const shown = isForm ? html : html.replace(/^<form[^>]*>/, '');

    const owners = [component, ...manifest.components.filter((other) => other.name === 'ContactForm')];
    const classes = owners.flatMap((owner) => owner.classes);
    const attributes = owners.flatMap((owner) => owner.dataAttributes);
    expect(names(shown, /[" ](rck-[\w-]+)(?=[" ])/g).filter((found) => !classes.includes(found))).toEqual([]);
    expect(names(shown, / (data-[\w-]+)=/g).filter((found) => !attributes.includes(found))).toEqual([]);
    // A component without an element adds nothing to the form.
    expect(shown).toContain(
      component.element ? `<${component.element} ` : render('').replace(/^<form[^>]*>/, ''),
    );
  });

  it.each(manifest.locales)('lists the locale %s, which has a catalog', async (locale) => {
    const file = targetOf(`${manifest.name}/locales/*`).default.replace('*', locale);
    const catalog = (await import(join(ROOT, file))) as { default: { lang: string } };
    // The catalog of `pt` is that of Portugal.
    expect(catalog.default.lang.replace('pt-PT', 'pt')).toBe(locale);
  });

  it('explains every error code', () => {
    const type = manifest.types.find(({ name }) => name === 'SubmissionErrorCode');
    const codes = names(type?.definition ?? '', /'(\w+)'/g);
    expect(codes.length).toBeGreaterThan(5);
    expect(manifest.errorCodes.map(({ name }) => name).toSorted()).toEqual(codes.toSorted());
    const outcomes = manifest.scenarios.map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => ![...codes, 'accepted'].includes(outcome))).toEqual([]);
  });

  it('contains sizes within their limits', () => {
    expect(manifest.sizes.length).toBeGreaterThan(5);
    const overLimit = manifest.sizes.filter(({ limit, measured }) =>
      Object.entries(measured).some(([name, bytes]) => !(bytes <= (limit[name] ?? 0))),
    );
    expect(overLimit).toEqual([]);
  });
});

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
}

/** The files of an entry, by the name with which an app imports it. */
function targetOf(name: string): { types: string; default: string } {
  const target = packageJson.exports[name.replace(manifest.name, '.')];
  if (typeof target !== 'object') throw new Error(`${name} is not an entry with types.`);
  return target;
}

function builtModule(name: string): Promise<object> {
  return import(join(ROOT, targetOf(name).default)) as Promise<object>;
}

function names(text: string, pattern: RegExp): string[] {
  return [...new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name))];
}
