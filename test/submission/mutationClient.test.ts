import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { mutationClient } from '../../src/submission/mutationClient.js';

it.each([
  ['the kit’s', mutationClient],
  ['react-query’s', () => new QueryClient()],
])('a mutation runs through %s client alike', async (_, create) => {
  const client = create();
  const states: string[] = [];
  const observer = new MutationObserver(client, {
    mutationFn: (value: number) => (value > 0 ? Promise.resolve(value) : Promise.reject(new Error('no'))),
    gcTime: 0,
  });
  observer.subscribe(({ status }) => states.push(status));
  await expect(observer.mutate(1)).resolves.toBe(1);
  await expect(observer.mutate(-1)).rejects.toThrow('no');
  expect(states).toEqual(['pending', 'success', 'pending', 'error']);
  expect(client.getMutationCache().getAll()).toHaveLength(2);
});
