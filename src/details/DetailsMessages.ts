/** The UI strings of the details of a contact page in one language. `{placeholders}` mark where a value is inserted. */
export interface DetailsMessages {
  /** BCP 47 tag of the language. */
  lang: string;
  /** Writing direction. */
  dir: 'ltr' | 'rtl';
  /** A whole contact page. */
  page: {
    /** Heading of the page. */
    heading: string;
    /** Follows the heading: an invitation to write. */
    introduction: string;
  };
  /** Labels of the details. */
  labels: {
    /** Postal address of the business. */
    address: string;
    email: string;
    phone: string;
    /** Opening hours of the week. */
    hours: string;
    /** Hours that replace those of the week on certain dates, such as holidays. */
    exceptions: string;
    /** Other pages about the business, such as social networks. */
    links: string;
  };
  /** Opening hours, and whether the business is open. */
  hours: {
    /** Stands next to a day without opening hours. */
    closed: string;
    /** Stands next to a day that is open from 0:00 to 24:00. */
    allDay: string;
    /** The business is open now. A second phrase follows after "·". */
    openNow: string;
    /** Follows `openNow`. `{time}`: a time, such as 18:00. */
    closesAt: string;
    /** Follows `openNow`. `{relative}`: a phrase such as "in 20 minutes". */
    closesIn: string;
    /** Follows `openNow` if the business is open for days. `{date}`: a weekday or date, such as "Friday". */
    closesOn: string;
    /** The business is closed now. A second phrase follows after "·". */
    closedNow: string;
    /** Follows `closedNow` if the business opens later today. */
    opensAt: string;
    /** Follows `closedNow`. */
    opensTomorrow: string;
    /** Follows `closedNow`. `{date}`: a weekday or date, such as "Monday" or "December 27". */
    opensOn: string;
  };
  actions: {
    /** Link that opens a map of the place. */
    openMap: string;
    /** Button that loads an embedded map into the page. */
    showMap: string;
    /** Link that downloads the contact data for the address book. */
    saveContact: string;
  };
  /** Stands next to `showMap`. `{host}`: a host, such as www.openstreetmap.org. */
  mapPrivacy: string;
}

/** The strings of all components but `ContactPage`. */
export type DetailsStrings = Omit<DetailsMessages, 'page'>;
