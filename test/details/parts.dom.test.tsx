import { act, fireEvent, render, screen } from '@testing-library/react';
import { toJson } from 'microdata-node';
import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  ContactAddress,
  ContactCard,
  ContactDetails,
  ContactEmail,
  ContactHours,
  ContactLinks,
  ContactMap,
  ContactMapEmbed,
  ContactOpenNow,
  ContactPhone,
  detailsJsonLd,
  type BusinessDetails,
} from '../../src/details/index.js';
import ar from '../../src/details/locales/ar.js';
import de from '../../src/details/locales/de.js';
import nb from '../../src/details/locales/nb.js';
import pt from '../../src/details/locales/pt.js';

const cafe: BusinessDetails = {
  name: 'Café <Ada> & Co.',
  email: 'hello@long.example.com',
  phone: '+43 (0)1 234 56',
  address: {
    street: 'Lindengasse 12\nHof 3',
    postalCode: '1070',
    city: 'Wien',
    region: 'Wien',
    country: 'AT',
  },
  position: { latitude: 48.2, longitude: 16.35 },
  timeZone: 'Europe/Vienna',
  hours: {
    mon: ['09:00-12:00', '13:00-18:00'],
    tue: ['09:00-12:00', '13:00-18:00'],
    wed: ['00:00-24:00'],
    fri: ['18:00-02:00'],
    sat: [],
    sun: [],
  },
  exceptions: {
    '2026-12-31': { hours: ['20:00-05:00'], reason: 'Silvester' },
    '2026-12-24': { hours: [] },
  },
  links: [
    { label: 'Mastodon', href: 'https://mastodon.example/@ada' },
    { label: 'Bad', href: 'javascript:alert(1)' },
  ],
};

