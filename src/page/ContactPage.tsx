'use client';
import { useId, type ComponentPropsWithoutRef, type ReactElement, type ReactNode } from 'react';
import type { BusinessDetails } from '../details/BusinessDetails.js';
import { ContactHours } from '../details/ContactHours.js';
import { ContactOpenNow, useOpeningText } from '../details/ContactOpenNow.js';
import type { DetailsMessages } from '../details/DetailsMessages.js';
import type { DetailsProps } from '../details/detailsProps.js';
import { intlLocale } from '../details/formats.js';
import { openingState } from '../details/hours.js';
import en from '../details/locales/en.js';
import {
  Business,
  ContactAddress,
  ContactCard,
  ContactEmail,
  ContactLinks,
  ContactMap,
  ContactPhone,
  renderRow,
} from '../details/parts.js';
import { diagnoseDetails } from '../diagnostics/diagnoseDetails.js';
import { cx, propsWithout } from '../form/attributes.js';
import { ContactDraftNotice } from '../form/ContactDraftNotice.js';
import { ContactField } from '../form/ContactField.js';
import { ContactForm, NOT_ATTRIBUTES, type ContactFormProps } from '../form/ContactForm.js';
import { useContactFormContext } from '../form/ContactFormContext.js';
import type { ContactFormSettings, ContactOptions } from '../form/ContactOptions.js';
import { ContactFallback, ContactStatus, ContactSubmit } from '../form/parts.js';
import { useSubmissionOptions } from '../form/useOptions.js';
import { catalogHook } from '../messages/catalogHook.js';
import { lazyCatalogs } from '../messages/lazyCatalogs.js';
import type { ContactSchema } from '../schema/parseValues.js';

/** The props of the form of a `ContactPage`. Its native props go to the `<div>` of the page. */
interface FormProps<Schema extends ContactSchema>
  extends
    ContactOptions<Schema>,
    ContactFormSettings,
    Pick<ContactFormProps<Schema>, 'defaultValues' | 'action' | 'children' | 'confirmation'> {}

/** The props of `ContactPage`. */
export interface ContactPageProps<Schema extends ContactSchema = ContactSchema>
  extends FormProps<Schema>, Omit<ComponentPropsWithoutRef<'div'>, keyof FormProps<Schema> | 'dir' | 'lang'> {
  /**
   * The contact data, or a list of locations. The email address and the phone number of the first location stand next to the
   * form, and are its `fallback`.
   */
  details: BusinessDetails | readonly BusinessDetails[];
  /**
   * The UI strings outside of the form, from `react-contact-kit/locales/details/*`.
   * @default the catalog of `locale`, loaded on demand
   */
  detailsMessages?: DetailsMessages | undefined;
  /**
   * Heading of the page, and name of the form. `null` renders nothing.
   * @default `page.heading` of the catalog
   */
  heading?: ReactNode;
  /**
   * Follows the heading. `null` renders nothing.
   * @default `page.introduction` of the catalog
   */
  introduction?: ReactNode;
}

const FORM_PROPS = [...NOT_ATTRIBUTES, 'action'] as const;
const PAGE_PROPS = ['children', 'details', 'detailsMessages', 'heading', 'introduction'] as const;

const useDetailsCatalog = /* @__PURE__ */ catalogHook(async () => {
  const { catalogs } = await import('./catalogs.js');
  return lazyCatalogs<DetailsMessages>(catalogs);
});

/**
 * A whole contact page: a heading, an introduction, the form, and each location with its address and opening hours. Renders a
 * `<div>`, for the `<main>` of your page. After a failed submission, the visitor also sees whether the phone is answered now.
 *
 * State: `data-loading` until the catalog has loaded.
 *
 * @throws TypeError as `ContactForm`
 */
