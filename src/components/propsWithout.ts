/** The props with other names. Rest properties that exclude so many names take several times as long. */
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
