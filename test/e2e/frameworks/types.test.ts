import { beforeAll, expect, it } from 'vitest';
import { createApp, type App } from '../../support/frameworks/createApp.js';

const OPTIONS = '--noEmit --strict --skipLibCheck false --target es2022 --jsx react-jsx --types node';

let app: App;
beforeAll(async () => {
  app = await createApp({ folders: ['types'] });
  return app.remove;
});

it.each(
  ['typescript', 'typescript-7'].flatMap((version) =>
    ['esnext --moduleResolution bundler', 'node16', 'nodenext'].map((module) => [version, module] as const),
  ),
)('the types of every entry pass in %s with --module %s', async (version, module) => {
  const compiler = `node_modules/${version}/bin/tsc`;
  expect(await app.run('node', compiler, ...`${OPTIONS} --module ${module} entries.tsx`.split(' '))).toBe('');
});

it('the compiler names the fix for --moduleResolution node10', async () => {
  const options = `${OPTIONS} --module esnext --moduleResolution node10 entries.tsx`.split(' ');
  await expect(app.run('node', 'node_modules/typescript/bin/tsc', ...options)).rejects.toThrow(
    `Consider updating to 'node16', 'nodenext', or 'bundler'.`,
  );
});
