/** A `half` field shares a row with a neighboring `half` field if both fit. */
export type FieldWidth = 'full' | 'half';

/** Default attributes for the control of a default field. */
export interface FieldPreset {
  /** Element of the control. */
  as?: 'input' | 'textarea';
  type?: string;
  rows?: number;
  autoComplete?: string;
  dir?: 'ltr';
  width?: FieldWidth;
}

const NO_PRESET: FieldPreset = {};
const PRESETS: Record<string, FieldPreset> = {
  name: { autoComplete: 'name', width: 'half' },
  email: { type: 'email', autoComplete: 'email', dir: 'ltr', width: 'half' },
  message: { as: 'textarea', rows: 6 },
};

/** The preset of a field; empty for custom fields. The component and the server's page share it. */
export function fieldPreset(name: string): FieldPreset {
  // A field can have the name `constructor`.
  return (Object.hasOwn(PRESETS, name) && PRESETS[name]) || NO_PRESET;
}

/**
 * UTF-16 units of the longest message of the default schema, if it consists of emoji. A control with a longer text
 * must not have `dir="auto"`: Chromium takes many seconds to find its direction, or never finishes.
 */
export const MAX_AUTO_DIRECTION = 20_000;
