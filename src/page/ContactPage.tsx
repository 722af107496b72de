'use client';
// oxlint-disable react/capitalized-calls -- the details have no hooks, and a call shows whether they render something
import {
  useId,
  type ComponentPropsWithoutRef,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { BusinessDetails } from '../details/BusinessDetails.js';
import { cleanDetails, type CleanDetails } from '../details/cleanDetails.js';
import { ContactHours } from '../details/ContactHours.js';
import { ContactOpenNow, useOpeningText } from '../details/ContactOpenNow.js';
import type { DetailsMessages } from '../details/DetailsMessages.js';
import type { DetailsProps } from '../details/detailsProps.js';
import { intlLocale } from '../details/formats.js';
import { openingState } from '../details/hours.js';
import en from '../details/locales/en.js';
import {
  ContactAddress,
  ContactCard,
  ContactDetails,
  ContactEmail,
  ContactLinks,
  ContactMap,
  ContactPhone,
  renderRow,
} from '../details/parts.js';
import { diagnoseDetails } from '../diagnostics/diagnoseDetails.js';
import { cx, propsWithout } from '../form/attributes.js';
import { ContactDraftNotice } from '../form/ContactDraftNotice.js';
import { ContactForm, NOT_ATTRIBUTES, type ContactFormProps } from '../form/ContactForm.js';
import { useContactFormContext } from '../form/ContactFormContext.js';
import type { ContactFormSettings, ContactOptions } from '../form/ContactOptions.js';
import { renderField } from '../form/field.js';
import { renderFallback, renderStatus, renderSubmit } from '../form/parts.js';
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
   * The contact data, or a list of locations. The form's `fallback` defaults to the email address and phone number of
   * the first location, even inside a `ContactProvider` that sets others.
   */
  details: BusinessDetails | readonly BusinessDetails[];
  /**
   * UI strings outside the form: a catalog from `react-contact-kit/locales/details/*`, or a changed copy of a whole catalog.
   * @default the catalog of `locale`, loaded on demand
   */
  detailsMessages?: DetailsMessages | undefined;
  /**
   * The page's heading, which is also the form's accessible name. `null` renders no heading and leaves the form without
   * a name.
   * @default `page.heading` of the catalog
   */
  heading?: ReactNode;
  /**
   * Paragraph below the heading. `null` renders no paragraph.
   * @default `page.introduction` of the catalog
   */
  introduction?: ReactNode;
  /**
   * Component for a location's map: `ContactMapEmbed`, or your own component with these props.
   * @default a placeholder drawing that loads nothing
   */
  map?: ComponentType<DetailsProps> | undefined;
}

const FORM_PROPS = [...NOT_ATTRIBUTES, 'action'] as const;
const PAGE_PROPS = ['children', 'details', 'detailsMessages', 'heading', 'introduction', 'map'] as const;

const useDetailsCatalog = /* @__PURE__ */ catalogHook(async () => {
  const { catalogs } = await import('./catalogs.js');
  return lazyCatalogs<DetailsMessages>(catalogs);
});

/**
 * A whole contact page: heading, introduction, form, and each location with its address and opening hours. Renders a
 * `<div>`, for your page's `<main>`. After a failed submission, `ContactFallback` also
 * shows whether the business is open for calls.
 *
 * State: `data-loading` until the catalog has loaded.
 *
 * @throws TypeError as `ContactForm`
 */
