/** Prints, for each such submission, that a filled trap has discarded a message. */
export function warnOfTrap(): void {
  console.warn(
    'react-contact-kit: the field of <ContactTrap> was filled, so the message was not sent, but the visitor sees the ' +
      'confirmation. Real visitors do not see this field. If a browser extension filled it, set discard={false} and ' +
      'check `evidence.isTrapFilled` in `send` instead.',
  );
}
