/** What every object, list and function inherits: unchanged, unless something has got into a prototype. */
export function prototypeKeys(): PropertyKey[] {
  return [Object, Array, Function, String].flatMap(({ prototype }) => Reflect.ownKeys(prototype));
}
