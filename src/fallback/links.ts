/** Ways to contact you after a failed submission. */
export interface ContactFallbackOptions {
  /** Email address that the visitor can send the message to. */
  email?: string | undefined;
  /**
   * Subject of the email.
   * @default the catalog's label of the field `message`
   */
  subject?: string | undefined;
  /** Phone number that the visitor can call. Shown as it is written. */
  phone?: string | undefined;
  /** Called when the visitor uses a fallback action. */
  onUse?: ((action: 'copy' | 'email' | 'phone') => void) | undefined;
}

/** A link that calls a phone number (RFC 3966), which allows neither spaces nor brackets. The "(0)" of an international number is not dialed. */
export function phoneUrl(phone: string): string {
  return `tel:${phone.replace(/^(\+\d+)\W*\(0\)|[^\w+-]/g, '$1')}`;
}
