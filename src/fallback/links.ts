/** The address of a mail, alone or with the subject of the mail. */
export type MailTarget = string | { email: string; subject?: string | undefined };

/** A link that opens an empty mail. */
export function emptyMailUrl(target: MailTarget): string {
  return `mailto:${typeof target === 'string' ? target : target.email}`;
}

/** A link that calls a phone number (RFC 3966), which allows neither spaces nor square brackets. */
export function phoneUrl(phone: string): string {
  return `tel:${phone.replace(/[\s()[\]]/g, '')}`;
}