export function ContactPage<Schema extends ContactSchema = ContactSchema>(
  props: ContactPageProps<Schema>,
): ReactElement {
  const { details, detailsMessages, children, fallback, className } = props;
  const id = useId();
  const options = useSubmissionOptions(props as unknown as ContactOptions);
  const { tag } = options;
  const isNeeded = !detailsMessages && !/^en(?![a-z])/i.test(tag);
  const loaded = useDetailsCatalog(tag, isNeeded);
  const isLoading = isNeeded && loaded === undefined;
  const catalog = detailsMessages ?? loaded;
  // The region of `locale`, such as `de-AT`, if it has the language of the catalogs.
  const region = options.locale?.startsWith(tag) ? options.locale : tag;
  const locale = catalog === null ? 'en' : intlLocale(region);
  // English, which the stylesheet hides while the catalog loads. In plain JavaScript, `messages` can be another kind of catalog.
  const messages: DetailsMessages = { ...en, lang: locale, dir: directionOf(locale), ...catalog };
  const places = [details].flat().map(cleanDetails);
  const [main = cleanDetails({})] = places;
  const language = { locale, messages };
  const { page } = messages;
  const { heading = page.heading, introduction = page.introduction } = props;
  const isOnly = places.length === 1;
  const part = { details: main, ...language };
  // Undefined if the hours are not known.
  const opening = openingState(main, 0);
  // Bundlers remove the diagnostics from production builds.
  if (process.env.NODE_ENV === 'development') {
    for (const place of [details].flat()) diagnoseDetails(place, locale, messages);
  }
  const native = propsWithout([...FORM_PROPS, ...PAGE_PROPS], props);
  const formProps = Object.fromEntries(FORM_PROPS.map((name) => [name, props[name]]));
  const headingId = `${id}h`;
  const contactId = `${id}c`;
  // With several locations, each shows its own state, email address and phone number.
  const contact = isOnly && renderContact(part, contactId);
  const contacts = { email: main.email, phone: main.phone, ...fallback };
  const isPhoneOfHours = opening && contacts.phone && contacts.phone === main.phone;
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
          {heading && <h1 id={headingId}>{heading}</h1>}
          {introduction && <p className="rck-page-introduction">{introduction}</p>}
          {isOnly && opening && <ContactOpenNow {...part} />}
          {contact}
        </header>
        <div className="rck-page-form">
          <ContactForm
            {...(formProps as unknown as ContactFormProps)}
            fallback={{ note: isPhoneOfHours ? <PhoneHours {...part} /> : undefined, ...contacts }}
            aria-labelledby={heading ? headingId : undefined}
          >
            {children ?? <DefaultContent />}
          </ContactForm>
        </div>
        <div className="rck-places">
          {places.map((place, index) => (
            <Place
              // oxlint-disable-next-line react/no-array-index-key -- locations have no ID
              key={index}
              details={place}
              contactId={contact ? contactId : undefined}
              map={props.map}
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
  const context = useContactFormContext('ContactPage');
  const id = useId();
  return (
    <>
      {renderField(context, `${id}n`, { name: 'name' })}
      {renderField(context, `${id}e`, { name: 'email' })}
      {renderField(context, `${id}m`, { name: 'message' })}
      {renderSubmit(context, {})}
      {renderStatus(context, {})}
      {renderFallback(context, {})}
      {context.options.draft && <ContactDraftNotice />}
    </>
  );
}

/** Whether the phone is answered now. Renders a `<p>`, or nothing. */
function PhoneHours(props: DetailsProps & { messages: DetailsMessages }): ReactElement | null {
  const { text } = useOpeningText(props);
  return text ? (
    <p className="rck-open" data-open={text.isOpen ? '' : undefined}>
      <b>{text.state}</b>
      {text.change && <span>{` · ${text.change}`}</span>}
    </p>
  ) : null;
}

/** The email address and the phone number of a location. Renders a `<dl>`, or nothing. */
function renderContact(place: PlaceData, id?: string): ReactElement | null {
  const { labels } = place.messages;
  const { email, phone } = place.details;
  return (email ?? phone) ? (
    <dl id={id} className="rck-details">
      {renderRow(labels.email, ContactEmail(place))}
      {renderRow(labels.phone, ContactPhone(place))}
    </dl>
  ) : null;
}

interface PlaceData {
  details: CleanDetails;
  locale: string;
  messages: DetailsMessages;
}

interface PlaceProps extends PlaceData {
  /** ID of the element that shows the email address and the phone number of the only location. */
  contactId: string | undefined;
  map: ContactPageProps['map'];
  /** Whether there is no other location. Then "open now", the email address and the phone number follow the introduction. */
  isOnly: boolean;
}

/** A location. Renders a `<section>`, or nothing if everything is shown elsewhere. */
function Place({ contactId, isOnly, map: Map, ...part }: PlaceProps): ReactElement | null {
  const id = useId();
  const { details, messages } = part;
  const title = details.name ?? details.address.city;
  const titleId = title ? id : undefined;
  const address = ContactAddress(part);
  const hours = ContactHours(part);
  const links = ContactLinks(part);
  const mapLink = ContactMap({ ...part, 'aria-describedby': titleId });
  const contact = !isOnly && renderContact(part);
  if (!title && !address && !hours && !links && !mapLink && !contact) return null;
  return (
    <section className="rck-place" aria-labelledby={titleId}>
      {mapLink && (Map ? <Map {...part} /> : <div className="rck-map" aria-hidden="true" />)}
      <ContactDetails {...part} className="rck-place-body" itemRef={contactId}>
        {title && (
          <h2 id={id}>
            <bdi>{title}</bdi>
          </h2>
        )}
        {!isOnly && hours && <ContactOpenNow {...part} />}
        {address}
        {contact}
        {hours && <h3>{messages.labels.hours}</h3>}
        {hours}
        {links}
        <p className="rck-place-actions">
          {mapLink}
          <ContactCard {...part} aria-describedby={titleId} />
        </p>
      </ContactDetails>
    </section>
  );
}
