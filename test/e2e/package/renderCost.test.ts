import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Renders a form to HTML twice in a Node process, and counts the calls of the built package's functions in the second. */
const SCRIPT = `
  import { Session } from 'node:inspector/promises';
  import { createElement } from 'react';
  import { renderToString } from 'react-dom/server';
  import { ContactForm } from 'react-contact-kit';

  const render = () => renderToString(createElement(ContactForm, { formId: 'f_1', baseUrl: '/' }));
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  render();
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const html = render();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const folder = new URL('.', import.meta.resolve('react-contact-kit')).href;
  const calls = result
    .filter(({ url }) => url.startsWith(folder))
    .flatMap(({ functions }) => functions)
    .reduce((sum, { ranges: [{ count }] }) => sum + count, 0);
  process.stdout.write(JSON.stringify({ html, calls }));
`;

function renderInNode(): { html: string; calls: number } {
  const options = { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } } as const;
  return JSON.parse(execFileSync('node', ['--input-type=module', '--eval', SCRIPT], options)) as never;
}

it('a form renders to 21 elements and 65 attributes, with at most 125 calls of the kit’s functions', () => {
  const { html, calls } = renderInNode();
  const elements = [...html.matchAll(/<[a-z]\w*((?:\s+[\w-]+(?:="[^"]*")?)*)/g)];
  const attributes = elements.flatMap(([, text = '']) => [...text.matchAll(/[\w-]+(?:="[^"]*")?/g)]);
  // Change these numbers only together with the markup.
  expect({ elements: elements.length, attributes: attributes.length }).toEqual({
    elements: 21,
    attributes: 65,
  });
  expect(calls).toBeLessThanOrEqual(125);
});