export function ContactPage<Schema extends ContactSchema = ContactSchema>(
  props: ContactPageProps<Schema>,
): ReactElement {
  const { details, detailsMessages, heading, introduction, children, fallback, className } = props;
  const id = useId();
  const { tag } = useSubmissionOptions(props as unknown as ContactOptions);
  const isNeeded = !detailsMessages && !/^en(?![a-z])/i.test(tag);
  const loaded = useDetailsCatalog(tag, isNeeded);
  const isLoading = isNeeded && loaded === undefined;
  const catalog = detailsMessages ?? loaded;
  const locale = catalog || isLoading ? intlLocale(tag) : 'en';
  // English, which the stylesheet hides while the catalog loads. In plain JavaScript, `messages` can be another kind of catalog.
  const messages: DetailsMessages = { ...en, lang: locale, dir: directionOf(locale), ...catalog };
  // In plain JavaScript, `details` can be missing.
  const places = [details].flat().filter((place) => place);
  const [main = {}] = places;
  const language = { locale, messages };
  const { labels, page } = messages;
  const isOnly = places.length === 1;
  const part = { details: main, ...language };
  // A list of locations shows it at each of them.
  const isOpeningKnown = isOnly && openingState(main, 0);
  const hasContact = main.email || main.phone || isOpeningKnown;
  // Bundlers remove the diagnostics from production builds.
  if (process.env.NODE_ENV === 'development') {
    for (const place of [main, ...places]) diagnoseDetails(place, locale, messages);
  }
  const native = propsWithout([...FORM_PROPS, ...PAGE_PROPS], props);
  const formProps = Object.fromEntries(FORM_PROPS.map((name) => [name, props[name]]));
  const headingId = `${id}h`;
  const contactId = `${id}c`;
  return (
    <div
      {...native}
      className={cx('rck-page', className)}
      lang={locale}
      dir={messages.dir}
      data-loading={isLoading ? '' : undefined}
    >
      <div className="rck-page-grid">
        <header>
          {heading !== null && <h1 id={headingId}>{heading ?? page.heading}</h1>}
          {introduction !== null && (
            <p className="rck-page-introduction">{introduction ?? page.introduction}</p>
          )}
          {hasContact && (
            <dl id={contactId} className="rck-details">
              {renderRow(labels.email, main.email, ContactEmail, part)}
              {renderRow(labels.phone, main.phone, ContactPhone, part)}
              {renderRow(labels.hours, isOpeningKnown, ContactOpenNow, part)}
            </dl>
          )}
        </header>
        <div className="rck-page-form">
          <ContactForm
            {...(formProps as unknown as ContactFormProps)}
            fallback={{ email: main.email ?? undefined, phone: main.phone ?? undefined, ...fallback }}
            aria-labelledby={heading === null ? undefined : headingId}
          >
            {children ?? <DefaultContent />}
            <PhoneHours {...part} />
          </ContactForm>
        </div>
        <div className="rck-places">
          {places.map((place, index) => (
            <Place
              // oxlint-disable-next-line react/no-array-index-key -- locations have no ID
              key={index}
              details={place}
              contactId={place === main && hasContact ? contactId : undefined}
              isOnly={isOnly}
              {...language}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

function directionOf(locale: string): 'ltr' | 'rtl' {
  return /Arab|Hebr/.test(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** The default content of `ContactForm`. */
function DefaultContent(): ReactElement {
  const { options } = useContactFormContext('ContactPage');
  return (
    <>
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" />
      <ContactSubmit />
      <ContactStatus />
      <ContactFallback />
      {options.draft && <ContactDraftNotice />}
    </>
  );
}

/** Whether the phone is answered now, while the form shows a failure and the number. Renders a `<p>`, or nothing. */
function PhoneHours(props: DetailsProps & { messages: DetailsMessages }): ReactElement | null {
  const { state, options } = useContactFormContext('ContactPage');
  const { text } = useOpeningText(props);
  const { error, previousError } = state.submission;
  const { phone } = props.details;
  const isShown = (error ?? previousError) && phone && options.fallback?.phone === phone;
  return isShown && text ? (
    <p className="rck-open" data-open={text.isOpen ? '' : undefined}>
      {`${props.messages.labels.phone} · `}
      <b>{text.state}</b>
      {text.change && ` · ${text.change}`}
    </p>
  ) : null;
}

interface PlaceProps extends Required<Omit<DetailsProps, 'messages'>> {
  messages: DetailsMessages;
  /** ID of the element that shows the email address and the phone number of this location. */
  contactId: string | undefined;
  /** Whether there is no other location. Then "open now" stands there too. */
  isOnly: boolean;
}

/** A location. Renders a `<section>`, or nothing if everything is shown elsewhere. */
function Place({ contactId, isOnly, ...part }: PlaceProps): ReactElement | null {
  const id = useId();
  const { details, messages } = part;
  const { name, address, position, email, phone, hours, exceptions, links } = details;
  const { labels } = messages;
  const title = name || address?.city;
  const hasHours = Object.keys({ ...hours, ...exceptions }).length > 0;
  const hasOwnContact = !contactId && (email || phone);
  if (!address && !position && !hasHours && !links?.length && !hasOwnContact) return null;
  return (
    <section className="rck-place" aria-labelledby={title ? id : undefined}>
      {(address ?? position) && <div className="rck-map" aria-hidden="true" />}
      <Business className="rck-place-body" details={details} itemRef={contactId}>
        {title && <h2 id={id}>{title}</h2>}
        {!isOnly && hasHours && <ContactOpenNow {...part} />}
        <ContactAddress {...part} />
        {hasOwnContact && (
          <dl className="rck-details">
            {renderRow(labels.email, email, ContactEmail, part)}
            {renderRow(labels.phone, phone, ContactPhone, part)}
          </dl>
        )}
        {hasHours && <h3>{labels.hours}</h3>}
        <ContactHours {...part} />
        <ContactLinks {...part} />
        <p className="rck-place-actions">
          <ContactMap {...part} />
          <ContactCard {...part} />
        </p>
      </Business>
    </section>
  );
}
