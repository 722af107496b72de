import { MutationCache, type MutationOptions, type QueryClient } from '@tanstack/react-query';

const mutationCache = /* @__PURE__ */ new MutationCache();

/**
 * The client for the mutations of the kit where the app provides none. It only has mutations, because a whole
 * `QueryClient` would add 4 kB.
 */
export const kitClient = {
  getMutationCache: () => mutationCache,
  defaultMutationOptions: (options: MutationOptions) => options,
} as unknown as QueryClient;

/**
 * The options of the kit's mutations. Those of a client do not apply: they could repeat, pause, queue, delay or change a
 * submission. A mutation leaves its cache soon after it has settled. With a `gcTime` of 0, a timer would run all the time
 * while the mutation is pending and nothing shows it.
 */
export const MUTATION = {
  _defaulted: true,
  networkMode: 'always',
  gcTime: 500,
} as const satisfies MutationOptions;
