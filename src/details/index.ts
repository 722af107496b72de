export {
  ContactAddress,
  ContactCard,
  ContactDetails,
  ContactEmail,
  ContactLinks,
  ContactMap,
  ContactPhone,
} from './parts.js';
export { ContactHours } from './ContactHours.js';
export { ContactMapEmbed } from './ContactMapEmbed.js';
export { ContactOpenNow } from './ContactOpenNow.js';
export { detailsJsonLd } from './jsonLd.js';
export type { BusinessDetails } from './BusinessDetails.js';
