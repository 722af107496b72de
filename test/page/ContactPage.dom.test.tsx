import { act, render, screen, waitFor, within } from '@testing-library/react';
import { toJson } from 'microdata-node';
import type { ComponentProps, ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContactMapEmbed } from '../../src/details/index.js';
import arDetails from '../../src/details/locales/ar.js';
import deDetails from '../../src/details/locales/de.js';
import enDetails from '../../src/details/locales/en.js';
import { ContactFallback, ContactField, ContactProvider, ContactSubmit } from '../../src/index.js';
import de from '../../src/locales/de.js';
import en from '../../src/locales/en.js';
import { ContactPage } from '../../src/page/index.js';
import { cafe, roastery } from '../../stories/details/cafe.js';
import { fakeFetch } from '../support/fakeFetch.js';
import { renderForm } from '../support/renderForm.js';

type ContactPageProps = ComponentProps<typeof ContactPage>;

const props = { formId: 'f_1', baseUrl: '/', details: cafe } as const;

/** Renders a page, and returns what a visitor can do with its form. */
const renderPage = (own: Partial<ContactPageProps> = {}) =>
  renderForm({}, () => <ContactPage {...props} {...own} />);

const ACTION = '/v1/public/contact/forms/f_1/submissions';

const openNow = () => document.querySelector('.rck-open b')?.textContent;
const form = () => screen.getByRole('form');
const rows = () => Array.from(document.querySelectorAll('header dt'), (term) => term.textContent);

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'development');
  vi.spyOn(console, 'warn');
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const calls = [console.warn, console.error].flatMap((log) => vi.mocked(log).mock.calls);
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  // Neither React nor the kit has a complaint about the pages.
  if (calls.length > 0) throw new Error(JSON.stringify(calls));
});

describe('a contact page', () => {
  it('has a heading that names the form, an introduction, the form and the details', () => {
    renderPage();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(enDetails.page.heading);
    expect(screen.getByText(enDetails.page.introduction)).toBeInTheDocument();
    expect(form()).toHaveAccessibleName(enDetails.page.heading);
    expect(within(form()).getByLabelText(en.labels.message)).toBeInTheDocument();
    expect(rows()).toEqual(['Email', 'Phone']);
    expect(document.querySelector('header .rck-open')).toBeInTheDocument();
    const place = screen.getByRole('region', { name: cafe.name ?? '' });
    expect(within(place).getByText('Lindengasse 12')).toBeInTheDocument();
    expect(within(place).getByRole('link', { name: 'Open the map' })).toBeInTheDocument();
    expect(within(place).queryByText(cafe.phone ?? '')).toBeNull();
  });

  it('shows a list of locations, each with its own number, map and "open now"', () => {
    const { container } = renderPage({ details: [cafe, roastery], map: ContactMapEmbed });
    expect(rows()).toEqual([]);
    const [first, second] = screen.getAllByRole('region');
    expect(first).toHaveTextContent(cafe.phone ?? '');
    expect(container.querySelectorAll('.rck-place > .rck-map-embed')).toHaveLength(2);
    expect(container.querySelector('.rck-map, iframe')).toBeNull();
    expect(second).toHaveTextContent(roastery.phone ?? '');
    expect(document.querySelectorAll('.rck-place .rck-open')).toHaveLength(2);
  });

  it('describes each location completely for machines', () => {
    const { container } = renderPage({ details: [cafe, roastery] });
    const { items } = toJson(container.innerHTML, { base: 'https://example.com/' }) as {
      items: { properties: Record<string, unknown[]> }[];
    };
    expect(
      items.map(({ properties }) => [properties['name'], properties['email'], properties['telephone']]),
    ).toEqual([
      [[cafe.name], [cafe.email], [cafe.phone]],
      [[roastery.name], undefined, [roastery.phone]],
    ]);
    for (const { properties } of items) {
      expect(Object.keys(properties)).toEqual(
        expect.arrayContaining(['address', 'geo', 'openingHoursSpecification', 'hasMap']),
      );
    }
  });

  it('is a page with a form if the details are empty or missing', () => {
    // Otherwise, the warning about it would be missing in other tests.
    vi.stubEnv('NODE_ENV', 'production');
    for (const details of [undefined, null, {}, [], [null]]) {
      const { unmount } = renderPage({ details: details as ContactPageProps['details'] });
      expect(form()).toBeInTheDocument();
      expect(document.querySelector('dl, section')).toBeNull();
      unmount();
    }
  });

  it('shows an address and a number alone, without a map of nowhere', () => {
    const { rerender } = render(<ContactPage {...props} details={{ phone: '+43 1 1' }} />);
    expect(rows()).toEqual(['Phone']);
    expect(document.querySelector('section')).toBeNull();
    rerender(<ContactPage {...props} details={{ name: 'Ada', phone: '+43 1 1' }} />);
    expect(screen.getByRole('region', { name: 'Ada' })).toHaveTextContent('Save contact');
    rerender(
      <ContactPage {...props} details={[{ phone: '+43 1 1' }, { name: 'B', email: '', phone: '+43 1 2' }]} />,
    );
    expect(screen.getByRole('region', { name: 'B' })).toHaveTextContent('+43 1 2');
    expect(document.querySelector('.rck-map')).toBeNull();
    rerender(<ContactPage {...props} details={{ address: { city: 'Wien' } }} />);
    expect(screen.getByRole('region', { name: 'Wien' }).querySelector('.rck-map')).not.toBeNull();
    expect(document.querySelector('header dl')).toBeNull();
  });

  it('passes the options on to the form, and native props on to its own element', () => {
    const { container } = render(
      <ContactPage
        {...props}
        action={ACTION}
        id="page"
        className="mine"
        heading="Hello"
        introduction={null}
        draft
      />,
    );
    const page = container.firstElementChild;
    expect(page).toHaveAttribute('id', 'page');
    expect(page).toHaveClass('rck-page', 'mine');
    expect(page).not.toHaveAttribute('action');
    expect(form()).toHaveAttribute('action', ACTION);
    expect(form()).toHaveAccessibleName('Hello');
    expect(document.querySelector('.rck-page-introduction')).toBeNull();
    // The notice of a restored draft.
    expect(form().querySelector('.rck-draft')).not.toBeNull();
  });

  it.each([null, false])('can have no heading: %s', (heading) => {
    renderPage({ heading });
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(document.querySelector('form')).not.toHaveAttribute('aria-labelledby');
  });

  it('shows other fields instead of the default ones', () => {
    renderPage({
      children: (
        <>
          <ContactField name="message" />
          <ContactSubmit />
        </>
      ),
    });
    expect(within(form()).queryByLabelText(en.labels.name)).toBeNull();
    expect(within(form()).getByLabelText(en.labels.message)).toBeInTheDocument();
  });
});

