import type { ComponentPropsWithoutRef } from 'react';
import { cleanDetails } from './cleanDetails.js';
import { diagnoseDetails } from '../diagnostics/diagnoseDetails.js';
import type { BusinessDetails } from './BusinessDetails.js';
import type { DetailsStrings } from './DetailsMessages.js';
import { cx } from '../form/attributes.js';
import { intlLocale } from './formats.js';
import { englishOfDetails } from './englishOfDetails.js';

/** The props of all components. */
export interface DetailsProps {
  /** The contact data. Each component shows only the values that it needs. */
  details: BusinessDetails;
  /**
   * BCP 47 tag for dates, times and country names.
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

/**
 * Splits the props of a component, adds its class name, and resolves its language. In development, checks the details.
 */
export function resolve<Props extends DetailsProps & { className?: string | undefined }>(
  name: string,
  { details, locale, messages = englishOfDetails, className, ...native }: Props,
) {
  const tag = intlLocale(locale ?? messages.lang);
  // Bundlers remove the diagnostics from production builds.
  if (process.env.NODE_ENV === 'development') diagnoseDetails(details, tag, messages);
  return {
    details: cleanDetails(details),
    locale: tag,
    messages,
    native: { lang: messages.lang, dir: messages.dir, ...native, className: cx(name, className) },
  };
}
