import { formatAddress } from 'localized-address-format';
import type { PostalAddress } from './BusinessDetails.js';

/** A text of an address, and the field that it comes from, if any. */
export interface AddressPiece {
  field?: Exclude<keyof PostalAddress, 'country'> | undefined;
  text: string;
}

const FIELDS = ['street', 'postalCode', 'city', 'region'] as const;
/** Private characters that stand for the fields while the lines are put in order. */
const TOKENS = ['\uE000', '\uE001', '\uE002', '\uE003'];

/**
 * The lines of an address in the order of its country, without the country. Some countries do not write the region.
 *
 * @param locale decides between the order of the country's own script and that of Latin letters
 */
export function addressLines(address: PostalAddress, locale: string): AddressPiece[][] {
  const [street = '', postalCode = '', city = '', region = ''] = TOKENS.map((token, index) => {
    const field = FIELDS[index];
    return field && address[field] ? token : undefined;
  });
  const { country: code = '' } = address;
  const country = countryName(code, 'en') && code.toUpperCase();
  const isLocal = country !== undefined && isLanguageOf(country, locale);
  const inOrder = (addressLine: string) =>
    formatAddress(
      {
        ...(country && { postalCountry: country }),
        addressLines: [addressLine],
        postalCode,
        locality: city,
        administrativeArea: region,
      },
      isLocal ? 'local' : 'latin',
    );
  let lines = inOrder(street);
  // In Japan and in the Emirates, the city is in the line of the street.
  if (!lines.join('').includes(city))
    lines = inOrder(isLocal && country === 'JP' ? city + street : [street, city].filter(Boolean).join(', '));
  const missing = [postalCode, country ? '' : region].filter((token) => !lines.join('').includes(token));
  return [...lines, missing.join(' ')].filter(Boolean).flatMap((line) => piecesOf(line, address));
}

/** Replaces the tokens of a line by the texts of the fields. A street can have several lines. */
function piecesOf(line: string, address: PostalAddress): AddressPiece[][] {
  const pieces: AddressPiece[][] = [[]];
  for (const part of line.split(/([\uE000-\uE003])/).filter(Boolean)) {
    const field = FIELDS[TOKENS.indexOf(part)];
    const [first = '', ...others] = field ? (address[field] ?? '').split(/\s*\n\s*/) : [part];
    pieces.at(-1)?.push({ field, text: first });
    for (const text of others) pieces.push([{ field, text }]);
  }
  return pieces;
}

/** The name of a country in a language. Undefined if the code is not known. */
export function countryName(code: string, locale: string): string | undefined {
  // Unicode's data also names codes of no country, such as ZZ, "Unknown Region".
  if (!/^(?!zz|x[ab]|qo)[a-z]{2}$/i.test(code)) return undefined;
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code.toUpperCase());
}

function isLanguageOf(country: string, locale: string): boolean {
  return new Intl.Locale(`und-${country}`).maximize().language === new Intl.Locale(locale).language;
}
