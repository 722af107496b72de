/**
 * The controls of a form that can be fields. JSON cannot contain files, buttons have no value that the visitor entered, and
 * the controls of a trap or a challenge widget are not fields.
 */
export const CONTROLS =
  ':is(input, textarea, select)[name]:not([name=""], [type=file], [type=submit], [type=button], [type=reset], [data-rck-ignore] *)';
