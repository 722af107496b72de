import { scenarios } from '../../src/sandbox/scenarios.js';
import { BUDGETS, FILE_BUDGETS } from './budgets.js';
import { customProperties, errorCodes, locales, messageKeys } from './facts.js';
import { readPackage } from './packageJson.js';
import { isPropsType, type Api, type Reference } from './readApi.js';

/** Describes the built package for tools: its exports, their types, and the facts that are not types. */
export function createManifest(root: string, api: Api): object {
  const { exports, name, version, description, engines, peerDependencies } = readPackage(root);
  // Several entries export some names.
  const all = [...new Map([...api.values()].flat().map((reference) => [reference.name, reference])).values()];
  const ofKind = (...kinds: Reference['kind'][]) =>
    all
      .filter((reference) => kinds.includes(reference.kind) && !isPropsType(reference, all))
      .map(({ kind: _kind, ...described }) => described);
  return {
    name,
    version,
    description,
    engines,
    peerDependencies,
    entries: Object.keys(exports).map((entry) => ({
      name: entry.replace('.', name),
      exports: (api.get(entry) ?? []).map((reference) => ({ name: reference.name, kind: reference.kind })),
    })),
    components: ofKind('component'),
    hooks: ofKind('hook'),
    functions: ofKind('function'),
    types: ofKind('type', 'class'),
    errorCodes: errorCodes(api),
    messages: messageKeys(api),
    customProperties: customProperties(root),
    locales: locales(root),
    scenarios,
    sizes: Object.entries({ ...BUDGETS, ...FILE_BUDGETS }).map(([part, budget]) =>
      Object.assign({ name: part }, budget),
    ),
  };
}