/** The text of each element that matches a selector. `Intl` separates some parts with thin spaces. */
const texts = (selector: string) =>
  Array.from(document.querySelectorAll(selector), (each) => each.textContent.replace(/\s/g, ' '));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('the parts', () => {
  it('show what they find, and nothing else', () => {
    for (const details of [
      {},
      { address: {} },
      { hours: {} },
      { links: [] },
      { address: { country: 'XX' } },
    ]) {
      const parts = [
        ContactAddress,
        ContactCard,
        ContactEmail,
        ContactHours,
        ContactLinks,
        ContactMap,
        ContactPhone,
      ];
      expect(
        renderToStaticMarkup(
          <>
            {parts.map((Part) => (
              <Part key={Part.name} details={details} />
            ))}
          </>,
        ),
      ).toBe('');
      expect(renderToStaticMarkup(<ContactMapEmbed details={details} />)).toBe('');
    }
  });

  it('pass native props on, and add the class name', () => {
    render(<ContactEmail details={cafe} className="mine" id="mail" title="Write" />);
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', 'mailto:hello@long.example.com');
    expect(link).toHaveClass('rck-email', 'mine');
    expect(link).toHaveAttribute('title', 'Write');
    expect(link.innerHTML).toContain('hello<wbr>@long<wbr>.example<wbr>.com');
    expect(link).toHaveTextContent('hello@long.example.com');
  });

  it.each(['ZZ', 'xa', 'QO', 'Germany'])('leave out the country %s, which does not exist', (country) => {
    vi.stubEnv('NODE_ENV', 'production');
    const html = renderToStaticMarkup(<ContactAddress details={{ address: { city: 'Bonn', country } }} />);
    expect(html).toContain('Bonn');
    expect(html).not.toMatch(/<br|addressCountry/);
  });

  it('have the language of their labels, in a page of another one', () => {
    const { container } = render(
      <>
        <ContactDetails details={cafe} messages={ar} />
        <ContactOpenNow details={cafe} messages={ar} />
        <ContactMapEmbed details={cafe} messages={ar} />
        <ContactCard details={cafe} messages={ar} lang="x-own" dir="auto" />
        <ContactDetails details={cafe}>اتصل بنا</ContactDetails>
      </>,
    );
    const valuesOf = (name: string) => Array.from(container.children, (part) => part.getAttribute(name));
    expect(valuesOf('lang')).toEqual(['ar', 'ar', 'ar', 'x-own', null]);
    expect(valuesOf('dir')).toEqual(['rtl', 'rtl', 'rtl', 'auto', null]);
    expect(container.querySelector('.rck-phone')).toHaveAttribute('dir', 'ltr');
  });

  it('call the number that the fallback of the form calls', () => {
    render(<ContactPhone details={cafe} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:+43123456');
    expect(screen.getByRole('link')).toHaveAttribute('dir', 'ltr');
  });

  it.each([
    ['de', cafe.address, ['Lindengasse 12', 'Hof 3', '1070 Wien', 'Österreich']],
    [
      'en',
      { street: '1 Main St', postalCode: '10001', city: 'New York', region: 'NY', country: 'US' },
      ['1 Main St', 'New York, NY 10001', 'United States'],
    ],
    [
      'ja',
      { street: '丸の内1-1', postalCode: '100-0005', city: '千代田区', region: '東京都', country: 'JP' },
      ['〒100-0005', '東京都', '千代田区丸の内1-1', '日本'],
    ],
    [
      'en',
      { street: '1-1 Marunouchi', postalCode: '100-0005', city: 'Chiyoda', region: 'Tokyo', country: 'JP' },
      ['1-1 Marunouchi, Chiyoda, Tokyo', '100-0005', 'Japan'],
    ],
    ['ar', { street: 'شارع 1', city: 'دبي', country: 'AE' }, ['شارع 1, دبي', 'الإمارات العربية المتحدة']],
    [
      'de',
      { street: 'Hauptstr. 1', postalCode: '12345', city: 'Ort', region: 'Land', country: 'XX' },
      ['Hauptstr. 1', 'Ort', '12345 Land'],
    ],
    ['de', { city: 'Wien' }, ['Wien']],
    ['not a locale!', { city: 'Wien', country: 'at' }, ['Wien', 'Austria']],
  ])('write an address in %s as its country does: %j', (locale, address, lines) => {
    render(<ContactAddress details={{ address }} locale={locale} />);
    expect(texts('bdi')).toEqual(lines);
  });

  it('group neighboring days with the same hours', () => {
    const { rerender } = render(<ContactHours details={cafe} messages={de} />);
    expect(texts('.rck-hours .rck-details > div')).toEqual([
      'Montag – Dienstag9:00–12:0013:00–18:00',
      `Mittwoch${de.hours.allDay}`,
      `Donnerstag${de.hours.closed}`,
      'Freitag18:00–2:00',
      `Samstag – Sonntag${de.hours.closed}`,
      `Do., 24. Dezember${de.hours.closed}`,
      'Do., 31. DezemberSilvester20:00–5:00',
    ]);
    rerender(<ContactHours details={cafe} />);
    expect(texts('dt')[0]).toBe('Monday – Tuesday');
    expect(texts('dd')[0]).toBe('9:00 AM–12:00 PM1:00 PM–6:00 PM');
  });

  const open = ['09:00-17:00'];
  it.each<[string, BusinessDetails['hours'], string[]]>([
    [
      'Monday is closed',
      { tue: open, wed: open, thu: open, fri: open, sat: ['09:00-12:00'] },
      ['Tuesday – Friday', 'Saturday', 'Sunday – Monday'],
    ],
    [
      'Friday and Saturday are closed',
      { sun: open, mon: open, tue: open, wed: open, thu: open },
      ['Sunday – Thursday', 'Friday – Saturday'],
    ],
    [
      'all days are the same',
      { mon: open, tue: open, wed: open, thu: open, fri: open, sat: open, sun: open },
      ['Monday – Sunday'],
    ],
    [
      'only Monday is closed',
      { tue: open, sun: open },
      ['Monday', 'Tuesday', 'Wednesday – Saturday', 'Sunday'],
    ],
    ['no day is open', { mon: [] }, ['Monday – Sunday']],
    ['hours are not valid', { mon: ['x'], tue: ['y'], wed: open }, ['Wednesday', 'Thursday – Sunday']],
  ])('start the week on Monday, and split no group, if %s', (_, hours, days) => {
    render(<ContactHours details={{ hours }} />);
    expect(texts('dt')).toEqual(days);
  });

  it('show the new texts of an address and of hours that are twice the same', () => {
    const error = vi.spyOn(console, 'error');
    const detailsOf = (city: string): BusinessDetails => ({
      address: { city, region: 'New York', country: 'US' },
      hours: { mon: ['09:00-12:00', '09:00-13:00'] },
    });
    const { rerender } = render(<ContactDetails details={detailsOf('New York')} />);
    rerender(<ContactDetails details={detailsOf('Albany')} />);
    expect(texts('bdi')[0]).toBe('Albany, New York');
    expect(error).not.toHaveBeenCalled();
  });

  it.each<BusinessDetails>([
    { address: {} },
    { address: { street: ' ', city: '' } },
    { exceptions: { '24.12.2026': { hours: [] } } },
    { links: [{ label: 'About', href: '/about' }] },
  ])('show no label without content: %j', (details) => {
    render(<ContactDetails details={details} />);
    expect(texts('dt')).toEqual([]);
  });

  it('accept attributes of their elements', () => {
    render(
      <>
        <ContactEmail details={cafe} href="mailto:a@b.c?subject=Hi" />
        <ContactCard details={cafe} download="ada.vcf" />
      </>,
    );
    const [email, card] = screen.getAllByRole('link');
    expect(email).toHaveAttribute('href', 'mailto:a@b.c?subject=Hi');
    expect(card).toHaveAttribute('download', 'ada.vcf');
  });

  it('leave out what is not valid, and the rest of the page stands', () => {
    const details = {
      hours: { mon: ['25:00-26:00'], tue: '09:00', wed: null, thu: ['09:00-10:00'], foo: ['x'] },
      exceptions: { '2026-02-30': { hours: [] }, '2026-03-01': { hours: ['x'] }, '2026-03-02': null },
      timeZone: 'Mars/Olympus',
      address: { country: 'Austria', city: 'Wien' },
      phone: 'call us',
    } as unknown as BusinessDetails;
    render(<ContactDetails details={details} />);
    // With an unknown day, it is not known whether the others are closed.
    expect(texts('.rck-hours .rck-details > div')).toEqual(['Thursday9:00 AM–10:00 AM']);
    expect(texts('bdi')[0]).toBe('Wien');
  });

  it('accept null, which a JSON file can contain', () => {
    const names = [
      'name',
      'email',
      'phone',
      'address',
      'position',
      'timeZone',
      'hours',
      'exceptions',
      'links',
    ];
    const details = Object.fromEntries(names.map((name) => [name, null])) as BusinessDetails;
    vi.stubEnv('NODE_ENV', 'development');
    vi.spyOn(console, 'warn').mockReturnValue();
    const { container } = render(
      <>
        <ContactDetails details={details} />
        <ContactOpenNow details={details} />
        <ContactCard details={details} />
        <ContactMap details={details} />
        <ContactMapEmbed details={details} />
      </>,
    );
    expect(container.textContent?.trim()).toBe('');
    expect(container.querySelector('a, button')).toBeNull();
    expect(JSON.parse(detailsJsonLd(details))).toMatchObject({ '@type': 'LocalBusiness' });
  });

  it('open a map only with a click', () => {
    const { container, rerender } = render(<ContactMap details={cafe} />);
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/?mlat=48.2&mlon=16.35#map=17/48.2/16.35',
    );
    rerender(<ContactMap details={{ address: cafe.address }} />);
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      `https://www.openstreetmap.org/search?query=${encodeURIComponent('Lindengasse 12, Hof 3, 1070 Wien, AT')}`,
    );
    rerender(<ContactMap details={cafe} href="javascript:alert(1)" />);
    expect(container).toBeEmptyDOMElement();

    rerender(<ContactMapEmbed details={cafe} />);
    expect(container.querySelector('iframe')).toBeNull();
    expect(container).toHaveTextContent(
      'The map loads from www.openstreetmap.org, which receives your IP address.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Show the map' }));
    const frame = container.querySelector('iframe');
    expect(frame?.src).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/);
    expect(frame).toHaveFocus();
    expect(frame).toHaveAccessibleName('www.openstreetmap.org');
    expect(screen.getByRole('group', { name: cafe.name ?? '' })).toContainElement(frame);
    // A later render leaves focus where the visitor has moved it.
    frame?.blur();
    rerender(<ContactMapEmbed details={cafe} title="x" />);
    expect(container.querySelector('iframe')).not.toHaveFocus();
    // The visitor has agreed to one host.
    rerender(<ContactMapEmbed details={cafe} src="https://maps.example/?q=Wien" />);
    expect(container.querySelector('iframe')).toBeNull();
    expect(container).toHaveTextContent('The map loads from maps.example');
  });

  it('are properties of the business in your own arrangement', () => {
    const { container } = render(
      <ContactDetails details={cafe}>
        <ContactEmail details={cafe} />
        <ContactMap details={cafe} />
      </ContactDetails>,
    );
    const { items } = toJson(container.innerHTML, { base: 'https://example.com/' }) as {
      items: { properties: Record<string, unknown[]> }[];
    };
    expect(items).toHaveLength(1);
    expect(items[0]?.properties).toMatchObject({ name: [cafe.name], email: [cafe.email] });
    expect(Object.keys(items[0]?.properties ?? {})).toContain('hasMap');
    expect(container.querySelector('dl')).toBeNull();
  });
});

