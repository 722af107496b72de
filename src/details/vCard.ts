import { phoneUrl } from '../fallback/links.js';
import type { CleanDetails } from './cleanDetails.js';

/** The bytes of a line, without its line break (RFC 6350 §3.2). */
const MAX_BYTES = 75;

/** The vCard (version 4.0, RFC 6350) of a business. Lines end with CRLF. */
export function vCard({ name, email, phone, address, position, timeZone, links }: CleanDetails): string {
  const { street, city, region, postalCode, country } = address;
  const parts = [street, city, region, postalCode, country];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    // Every vCard has a name.
    `FN:${escapeText(name ?? email ?? phone)}`,
    email && `EMAIL:${escapeText(email)}`,
    phone && `TEL;VALUE=uri:${phoneUrl(phone)}`,
    parts.some(Boolean) && `ADR:;;${parts.map(escapeText).join(';')}`,
    position && `GEO:geo:${position.latitude},${position.longitude}`,
    timeZone && `TZ:${escapeText(timeZone)}`,
    ...links.map(({ href }) => `URL:${new URL(href).href}`),
    'END:VCARD',
  ];
  return lines
    .filter((line) => line)
    .map((line) => `${fold(line as string)}\r\n`)
    .join('');
}

function escapeText(text = ''): string {
  return text.replace(/[\\,;]/g, String.raw`\$&`).replace(/\r\n?|\n/g, String.raw`\n`);
}

/** Folds a line, between characters: the next lines begin with a space. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const length = new TextEncoder().encode(character).length;
    if (bytes + length > MAX_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += length;
  }
  return folded;
}