describe('the language of a contact page', () => {
  it.each([
    ['en-GB', 'en-GB'],
    ['en_GB.UTF-8', 'en-GB'],
  ])('has the formats of the region: %s', (locale, lang) => {
    renderPage({ locale });
    expect(document.querySelector('.rck-page')).toHaveAttribute('lang', lang);
    expect(document.querySelector('.rck-interval time')).toHaveTextContent('8:00');
    expect(document.querySelector('.rck-interval')).not.toHaveTextContent('AM');
  });

  it('is that of the locale, once the catalogs have loaded', async () => {
    const { container, rerender } = render(<ContactPage {...props} locale="de-AT" />);
    const page = container.firstElementChild;
    // The stylesheet hides the English until then, and the direction and the formats stay.
    expect(page).toHaveAttribute('data-loading');
    expect(page).toHaveAttribute('lang', 'de-AT');
    expect(document.querySelector('.rck-address bdi:last-of-type')).toHaveTextContent('Österreich');
    await screen.findByRole('heading', { name: deDetails.page.heading });
    expect(page).not.toHaveAttribute('data-loading');
    expect(rows()).toEqual([deDetails.labels.email, deDetails.labels.phone]);
    await screen.findByLabelText(de.labels.message);
    await waitFor(() => expect([deDetails.hours.openNow, deDetails.hours.closedNow]).toContain(openNow()));

    rerender(<ContactPage {...props} locale="ar" />);
    expect(page).toHaveAttribute('dir', 'rtl');
    await screen.findByRole('heading', { name: arDetails.page.heading });
    await waitFor(() => expect([arDetails.hours.openNow, arDetails.hours.closedNow]).toContain(openNow()));
    rerender(<ContactPage {...props} locale="en" />);
    expect(page).toHaveAttribute('dir', 'ltr');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(enDetails.page.heading);
  });

  it('is that of the provider, and English for a language without a catalog', async () => {
    const { container } = render(
      <ContactProvider locale="de">
        <ContactPage {...props} />
      </ContactProvider>,
    );
    await screen.findByRole('heading', { name: deDetails.page.heading });
    expect(container.firstElementChild).toHaveAttribute('lang', 'de');
  });

  it('is there at once with both catalogs, and without JavaScript', () => {
    const html = renderToString(
      <ContactPage {...props} messages={de} detailsMessages={deDetails} action={ACTION} />,
    );
    expect(html).not.toContain('data-loading');
    expect(html).toContain(`action="${ACTION}"`);
    // Whether the business is open is not known.
    expect(html).not.toMatch(new RegExp(`${deDetails.hours.openNow}|${deDetails.hours.closedNow}`));
    for (const text of ['Lindengasse 12', 'Österreich', 'Dienstag', '8:00', 'Christmas Eve'])
      expect(html).toContain(text);
    for (const text of [deDetails.page.heading, deDetails.labels.phone, de.labels.message])
      expect(html).toContain(text);
  });

  it('has the formats of a region with catalogs of its language', () => {
    const { container } = renderPage({ locale: 'de-AT', messages: de, detailsMessages: deDetails });
    expect(container.firstElementChild).toHaveAttribute('lang', 'de-AT');
    const format = new Intl.DateTimeFormat('de-AT', { weekday: 'short', day: 'numeric', month: 'long' });
    expect(container).toHaveTextContent(format.format(new Date('2027-12-24T12:00Z')));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(deDetails.page.heading);
  });

  it('has the language of the catalogs if the locale has another one', () => {
    const { container } = renderPage({ locale: 'en', messages: de, detailsMessages: deDetails });
    expect(container.firstElementChild).toHaveAttribute('lang', 'de');
  });

  it.each<[string, ReactElement]>([
    ['a locale', <ContactPage key="l" {...props} locale="ar" details={[cafe, roastery]} />],
    ['both catalogs', <ContactPage key="c" {...props} messages={de} detailsMessages={deDetails} />],
  ])('hydrates without an error with %s', async (_, page) => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    const onRecoverableError = vi.fn();
    const root = await act(async () => {
      await Promise.resolve();
      return hydrateRoot(container, page, { onRecoverableError });
    });
    await waitFor(() => expect(container.firstElementChild).not.toHaveAttribute('data-loading'));
    await waitFor(() => expect(container.querySelector('form')).not.toHaveAttribute('data-loading'));
    expect(onRecoverableError).not.toHaveBeenCalled();
    act(() => root.unmount());
    container.remove();
  });
});