describe('a vCard', () => {
  const cardOf = (details: BusinessDetails) => {
    render(<ContactCard details={details} />);
    const link = screen.getByRole<HTMLAnchorElement>('link');
    return {
      name: link.download,
      text: decodeURIComponent(link.href.replace(/^data:text\/vcard;charset=utf-8,/, '')),
    };
  };

  it('has the details, escaped, in lines of at most 75 bytes', () => {
    const street = `${'Ä'.repeat(40)}; rear, left\\right\r\nHof 3`;
    const { name, text } = cardOf({ ...cafe, name: 'Café, Ada', address: { ...cafe.address, street } });
    expect(name).toBe('Café-Ada.vcf');
    const lines = text.split('\r\n');
    expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
    expect(text.replaceAll('\r\n ', '').split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:4.0',
      'KIND:org',
      String.raw`FN:Café\, Ada`,
      'EMAIL:hello@long.example.com',
      'TEL;VALUE=uri:tel:+43123456',
      String.raw`ADR:;;${'Ä'.repeat(40)}\; rear\, left\\right\nHof 3;Wien;Wien;1070;AT`,
      'GEO:geo:48.2,16.35',
      'TZ:Europe/Vienna',
      'URL:https://mastodon.example/@ada',
      'END:VCARD',
      '',
    ]);
  });

  it('has a name, even if only the address is known', () => {
    expect(cardOf({ name: '', email: 'a@b.c' }).text).toContain('\r\nFN:a@b.c\r\n');
  });

  it('cannot contain another line', () => {
    const { text } = cardOf({
      name: 'A\nTEL:1',
      email: 'a@b.c\r\nTEL:2',
      phone: '1\nTEL:3',
      timeZone: 'UTC\nTEL:4',
      links: [{ label: 'x', href: 'https://a.example/@1,2;x\nTEL:5' }],
    });
    expect(text).toContain('\r\nURL:https://a.example/@1,2;xTEL:5\r\n');
    expect(text.split('\r\n').filter((line) => line.startsWith('TEL'))).toHaveLength(1);
  });
});

