/** A link that calls a phone number (RFC 3966), which allows neither spaces nor square brackets. */
export function phoneUrl(phone: string): string {
  return `tel:${phone.replace(/[\s()[\]]/g, '')}`;
}
