/** A control of a form, and its value when it was read. */
export interface ControlState {
  readonly control: HTMLInputElement;
  readonly value: string;
  /** Only the browser knows the value of a form-associated custom element. */
  readonly data: FormData | false;
  readonly checked: boolean;
  /** The values of the selected options of a `<select>`. */
  readonly selected: readonly string[];
  /** Whether the browser cannot read the text, such as half a date. */
  readonly isUnreadable: boolean;
}

/** The controls of a form, in document order. They can be outside of the form element. */
export function controlsOf(form: HTMLFormElement): HTMLInputElement[] {
  // A control named `elements` shadows the form's property.
  return Array.from(Reflect.get(HTMLFormElement.prototype, 'elements', form) as Iterable<HTMLInputElement>);
}

/** Reads the enabled controls of a form, in document order. */
export function readControls(form: HTMLFormElement): ControlState[] {
  return controlsOf(form)
    .filter((control) => control.matches(':enabled'))
    .map((control) => ({
      control,
      value: control.value,
      data: control.localName.includes('-') && new FormData(form),
      checked: control.checked,
      selected: Array.from(
        (control as Partial<Pick<HTMLSelectElement, 'selectedOptions'>>).selectedOptions ?? [],
        (option) => option.value,
      ),
      isUnreadable: control.validity?.badInput,
    }));
}

/**
 * Whether a submit event comes from a button that closes a dialog (`formmethod="dialog"`) or posts to another URL
 * (`formaction`). The browser or the app handles such a submit.
 */
export function isAppSubmit(event: Event): boolean | undefined {
  const submitter = (event as SubmitEvent).submitter as Element | null | undefined;
  return submitter?.matches('[formmethod=dialog i],[formaction]');
}