describe('machine-readable data', () => {
  interface Item {
    type: string[];
    properties: Record<string, (Item | string)[]>;
  }
  /** The value of an item as JSON-LD has it. */
  function ldOf({ type, properties }: Item): object {
    const entries = Object.entries(properties).map(([name, [first, ...others]]) => {
      const values = [first, ...others].map((value) => (typeof value === 'object' ? ldOf(value) : value));
      return [name, values.length > 1 ? values : values[0]];
    });
    return { '@type': type[0]?.replace('https://schema.org/', ''), ...Object.fromEntries(entries) };
  }

  it('is the same as microdata and as JSON-LD', () => {
    const html = renderToStaticMarkup(<ContactDetails details={cafe} />);
    const { items } = toJson(html, { base: 'https://example.com/' }) as { items: Item[] };
    expect(items).toHaveLength(1);
    const data = ldOf(items[0] as Item) as Record<string, unknown>;
    const {
      '@context': context,
      openingHoursSpecification: inLd,
      ...general
    } = JSON.parse(detailsJsonLd(cafe)) as Record<string, unknown>;
    expect(context).toBe('https://schema.org');
    const address = {
      ...(general['address'] as object),
      streetAddress: ['Lindengasse 12', 'Hof 3'],
    } as Record<string, unknown>;
    // Austria does not write the region.
    delete address['addressRegion'];
    const { geo, openingHoursSpecification: hours, ...others } = data;
    expect({ ...others, geo: { ...(geo as object), latitude: 48.2, longitude: 16.35 } }).toEqual({
      ...general,
      address,
      sameAs: 'https://mastodon.example/@ada',
    });
    const days = (hours as { dayOfWeek: string | string[] }[]).flatMap(({ dayOfWeek, ...times }) =>
      [dayOfWeek].flat().map((day) => Object.assign({ dayOfWeek: day }, times)),
    );
    const byDay = (list: object[]) =>
      list
        .map((each) => JSON.stringify(Object.entries(each).toSorted(([a], [b]) => a.localeCompare(b))))
        .toSorted();
    expect(byDay(days)).toEqual(byDay(inLd as object[]));
  });

  it('cannot end a script', () => {
    const text = detailsJsonLd({
      name: '</script><script>alert(1)//',
      links: [{ label: 'x', href: 'javascript:x' }],
    });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      name: '</script><script>alert(1)//',
    });
  });
});

