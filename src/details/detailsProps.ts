import type { ComponentPropsWithoutRef } from 'react';
import { diagnoseDetails } from '../diagnostics/diagnoseDetails.js';
import type { BusinessDetails } from './BusinessDetails.js';
import type { DetailsMessages } from './DetailsMessages.js';
import { intlLocale } from './formats.js';
import en from './locales/en.js';

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
  messages?: DetailsMessages | undefined;
}

export type PartProps<Element extends 'a' | 'address' | 'div' | 'ul'> = DetailsProps &
  Omit<
    ComponentPropsWithoutRef<Element>,
    keyof DetailsProps | 'children' | 'itemProp' | 'itemScope' | 'itemType'
  >;

/** Resolves the language of a component. In development, checks the details. */
export function resolve({ details, locale, messages = en }: DetailsProps): {
  locale: string;
  messages: DetailsMessages;
} {
  const tag = intlLocale(locale ?? messages.lang);
  // Bundlers remove the diagnostics from production builds.
  if (process.env.NODE_ENV === 'development') diagnoseDetails(details, tag, messages);
  return { locale: tag, messages };
}
