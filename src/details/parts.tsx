import type { ReactElement, ReactNode } from 'react';
import { phoneUrl } from '../fallback/links.js';
import { cx } from '../form/attributes.js';
import { addressLines, countryName, type AddressPiece } from './address.js';
import { ContactHours } from './ContactHours.js';
import { mapUrl, webUrl } from './links.js';
import { resolve, type PartProps } from './detailsProps.js';
import { vCard } from './vCard.js';

// No file of these components has "use client" or a hook, so a server component adds nothing to the page.

/** The email address as a link. Renders an `<a>`. */
export function ContactEmail(props: PartProps<'a'>): ReactElement | null {
  const { details, locale: _, messages: __, className, ...native } = props;
  const { email } = details;
  resolve(props);
  if (!email) return null;
  return (
    <a {...native} className={cx('rck-email', className)} href={`mailto:${encodeURI(email)}`} dir="ltr">
      <span itemProp="email">{breakable(email)}</span>
    </a>
  );
}

/** Lets a long address break after `@` and before dots. */
function breakable(email: string): ReactNode {
  return (email.match(/[^@]*@|\.*[^.@]+|.+/g) ?? []).flatMap((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text
    index === 0 ? [part] : [<wbr key={index} />, part],
  );
}

/** The phone number as a link that calls it. Renders an `<a>`. */
export function ContactPhone(props: PartProps<'a'>): ReactElement | null {
  const { details, locale: _, messages: __, className, ...native } = props;
  const { phone } = details;
  resolve(props);
  if (!phone) return null;
  return (
    <a {...native} className={cx('rck-phone', className)} href={phoneUrl(phone)} dir="ltr">
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
  const { details, locale: _, messages: __, className, ...native } = props;
  const { locale } = resolve(props);
  const { address } = details;
  if (!address) return null;
  const { country = '' } = address;
  const name = countryName(country, locale);
  const lines = addressLines(address, locale);
  if (lines.length === 0 && !name) return null;
  return (
    <address
      {...native}
      className={cx('rck-address', className)}
      itemProp="address"
      itemScope
      itemType="https://schema.org/PostalAddress"
    >
      {lines.map((line, index) => (
        // A block `<bdi>` would go to the left of a right-to-left page.
        // oxlint-disable-next-line react/no-array-index-key -- the lines of an address
        <Line key={index} isFirst={index === 0}>
          {line.map(renderPiece)}
        </Line>
      ))}
      {name && (
        <Line isFirst={lines.length === 0}>
          {name}
          <meta itemProp="addressCountry" content={country.toUpperCase()} />
        </Line>
      )}
    </address>
  );
}

function Line({ isFirst, children }: { isFirst: boolean; children: ReactNode }): ReactElement {
  return (
    <>
      {!isFirst && <br />}
      <bdi>{children}</bdi>
    </>
  );
}

function renderPiece({ field, text }: AddressPiece): ReactNode {
  return field ? (
    <span key={text} itemProp={ADDRESS_PROPERTIES[field]}>
      {text}
    </span>
  ) : (
    text
  );
}

/** Links to other pages. Renders a `<ul>`. */
export function ContactLinks(props: PartProps<'ul'>): ReactElement | null {
  const { details, locale: _, messages: __, className, ...native } = props;
  resolve(props);
  const links = (details.links ?? []).filter(({ href }) => webUrl(href));
  if (links.length === 0) return null;
  return (
    <ul {...native} className={cx('rck-detail-links', className)}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} itemProp="sameAs">
            {label}
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

/** A link that opens a map of the place. It loads nothing by itself. Renders an `<a>`. */
export function ContactMap(props: ContactMapProps): ReactElement | null {
  const { details, locale: _, messages: __, className, href = mapUrl(details), ...native } = props;
  const { messages } = resolve(props);
  if (!webUrl(href)) return null;
  return (
    <a {...native} className={cx('rck-map-link', className)} href={href} itemProp="hasMap">
      {messages.actions.openMap}
    </a>
  );
}

/** A link that downloads the contact data for the address book (a vCard). Renders an `<a>`. */
export function ContactCard(props: PartProps<'a'>): ReactElement | null {
  const { details, locale: _, messages: __, className, ...native } = props;
  const { messages } = resolve(props);
  const { name, email, phone } = details;
  if (!name && !email && !phone) return null;
  return (
    <a
      {...native}
      className={cx('rck-save', className)}
      download={`${(name ?? '').replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'contact'}.vcf`}
      href={`data:text/vcard;charset=utf-8,${encodeURIComponent(vCard(details))}`}
    >
      {messages.actions.saveContact}
    </a>
  );
}

/**
 * Everything that is known: the address, the email address, the phone number, the hours and the links. Renders a `<div>` with
 * schema.org's `LocalBusiness` as microdata, and a `<dl>` in it.
 */
export function ContactDetails(props: PartProps<'div'>): ReactElement {
  const { details, locale: _, messages: __, className, ...native } = props;
  const { locale, messages } = resolve(props);
  const part = { details, locale, messages };
  const { labels } = messages;
  const { name, address, email, phone, position, hours, exceptions, links } = details;
  const rows: [label: string, isKnown: unknown, content: ReactElement][] = [
    [labels.address, address, <ContactAddress key="address" {...part} />],
    [labels.email, email, <ContactEmail key="email" {...part} />],
    [labels.phone, phone, <ContactPhone key="phone" {...part} />],
    [
      labels.hours,
      Object.keys({ ...hours, ...exceptions }).length > 0,
      <ContactHours key="hours" {...part} />,
    ],
    [labels.links, links?.some(({ href }) => webUrl(href)), <ContactLinks key="links" {...part} />],
  ];
  return (
    <div {...native} className={className} itemScope itemType="https://schema.org/LocalBusiness">
      {name && <meta itemProp="name" content={name} />}
      {position && (
        <div hidden itemProp="geo" itemScope itemType="https://schema.org/GeoCoordinates">
          <meta itemProp="latitude" content={String(position.latitude)} />
          <meta itemProp="longitude" content={String(position.longitude)} />
        </div>
      )}
      <dl className="rck-details">
        {rows.map(
          ([label, isKnown, content]) =>
            Boolean(isKnown) && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{content}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}
