import { scenarios } from '../../src/sandbox/scenarios.js';
import { bundlers } from '../../test/support/bundle.js';
import { entryName, entryNames, readPackage } from './entries.js';
import { customProperties, errorCodes, locales, markupOf, messageKeys } from './facts.js';
import { isPropsType } from './lists.js';
import type { Member } from './members.js';
import type {
  ComponentReference,
  Entries,
  FunctionReference,
  Reference,
  TypeReference,
} from './readReference.js';
import {
  BUDGETS,
  CATALOG_BUDGET,
  STYLESHEET_BUDGET,
  catalogSizes,
  measureSizes,
  stylesheetSize,
} from './sizes.js';

/** Describes the built package for tools: its exports, their types, and the facts that are not types. */
export async function createManifest(root: string, entries: Entries): Promise<object> {
  const { name, version, description, engines, peerDependencies } = readPackage(root);
  const all = [...entries.values()].flat();
  // Several entries export some names.
  const once = all.filter((reference, index) => index === all.findIndex((other) => isSame(other, reference)));
  const ofKind = <Kind extends Reference['kind']>(...kinds: Kind[]) =>
    once.filter((reference): reference is Extract<Reference, { kind: Kind }> =>
      (kinds as string[]).includes(reference.kind),
    );
  return {
    $schema: './manifest.schema.json',
    name,
    version,
    description,
    engines,
    peerDependencies,
    entries: entryNames(root).map((entry) => ({
      name: entryName(entry),
      exports: (entries.get(entry) ?? []).map((reference) => ({
        name: reference.name,
        kind: reference.kind,
      })),
    })),
    components: ofKind('component').map(describeComponent),
    hooks: ofKind('hook').map(describeFunction),
    functions: ofKind('function').map(describeFunction),
    types: ofKind('type', 'class')
      .filter(({ name: type }) => !isPropsType(type, all))
      .map(describeType),
    errorCodes: errorCodes(entries),
    messages: messageKeys(entries),
    customProperties: customProperties(root),
    locales: locales(root),
    scenarios,
    sizes: await describeSizes(root),
  };
}

function isSame(a: Reference, b: Reference): boolean {
  return a.name === b.name && a.kind === b.kind;
}

function describeComponent(component: ComponentReference): object {
  const { name, summary, element, members, native, excluded } = component;
  const { classes, attributes } = markupOf(component);
  return {
    name,
    description: summary,
    ...(element && { element }),
    props: members.map(describeMember),
    nativeProps: { elements: native, except: excluded },
    classes,
    dataAttributes: attributes,
  };
}

function describeType({ name, summary, definition, members }: TypeReference): object {
  return {
    name,
    description: summary,
    ...(definition && { definition }),
    members: members.map(describeMember),
  };
}

function describeFunction(reference: FunctionReference): object {
  const { name, summary, signature, parameters, returns, throws } = reference;
  return {
    name,
    description: summary,
    signature,
    parameters: parameters.map(describeMember),
    returns,
    throws,
  };
}

function describeMember({ name, type, required, default: fallback, description }: Member): object {
  return { name, type, required, ...(fallback !== undefined && { default: fallback }), description };
}

/** Bytes (gzip, without React) with two bundlers, and their limit. */
async function describeSizes(root: string): Promise<object[]> {
  const rolldown = await measureSizes(bundlers.rolldown);
  const esbuild = await measureSizes(bundlers.esbuild);
  const parts = Object.keys(BUDGETS) as (keyof typeof BUDGETS)[];
  const largestCatalog = Math.max(...Object.values(catalogSizes(root)));
  return [
    ...parts.map((part) => ({
      name: part,
      description: BUDGETS[part].description,
      limit: BUDGETS[part].limit,
      measured: { rolldown: rolldown[part], esbuild: esbuild[part] },
    })),
    { name: 'catalog', ...CATALOG_BUDGET, measured: { file: largestCatalog } },
    { name: 'stylesheet', ...STYLESHEET_BUDGET, measured: { esbuild: await stylesheetSize(root) } },
  ];
}
