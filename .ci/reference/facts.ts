import type { Member, Named } from './readApi.js';

export interface MessageKey extends Named {
  group: string;
  /** The message of the English catalog. */
  english: string;
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