describe('after a failed submission', () => {
  const phone = () => within(form()).queryByRole('link', { name: cafe.phone ?? '' });
  const answered = () => within(form()).queryByText(/^(Open|Closed) now$/, { selector: 'b' });

  it('the visitor sees the email address, the number, and whether the phone is answered now', async () => {
    const { fetch, hold, release } = fakeFetch(500);
    const { fillIn, send } = renderPage({ fetch });
    await fillIn();
    expect(answered()).toBeNull();
    await send();
    await within(form()).findByText(en.actions.sendByEmail);
    expect(phone()).toHaveAttribute('href', 'tel:+4312345678');
    expect(answered()?.closest('.rck-fallback')).toContainElement(phone());
    expect(answered()?.parentElement).toHaveTextContent(/^(Open|Closed) now · (closes|opens) /);
    expect(
      within(form())
        .getAllByRole('status')
        .every(({ textContent }) => !/now/.test(textContent ?? '')),
    ).toBe(true);

    // While the visitor sends again, nothing moves.
    hold();
    await send();
    expect(answered()).not.toBeNull();
    release();
    await screen.findByRole('button', { name: en.actions.sendAgain });
  });

  it('the fallback of the app overrides the details', async () => {
    const { fetch } = fakeFetch(500);
    const { fillIn, send } = renderPage({ fetch, fallback: { phone: '+1 555 0100' } });
    await fillIn();
    await send();
    await within(form()).findByRole('link', { name: '+1 555 0100' });
    expect(phone()).toBeNull();
    expect(answered()).toBeNull();
  });

  it.each<[string, Partial<ContactPageProps>]>([
    ['the details have no hours', { details: { phone: '+43 1 1' } }],
    ['the page offers no number', { fallback: { phone: undefined } }],
  ])('if %s, the note of a provider is shown instead', async (_, own) => {
    const { fetch } = fakeFetch(500);
    let note = 'Ask at the desk.';
    const Page = () => (
      <ContactProvider fetch={fetch} fallback={{ note }}>
        <ContactPage {...props} {...own} />
      </ContactProvider>
    );
    const { fillIn, send, rerender } = renderForm({}, Page);
    await fillIn();
    await send();
    await within(form()).findByText(/Ask at the desk\./);
    note = 'Ask Ada.';
    rerender(<Page />);
    await within(form()).findByText(/Ask Ada\./);
    expect(answered()).toBeNull();
  });

  it('an own arrangement shows it too', async () => {
    const { fetch } = fakeFetch(500);
    const { user, send } = renderPage({
      fetch,
      children: (
        <>
          <ContactField name="message" />
          <ContactSubmit />
          <ContactFallback />
        </>
      ),
    });
    await user.type(within(form()).getByLabelText(en.labels.message), 'Hello');
    await send();
    await waitFor(() => expect(answered()).not.toBeNull());
  });
});
