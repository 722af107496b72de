import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import en from '../../src/locales/en.js';
import type { ComponentReference, Entries } from './readReference.js';

/** A name with its meaning in one sentence. */
export interface Named {
  name: string;
  description: string;
}

export interface CustomProperty extends Named {
  default: string;
  /** The default with the color scheme `dark`, if it is another one. */
  dark?: string;
}

export interface MessageKey extends Named {
  group: string;
  /** The message of the English catalog. */
  english: string;
}

/**
 * The custom properties of the stylesheet: the description is in the comment at its start, and the default in its rules.
 * Does not contain the properties that the form sets itself.
 */
export function customProperties(root: string): CustomProperty[] {
  const css = readFileSync(join(root, 'src/styles.css'), 'utf8');
  const rows = css.matchAll(/^ \* {3}(--rck-[\w-]+) {2,}(.+?) {2,}(.+)$/gm);
  return Array.from(rows)
    .filter(([, , value = '']) => !value.startsWith('set by'))
    .map(([, name = '', , description = '']) => Object.assign({ name, description }, defaultOf(css, name)));
}

/** The value that the form uses if a property is not set. The last rule is that of browsers with `light-dark()`. */
function defaultOf(css: string, name: string): { default: string; dark?: string } {
  const value = Array.from(css.matchAll(/^ +--_[\w-]+: var\((--rck-[\w-]+), (.+)\);$/gm))
    .filter(([, property]) => property === name)
    .map(([, , fallback = '']) => fallback.replace(/^var\(--rck-[\w-]+, (.+)\)$/, '$1'))
    .at(-1);
  if (value === undefined) throw new Error(`No rule of the stylesheet has a default for ${name}.`);
  const [, light = value, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  return { default: light.replace(/^var\(--_([\w-]+)\)$/, '--rck-$1'), ...(dark && { dark }) };
}

/** The keys of a catalog, in its order. */
export function messageKeys(entries: Entries): MessageKey[] {
  const messages = entries.get('.')?.find(({ name }) => name === 'Messages');
  const groups = messages?.kind === 'type' ? messages.members : [];
  return groups.flatMap(({ name: group, members = [] }) =>
    members.map(({ name, description }) => ({
      group,
      name,
      english: englishMessage(group, name),
      description,
    })),
  );
}

function englishMessage(group: string, key: string): string {
  const groups: Readonly<Record<string, unknown>> = { ...en };
  const messages = groups[group] as Readonly<Record<string, string>> | undefined;
  const message = messages?.[key];
  if (!message) throw new Error(`The English catalog has no message ${group}.${key}.`);
  return message;
}

/** The tags of the languages with a catalog. */
export function locales(root: string): string[] {
  return readdirSync(join(root, 'src/locales'))
    .filter((file) => file !== 'Messages.ts')
    .map((file) => file.replace('.ts', ''));
}

/** The error codes with their meaning, which the doc comment of their type lists. */
export function errorCodes(entries: Entries): Named[] {
  const codes = entries.get('./client')?.find(({ name }) => name === 'SubmissionErrorCode');
  const items = (codes?.summary ?? '').matchAll(/^- `(\w+)`: (.+)$/gm);
  return Array.from(items, ([, name = '', description = '']) => ({ name, description }));
}

/** The class names and the data attributes in the markup of a component. */
export function markupOf(component: Pick<ComponentReference, 'code'>): {
  classes: string[];
  attributes: string[];
} {
  const code = component.code.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '');
  const written = Array.from(code.matchAll(/(?<=['" ])rck-[\w-]+(?=['" ])/g), ([name]) => name);
  const ofField = Array.from(code.matchAll(/classFor\('(\w+)'\)/g), ([, element = '']) => `rck-${element}`);
  const attributes = Array.from(code.matchAll(/(?<=[\s(])data-[\da-z-]+(?=[={])/g), ([name]) => name);
  return { classes: unique([...written, ...ofField]), attributes: unique(attributes) };
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted();
}