describe('ContactOpenNow', () => {
  const shop: BusinessDetails = { timeZone: 'UTC', hours: { mon: ['09:00-18:00'] } };
  // 2026-01-05 is a Monday.
  const monday = (time: string) => new Date(`2026-01-05T${time}Z`);
  const line = () => document.querySelector('.rck-open');
  const news = () => screen.getByRole('status').textContent;

  it('is an empty line in the HTML of a server', () => {
    expect(renderToString(<ContactOpenNow details={shop} />)).toMatch(
      /^<p lang="en" dir="ltr" class="rck-open">\u00A0<span[^>]*role="status"><\/span><\/p>$/,
    );
  });

  it('follows the clock, and announces the change once', async () => {
    vi.useFakeTimers({ now: monday('17:57:30') });
    render(<ContactOpenNow details={shop} />);
    expect(line()).toHaveTextContent('Open now · closes in 3 minutes');
    expect(line()).toHaveAttribute('data-open');
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(line()).toHaveTextContent('Open now · closes in 2 minutes');
    expect(news()).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(line()).toHaveTextContent(/^Closed now · opens January 12 at 9:00 AM/);
    expect(line()).not.toHaveAttribute('data-open');
    expect(news()).toBe('Closed now');
  });

  it.each(['visibilitychange', 'focus'])(
    'is right after the device has slept, or its clock has changed (%s)',
    (event) => {
      vi.useFakeTimers({ now: monday('10:00') });
      render(<ContactOpenNow details={shop} />);
      expect(line()).toHaveTextContent('Open now · closes at 6:00 PM');
      vi.setSystemTime(monday('20:00'));
      fireEvent(event === 'focus' ? window : document, new Event(event));
      expect(line()).toHaveTextContent('Closed now');
    },
  );

  it('announces no change of the details or of the language', () => {
    vi.useFakeTimers({ now: monday('17:57:30') });
    const { rerender } = render(<ContactOpenNow details={shop} />);
    rerender(<ContactOpenNow details={{ ...shop, hours: { tue: ['09:00-10:00'] } }} />);
    expect(line()).toHaveTextContent(/^Closed now/);
    rerender(<ContactOpenNow details={shop} messages={de} />);
    expect(line()).toHaveTextContent(de.hours.openNow);
    expect(news()).toBe('');
  });

  it('does not poll: one timer, for the next change', () => {
    vi.useFakeTimers({ now: monday('10:00') });
    const { unmount, rerender } = render(<ContactOpenNow details={shop} />);
    expect(vi.getTimerCount()).toBe(1);
    rerender(<ContactOpenNow details={{ ...shop }} messages={de} />);
    expect(line()).toHaveTextContent(
      `${de.hours.openNow} · ${de.hours.closesAt.replace('{time}', '18:00').replace('\u00A0', ' ')}`,
    );
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows nothing if it cannot be decided', () => {
    render(<ContactOpenNow details={{ hours: { mon: ['09:00-18:00'] } }} />);
    expect(line()?.textContent).toBe('\u00A0');
  });
});

