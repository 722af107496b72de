import { readPackage } from './packageJson.js';
import type { Api, Reference } from './readApi.js';

/** Describes the built package for tools. Its types are in the declarations. */
export function createManifest(root: string, api: Api): object {
  const { exports, name, version, peerDependencies } = readPackage(root);
  // Some names belong to more than one entry.
  const all = [...new Map([...api.values()].flat().map((reference) => [reference.name, reference])).values()];
  const ofKind = (wanted: Reference['kind']) =>
    all.filter(({ kind }) => kind === wanted).map(({ kind: _kind, ...described }) => described);
  return {
    name,
    version,
    peerDependencies,
    entries: Object.keys(exports).map((entry) => ({
      name: entry.replace('.', name),
      exports: (api.get(entry) ?? []).map((reference) => ({ name: reference.name, kind: reference.kind })),
    })),
    components: ofKind('component'),
    hooks: ofKind('hook'),
    functions: ofKind('function'),
  };
}
