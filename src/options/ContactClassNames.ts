/** State of a field that class names can depend on. */
export interface FieldClassState {
  /** The field shows an error. */
  invalid: boolean;
  /** A submission is pending. */
  pending: boolean;
}

/** Class names by element of a field: strings, or functions of the field's state. They are added to the kit's own. */
export type ContactClassNames = Partial<
  Record<
    'field' | 'label' | 'mark' | 'description' | 'control' | 'option' | 'error',
    string | ((state: FieldClassState) => string | undefined) | undefined
  >
>;
