/** The error for an option that cannot do: what it is, why that matters, what to set it to. */
export function misuse(option: string, value: unknown, consequence: string, expected: string): TypeError {
  const shown = value === undefined ? 'missing' : JSON.stringify(value);
  return new TypeError(
    `react-contact-kit: createContactHandler: ${option} is ${shown}, so ${consequence}. Set it to ${expected}.`,
  );
}
