import type { setText as SetText } from '../form/setText.js';
import type { TextField } from './createDraft.js';

/** A `TextField` over a control of the page. */
export interface ControlField extends TextField {
  /** Notes the text from before the first edit. Call it when an `input` event fires. */
  rememberOrigin: () => void;
  /** Makes the current text the one from before the first edit. */
  resetOrigin: () => void;
}

/** Reads the initial text of a form's fields, and sets their text. */
export interface TextAccess {
  setText: typeof SetText;
  /** The selector of the controls that can be fields. Received instead of imported, as `setText` is. */
  controls: string;
  /**
   * The initial text of a field, if a script sets it.
   * @default the attribute, or React's `defaultValue`
   */
  getDefault?: ((name: string) => string | undefined) | undefined;
}

/** Controls into which a visitor types text. `autocomplete="off"` excludes a control, as it does for the browser. */
export const textControls = ({ controls }: TextAccess) =>
  `${controls}:not(select, [autocomplete=off i], form[autocomplete=off i] *, [type=password], [type=checkbox], [type=radio], [type=range], [type=color])`;

const fields = new WeakMap<HTMLInputElement, ControlField>();

/** Returns the field of a control: always the same object for the same control. */
export function textField(control: HTMLInputElement, access: TextAccess): ControlField {
  const field = fields.get(control) ?? createTextField(control, access);
  fields.set(control, field);
  return field;
}

function createTextField(
  control: HTMLInputElement,
  { setText, getDefault = () => undefined }: TextAccess,
): ControlField {
  // `defaultValue` is not enough: React keeps it equal to the text of a controlled field.
  let origin: string | undefined;
  const hasDefault = () => isSame(control.value, getDefault(control.name) ?? control.defaultValue);

  function rememberOrigin(): void {
    origin ??= control.defaultValue;
  }

  return {
    get name() {
      return control.name;
    },
    get text() {
      return control.value;
    },
    get isEdited() {
      const start = getDefault(control.name) ?? origin;
      return !hasDefault() || (start !== undefined && !isSame(control.value, start));
    },
    get isFree() {
      // In a controlled field, typed text equals the default value.
      return hasDefault() && !(control.value && control.matches(':focus'));
    },
    write(text) {
      rememberOrigin();
      setText(control, text);
    },
    revert() {
      const { value, defaultValue } = control;
      // A default value that has changed in the meantime is used, unless it is the text of a controlled field.
      origin = getDefault(control.name) ?? (defaultValue === value ? (origin ?? '') : defaultValue);
      setText(control, origin);
    },
    rememberOrigin,
    resetOrigin() {
      origin = control.value;
    },
  };
}

/** Whether two texts are the same for a control, which normalizes line endings and can trim. */
function isSame(value: string, given: string): boolean {
  return value === given || value.trim() === given.replace(/\r\n?/g, '\n').trim();
}
