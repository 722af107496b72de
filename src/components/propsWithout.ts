/** Returns the props without these names. Rest properties that exclude many names would slow down each render. */
export function propsWithout<Props extends object, Name extends string>(
  names: readonly Name[],
  props: Props,
): Omit<Props, Name> {
  const others: Partial<Props> = {};
  for (const name in props) {
    if (!(names as readonly string[]).includes(name)) others[name] = props[name];
  }
  return others as Omit<Props, Name>;
}