describe('in development', () => {
  it.each<[string, unknown, RegExp]>([
    ['an empty object', {}, /details are empty/],
    [
      'an unknown zone',
      { ...cafe, timeZone: 'Europe/Wien' },
      /timeZone of the details is "Europe\/Wien".*Set it to an IANA zone/,
    ],
    ['no zone', { ...cafe, timeZone: undefined }, /timeZone of the details is missing/],
    [
      'a time that does not exist',
      { ...cafe, hours: { mon: ['25:00-26:00'] } },
      /hours\.mon of the details is \["25:00-26:00"\]/,
    ],
    [
      'hours that overlap',
      { ...cafe, hours: { tue: ['09:00-12:00', '11:00-13:00'] } },
      /hours\.tue.*the intervals overlap/,
    ],
    ['an unknown day', { ...cafe, hours: { monday: [] } }, /hours of the details is "monday".*one of mon,/],
    [
      'an unknown country',
      { ...cafe, address: { country: 'Austria' } },
      /address\.country.*code of two letters/,
    ],
    [
      'a phone number with letters',
      { ...cafe, phone: '0800-FLOWERS' },
      /phone of the details is "0800-FLOWERS"/,
    ],
    [
      'a date that does not exist',
      { ...cafe, exceptions: { '2026-02-30': { hours: [] } } },
      /exceptions of the details is "2026-02-30"/,
    ],
    [
      'a link that is not of the web',
      { links: [{ label: 'x', href: '/about' }] },
      /links of the details is \{.*"\/about"\}.*an absolute http\(s\) URL/,
    ],
    [
      'a position in radians',
      { ...cafe, position: { latitude: 480, longitude: 1 } },
      /position of the details/,
    ],
  ])('%s is a warning that says how to fix it', async (_, details, message) => {
    vi.stubEnv('NODE_ENV', 'development');
    // Each text is a warning once, and other tests share the modules.
    vi.resetModules();
    const fresh = await import('../../src/details/index.js');
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    renderToString((<fresh.ContactDetails details={details as BusinessDetails} />) as ReactElement);
    expect(warn.mock.calls.map(([text]) => String(text)).filter((text) => message.test(text))).toHaveLength(
      1,
    );
  });

  it.each([
    ['pt-BR', 'pt-BR'],
    ['de-AT', 'de'],
    ['zh-TW', 'zh-Hant'],
    ['nn', 'nb'],
    ['de_CH.UTF-8', 'de'],
  ])('the locale %s without its labels is a warning that names the import', (locale, catalog) => {
    vi.stubEnv('NODE_ENV', 'development');
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    renderToString(<ContactEmail details={{ email: 'a@b.c' }} locale={locale} />);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`"react-contact-kit/locales/details/${catalog}"`),
    );
  });

  it.each([
    ['no', nb],
    ['pt-PT', pt],
    ['en-GB', undefined],
  ])('the locale %s with its labels is no warning', (locale, messages) => {
    vi.stubEnv('NODE_ENV', 'development');
    const warn = vi.spyOn(console, 'warn');
    renderToString(<ContactEmail details={{ email: 'a@b.c' }} locale={locale} messages={messages} />);
    expect(warn).not.toHaveBeenCalled();
  });

  it('"open now" and the map warn too', () => {
    vi.stubEnv('NODE_ENV', 'development');
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    renderToString(<ContactOpenNow details={{ hours: cafe.hours, timeZone: 'Mars/Olympus2' }} />);
    renderToString(<ContactMapEmbed details={{ position: { latitude: 91, longitude: 0 } }} />);
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining('timeZone of the details is "Mars/Olympus2"')],
      [expect.stringContaining('position of the details')],
    ]);
  });
});
