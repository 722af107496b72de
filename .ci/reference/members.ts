/** A member of a type, as the documentation shows it. */
export interface Member {
  name: string;
  type: string;
  required: boolean;
  default?: string;
  description: string;
  /** The members of its type, if the type is written in place. */
  members?: Member[];
}

/** The members of a type, and the native elements whose props it adds. */
export interface Members {
  members: Member[];
  native: string[];
  /** Native props that the type does not accept. */
  excluded: string[];
}

/** Earlier members override later ones of the same name. */
export function combine(parts: readonly Members[]): Members {
  const members = new Map<string, Member>();
  for (const member of parts.flatMap((part) => part.members)) {
    const earlier = members.get(member.name);
    // An overriding member can inherit its documentation.
    if (!earlier) members.set(member.name, member);
    else if (!earlier.description) members.set(member.name, { ...earlier, description: member.description });
  }
  return {
    members: [...members.values()],
    native: [...new Set(parts.flatMap((part) => part.native))],
    excluded: [...new Set(parts.flatMap((part) => part.excluded))],
  };
}

/** The members of a union. A member that only some alternatives have, or that is `undefined` in one, is left out. */
export function alternatives(parts: readonly Members[]): Members {
  const { native, excluded } = combine(parts);
  const always = excluded.filter((name) => parts.every((part) => part.excluded.includes(name)));
  const [first, ...others] = parts;
  const members = (first?.members ?? []).flatMap((member) => {
    const same = others.map((part) => part.members.find(({ name }) => name === member.name));
    if ([member, ...same].some((other) => !other || other.type === 'undefined')) return [];
    const types = [member, ...same].map((other) => other?.type ?? '');
    return [
      {
        ...member,
        type: [...new Set(types)].join(' | '),
        required: [member, ...same].every((other) => other?.required),
      },
    ];
  });
  return { members, native, excluded: always };
}

/** The props that a component shares with others come before its own. */
export function inheritedFirst(members: readonly Member[], bases: readonly Members[]): Member[] {
  const names = new Set(bases.flatMap((base) => base.members.map(({ name }) => name)));
  return [
    ...members.filter(({ name }) => names.has(name)),
    ...members.filter(({ name }) => !names.has(name)),
  ];
}

/** The members without these. A native prop that is left out is one that the component does not accept. */
export function omit({ members, native, excluded }: Members, keys: readonly string[]): Members {
  return {
    members: members.filter(({ name }) => !keys.includes(name)),
    native,
    excluded: native.length > 0 ? [...excluded, ...keys] : excluded,
  };
}

/** Only these members. */
export function pick({ members, native, excluded }: Members, keys: readonly string[]): Members {
  return { members: members.filter(({ name }) => keys.includes(name)), native, excluded };
}
