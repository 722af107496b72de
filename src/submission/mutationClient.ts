import { MutationCache, type QueryClient } from '@tanstack/react-query';

/**
 * A client for a page that has none: only what a mutation asks of one. A whole `QueryClient` brings the
 * query side along, 4 kB that a form has no use for.
 */
export function mutationClient(): QueryClient {
  const cache = new MutationCache();
  const client: Pick<QueryClient, 'getMutationCache' | 'defaultMutationOptions'> = {
    getMutationCache: () => cache,
    defaultMutationOptions: <T>(options?: T) => options as T,
  };
  return client as QueryClient;
}
