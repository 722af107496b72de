import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// The linter checks layers, libraries and import cycles: see .oxlintrc.json.

const SRC = join(import.meta.dirname, '../../src');
const modules = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.tsx?$/.test(path),
);

/** Entries, catalogs (named by their language), and the message functions, which have no main one. */
const OTHER_NAMES = /^[^/]+$|^locales\/(?!Messages)|\/(index|command|messageText)\.ts$/;

it('every module is named after one of its exports', () => {
  const named = modules.filter((path) => !OTHER_NAMES.test(path));
  const misnamed = named.filter((path) => {
    const name = path.replace(/^.*\/|\.tsx?$/g, '');
    const code = readFileSync(join(SRC, path), 'utf8');
    return !new RegExp(`export [^;{]*\\b${name}(Context)?\\b`).test(code);
  });
  expect(misnamed).toEqual([]);
});
