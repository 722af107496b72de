/** Ways to contact you after a failed submission. */
export interface FallbackContacts {
  /** Email address for a link that opens an email with the visitor's text. */
  email?: string | undefined;
  /**
   * Subject of the email.
   * @default `messages.labels.message`
   */
  subject?: string | undefined;
  /** Phone number for a link that calls you. The link shows the number as you write it. */
  phone?: string | undefined;
}

/** A link that calls a phone number (RFC 3966), which allows neither spaces nor brackets. The "(0)" of an international number is not dialed. */
export function phoneUrl(phone: string): string {
  return `tel:${phone.replace(/^(\+\d+)\W*\(0\)|[^\w+-]/g, '$1')}`;
}
