'use client';
import { useState, type ComponentPropsWithoutRef, type ReactElement } from 'react';
import { cleanDetails, type CleanDetails } from './cleanDetails.js';
import { diagnoseDetails } from '../diagnostics/diagnoseDetails.js';
import { intlLocale } from './formats.js';
import { cx } from '../form/attributes.js';
import { webUrl } from './links.js';
import { englishOfDetails } from './englishOfDetails.js';
import type { DetailsProps } from './detailsProps.js';

export interface ContactMapEmbedProps
  extends DetailsProps, Omit<ComponentPropsWithoutRef<'div'>, keyof DetailsProps | 'children'> {
  /**
   * URL of the page in the `<iframe>`.
   * @default OpenStreetMap around the position
   */
  src?: string | undefined;
}

/** Degrees from the position to the edges of the map. */
const AROUND = 0.004;

/**
 * A map that loads after a click, because its host receives the visitor's IP address. Renders a `<div>` with this
 * notice and a button, and after the click with an `<iframe>`. Renders nothing if there is neither a position nor
 * `src`.
 *
 * State: `data-loaded` after the click.
 */
export function ContactMapEmbed({
  details,
  locale,
  messages = englishOfDetails,
  src = embedUrl(cleanDetails(details)),
  className,
  ...native
}: ContactMapEmbedProps): ReactElement | null {
  const [loadedHost, setLoadedHost] = useState<string>();
  // Bundlers remove the diagnostics from production builds.
  if (process.env.NODE_ENV === 'development')
    diagnoseDetails(details, intlLocale(locale ?? messages.lang), messages);
  const url = webUrl(src);
  if (!url) return null;
  const { host } = new URL(url);
  // The visitor has agreed to one host.
  const isLoaded = host === loadedHost;
  return (
    <div
      role="group"
      aria-label={cleanDetails(details).name}
      lang={messages.lang}
      dir={messages.dir}
      {...native}
      className={cx('rck-map-embed', className)}
      data-loaded={isLoaded ? '' : undefined}
    >
      {isLoaded ? (
        <iframe
          ref={focusFrame}
          src={url}
          title={host}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the map has another origin, and needs both
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      ) : (
        <>
          <p>{messages.mapPrivacy.replace('{host}', host)}</p>
          <button type="button" className="rck-map-link" onClick={() => setLoadedHost(host)}>
            {messages.actions.showMap}
          </button>
        </>
      )}
    </div>
  );
}

/** A ref callback: the button that had focus is gone. Not a new function for each render, which would take focus again. */
function focusFrame(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}

function embedUrl({ position }: CleanDetails): string | undefined {
  if (!position) return undefined;
  const { latitude, longitude } = position;
  const box = [longitude - AROUND, latitude - AROUND, longitude + AROUND, latitude + AROUND];
  const marker = `${latitude},${longitude}`;
  return `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({ bbox: box.join(), marker }).toString()}`;
}
