/** Which labels get a hint: those of optional fields, of required fields, or none. */
export type RequiredMark = 'optional' | 'required' | 'none';

/** The hint after a label, as a key of the catalog. There is none if only an asynchronous check knows what is required. */
export function labelHint(
  required: boolean | undefined,
  requiredMark: RequiredMark = 'optional',
): 'optional' | 'required' | undefined {
  if (required === undefined) return undefined;
  const hint = required ? 'required' : 'optional';
  return hint === requiredMark ? hint : undefined;
}
