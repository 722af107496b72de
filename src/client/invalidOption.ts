/**
 * Creates the error for an option that is not valid.
 *
 * @param consequence what fails because of it, as a clause: "nothing can be sent"
 * @param expected what to set it to
 */
export function invalidOption(
  option: string,
  value: unknown,
  consequence: string,
  expected: string,
): TypeError {
  return new TypeError(
    `react-contact-kit: ${option} is ${describe(value)}, so ${consequence}. Set it to ${expected}.`,
  );
}

function describe(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'missing';
  // JSON has no NaN and no Infinity.
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}
