import type { $ZodTypes } from 'zod/v4/core';
import { fieldSchema, isAppCode, refuses } from './isRequired.js';

/**
 * Whether an empty value of a control counts as a missing field. An untouched control has the value '', false or [].
 * The schema of an optional field can refuse that value although it accepts a missing value.
 */
export function isMissing(schema: object, name: string, value: unknown): boolean {
  const isEmpty = value === '' || value === false || (Array.isArray(value) && value.length === 0);
  if (!isEmpty) return false;
  const refusesEmpty = refuses(schema, name, value);
  // Checks of the app expect a text. Some throw for an empty one.
  if (refusesEmpty === undefined) return value === '' && isOptional(schema, name);
  return refusesEmpty && refuses(schema, name, undefined) === false;
}

/** Whether a field's schema accepts a missing value before any function of the app runs. */
function isOptional(schema: object, name: string): boolean {
  const field = fieldSchema(schema, name);
  if (!field) return false;
  const {
    _zod: { def },
  } = field as $ZodTypes;
  return def.type === 'optional' && !def.checks?.some(isAppCode);
}
