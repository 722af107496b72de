import type { ReactElement, ReactNode } from 'react';
import { phoneUrl } from '../fallback/links.js';
import { addressLines, countryName, type AddressPiece } from './address.js';
import { ContactHours } from './ContactHours.js';
import { mapUrl, webUrl } from './links.js';
import { resolve, type PartProps } from './detailsProps.js';
import { vCard } from './vCard.js';

// No file of these components has "use client" or a hook, so a server component adds nothing to the page.
// oxlint-disable react/capitalized-calls -- without hooks, a call shows whether a component renders something

/** The email address as a link. Renders an `<a>`. */
export function ContactEmail(props: PartProps<'a'>): ReactElement | null {
  const { details, native } = resolve('rck-email', props);
  const { email } = details;
  if (!email) return null;
  return (
    <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} {...native} dir="ltr">
      <span itemProp="email">{breakable(email)}</span>
    </a>
  );
}

/** Lets a long address break before `@` and dots. */
function breakable(email: string): ReactNode {
  return email.split(/(?=[.@])/).flatMap((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text
    index === 0 ? [part] : [<wbr key={index} />, part],
  );
}

/** The phone number as a link that calls it. Renders an `<a>`. */
export function ContactPhone(props: PartProps<'a'>): ReactElement | null {
  const { details, native } = resolve('rck-phone', props);
  const { phone } = details;
  if (!phone) return null;
  return (
    <a href={phoneUrl(phone)} {...native} dir="ltr">
      <span itemProp="telephone">{phone}</span>
    </a>
  );
}

const ADDRESS_PROPERTIES = {
  street: 'streetAddress',
  postalCode: 'postalCode',
  city: 'addressLocality',
  region: 'addressRegion',
} as const;

/** The address, in the order of its country. Renders an `<address>`. */
export function ContactAddress(props: PartProps<'address'>): ReactElement | null {
  const { details, locale, native } = resolve('rck-address', props);
  const { address } = details;
  const { country = '' } = address;
  const name = countryName(country, locale);
  const lines: ReactNode[] = addressLines(address, locale).map((line) => line.map(renderPiece));
  if (name) {
    lines.push(
      <>
        {/* Browsers and servers can name a country differently. */}
        <span suppressHydrationWarning>{name}</span>
        <meta itemProp="addressCountry" content={country.toUpperCase()} />
      </>,
    );
  }
  if (lines.length === 0) return null;
  return (
    <address {...native} itemProp="address" itemScope itemType="https://schema.org/PostalAddress">
      {lines.flatMap((line, index) => [
        index > 0 && <br key={-index} />,
        // A block `<bdi>` would go to the left of a right-to-left page.
        // oxlint-disable-next-line react/no-array-index-key -- the lines of an address
        <bdi key={index}>{line}</bdi>,
      ])}
    </address>
  );
}

function renderPiece({ field, text }: AddressPiece): ReactNode {
  return field ? (
    <span key={field} itemProp={ADDRESS_PROPERTIES[field]}>
      {text}
    </span>
  ) : (
    text
  );
}

/** Links to other pages. Renders a `<ul>`. */
export function ContactLinks(props: PartProps<'ul'>): ReactElement | null {
  const { details, native } = resolve('rck-detail-links', props);
  const { links } = details;
  if (links.length === 0) return null;
  return (
    <ul {...native}>
      {links.map(({ label, href }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- links have no ID
        <li key={index}>
          <a href={href} itemProp="sameAs">
            <bdi>{label}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}

export interface ContactMapProps extends PartProps<'a'> {
  /**
   * URL of the map.
   * @default OpenStreetMap at the position, or its search for the address
   */
  href?: string | undefined;
}

/** A link that opens a map of the place. Renders an `<a>` and loads nothing. */
export function ContactMap(props: ContactMapProps): ReactElement | null {
  const { details, messages, native } = resolve('rck-map-link', props);
  const { href = mapUrl(details) } = native;
  if (!webUrl(href)) return null;
  return (
    <a {...native} href={href} itemProp="hasMap">
      {messages.actions.openMap}
    </a>
  );
}

/** A link that downloads the contact data as a vCard. Renders an `<a>`. */
export function ContactCard(props: PartProps<'a'>): ReactElement | null {
  const { details, messages, native } = resolve('rck-save', props);
  const { name, email, phone } = details;
  if (!(name ?? email ?? phone)) return null;
  return (
    <a
      download={`${name?.match(/[\p{L}\p{M}\p{N}]+/gu)?.join('-') ?? 'contact'}.vcf`}
      href={`data:text/vcard;charset=utf-8,${encodeURIComponent(vCard(details))}`}
      {...native}
    >
      {messages.actions.saveContact}
    </a>
  );
}

export interface ContactDetailsProps extends PartProps<'div'> {
  /**
   * Your arrangement of the components, inside the element with the microdata.
   * @default a `<dl>`
   */
  children?: ReactNode;
}

/**
 * The address, email address, phone number, hours and links. Renders a `<div>` with schema.org's
 * `LocalBusiness` as microdata, and a `<dl>` in it.
 */
export function ContactDetails(props: ContactDetailsProps): ReactElement {
  const { details, locale, messages, native } = resolve('rck-business', props);
  const { name, position } = details;
  const { labels } = messages;
  const part = { details, locale, messages };
  return (
    // Own children can have another language than the labels.
    <div
      {...native}
      {...(native.children !== undefined && { lang: props.lang, dir: props.dir })}
      itemScope
      itemType="https://schema.org/LocalBusiness"
    >
      {name && <meta itemProp="name" content={name} />}
      {position && (
        <div hidden itemProp="geo" itemScope itemType="https://schema.org/GeoCoordinates">
          <meta itemProp="latitude" content={String(position.latitude)} />
          <meta itemProp="longitude" content={String(position.longitude)} />
        </div>
      )}
      {native.children ?? (
        <dl className="rck-details">
          {renderRow(labels.address, ContactAddress(part))}
          {renderRow(labels.email, ContactEmail(part))}
          {renderRow(labels.phone, ContactPhone(part))}
          {renderRow(labels.hours, ContactHours(part))}
          {renderRow(labels.links, ContactLinks(part))}
        </dl>
      )}
    </div>
  );
}

/** A row of a `<dl>`, if it has a content. */
export function renderRow(label: string, content: ReactNode): ReactNode {
  return (
    content && (
      <div>
        <dt>{label}</dt>
        <dd>{content}</dd>
      </div>
    )
  );
}
