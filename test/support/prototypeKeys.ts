/** The keys that every object, list and function inherits. They change when something pollutes a prototype. */
export function prototypeKeys(): PropertyKey[] {
  return [Object, Array, Function, String].flatMap(({ prototype }) => Reflect.ownKeys(prototype));
}
