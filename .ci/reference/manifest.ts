import { readPackage } from './packageJson.js';
import type { Api } from './readApi.js';

/** Describes the built package for tools. The declarations contain its types, descriptions and defaults. */
export function createManifest(root: string, api: Api): object {
  const { exports, name, version, peerDependencies } = readPackage(root);
  // Some names belong to more than one entry.
  const all = [...new Map([...api.values()].flat().map((reference) => [reference.name, reference])).values()];
  return {
    name,
    version,
    peerDependencies,
    entries: Object.keys(exports).map((entry) => ({
      name: entry.replace('.', name),
      exports: (api.get(entry) ?? []).map((reference) => ({ name: reference.name, kind: reference.kind })),
    })),
    components: all.flatMap(({ kind, name: component, nativeProps, props = [] }) =>
      kind === 'component'
        ? [
            {
              name: component,
              nativeProps,
              props: props.map(({ name: prop, type, required }) => ({ name: prop, type, required })),
            },
          ]
        : [],
    ),
  };
}
