import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Member, Named } from './readApi.js';

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
 * The custom properties of the stylesheet, from the comment at its start. Does not contain the properties that the form sets
 * itself.
 */
export function customProperties(root: string): CustomProperty[] {
  const css = readFileSync(join(root, 'src/styles.css'), 'utf8');
  const rows = css.matchAll(/^ \* {3}(--rck-[\w-]+) {2,}(.+?) {2,}(.+)$/gm);
  return Array.from(rows)
    .filter(([, , value = '']) => !value.startsWith('set by'))
    .map(([, name = '', value = '', description = '']) => {
      const [light = '', dark] = value.split(' | ');
      const property = { name, description, default: light };
      return dark ? Object.assign(property, { dark }) : property;
    });
}

/** The keys of a catalog, in the order of its type, whose members are the groups. */
export function messageKeys(groups: readonly Member[], english: object): MessageKey[] {
  const catalog = english as Readonly<Record<string, Readonly<Record<string, string>>>>;
  return groups.flatMap(({ name: group, members = [] }) =>
    members.map(({ name, description }) => {
      return { group, name, english: catalog[group]?.[name] ?? '', description };
    }),
  );
}
