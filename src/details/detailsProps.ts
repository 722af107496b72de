import type { ComponentPropsWithoutRef } from 'react';
import { diagnoseDetails } from '../diagnostics/diagnoseDetails.js';
import type { BusinessDetails } from './BusinessDetails.js';
import type { DetailsStrings } from './DetailsMessages.js';
import { intlLocale } from './formats.js';
import { englishOfDetails } from './englishOfDetails.js';

/** The props of all components. */
export interface DetailsProps {
  /** The contact data. A component shows what it finds, and renders nothing without it. */
  details: BusinessDetails;
  /**
   * BCP 47 tag of the language of dates, times and country names.
   * @default `messages.lang`
   */
  locale?: string | undefined;
  /**
   * The labels, from `react-contact-kit/locales/details/*`.
   * @default English
   */
  messages?: DetailsStrings | undefined;
}

export type PartProps<Element extends 'a' | 'address' | 'div' | 'ul'> = DetailsProps &
  Omit<
    ComponentPropsWithoutRef<Element>,
    keyof DetailsProps | 'children' | 'itemProp' | 'itemScope' | 'itemType'
  >;

/** Resolves the language of a component. In development, checks the details. */
export function resolve({ details, locale, messages = englishOfDetails }: DetailsProps): {
  locale: string;
  messages: DetailsStrings;
} {
  const tag = intlLocale(locale ?? messages.lang);
  // Bundlers remove the diagnostics from production builds.
  if (process.env.NODE_ENV === 'development') diagnoseDetails(details, tag, messages);
  return { locale: tag, messages };
}
