import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import {
  ContactCard,
  ContactDetails,
  ContactMap,
  ContactMapEmbed,
  ContactOpenNow,
  detailsJsonLd,
  type BusinessDetails,
} from '../../src/details/index.js';
import en from '../../src/details/locales/en.js';
import { openingText } from '../../src/details/openingText.js';
import { ContactPage } from '../../src/page/index.js';

const good = {
  name: 'Good name',
  email: 'a@example.com',
  phone: '+43 1 234',
  address: { street: 'Street 1', postalCode: '1070', city: 'Wien', region: 'W', country: 'AT' },
  position: { latitude: 48.2, longitude: 16.3 },
  timeZone: 'UTC',
  hours: { mon: ['09:00-17:00'] },
  exceptions: { '2026-12-24': { hours: ['09:00-12:00'], reason: 'Holiday' } },
  links: [{ label: 'Good link', href: 'https://good.example' }],
};

// What a JSON file or a content management system can contain. `\ud83d` is half of a character.
const VALUES = [null, 5, NaN, true, '', 'text', '\uD83D', ['text'], [null], {}, { a: 1 }];

/** Copies of an object, each with another value at one of its paths. */
function withOtherValues(value: unknown): unknown[] {
  const others: unknown[] = [...VALUES];
  if (typeof value !== 'object' || value === null) return others;
  for (const [key, member] of Object.entries(value)) {
    for (const other of withOtherValues(member)) {
      others.push(Array.isArray(value) ? [other, ...value.slice(1)] : { ...value, [key]: other });
    }
  }
  return others;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it.each(['production', 'development'])('no value stops a component, and the rest stands, in %s', (mode) => {
  vi.stubEnv('NODE_ENV', mode);
  vi.spyOn(console, 'warn').mockReturnValue();
  const error = vi.spyOn(console, 'error');
  const inputs = withOtherValues(good) as BusinessDetails[];
  expect(inputs.length).toBeGreaterThan(200);
  for (const details of inputs) {
    const html = renderToString(
      <>
        <ContactDetails details={details} />
        <ContactCard details={details} />
        <ContactMap details={details} />
        <ContactMapEmbed details={details} />
        <ContactOpenNow details={details} />
        <ContactPage formId="f_1" baseUrl="/" details={details} />
      </>,
    );
    expect(html).toContain('Send message');
    // No label without content.
    expect(html).not.toMatch(/\[object|NaN|undefined|>null<|<dd><\/dd>/);
    const { name } = JSON.parse(detailsJsonLd(details)) as { name?: string };
    const isShown = html.includes('content="Good name"') && html.includes('Good name</bdi>');
    expect([name === good.name, isShown]).toEqual(
      (details as unknown) instanceof Object && details.name === good.name ? [true, true] : [false, false],
    );
    expect(() => openingText(details, Date.now(), 'en', en)).not.toThrow();
  }
  expect(error).not.toHaveBeenCalled();
});

it('a number is a text where one is expected, and a text is a number', () => {
  const details = {
    phone: 43_123,
    address: { postalCode: 1070, city: 'Wien' },
    position: { latitude: '48.2', longitude: '16.3' },
  } as unknown as BusinessDetails;
  render(
    <>
      <ContactDetails details={details} />
      <ContactMap details={details} />
    </>,
  );
  const [phone, map] = screen.getAllByRole('link');
  expect(phone).toHaveAttribute('href', 'tel:43123');
  expect(screen.getByText('1070')).toBeInTheDocument();
  expect(map).toHaveAttribute('href', expect.stringContaining('mlat=48.2&mlon=16.3'));
});

it('an address for mail is one address', () => {
  render(<ContactDetails details={{ email: 'a?cc=b@example.com' }} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:a%3Fcc%3Db@example.com');
});

it('after a page translator, "open now" changes', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5, 16, 59, 30) });
  const shop: BusinessDetails = { timeZone: 'UTC', hours: { mon: ['09:00-17:00'] } };
  const { container, rerender } = render(<ContactOpenNow details={shop} />);
  // A translator replaces each text by an element with another text.
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode as Text);
  for (const node of nodes) {
    const font = document.createElement('font');
    node.replaceWith(font);
    font.append(node);
  }
  rerender(<ContactOpenNow details={{ ...shop, hours: {} }} />);
  expect(container.textContent?.trim()).toBe('');
  rerender(<ContactOpenNow details={{ ...shop, hours: { tue: ['09:00-17:00'] } }} />);
  expect(container).toHaveTextContent('Closed now · opens tomorrow at 9:00 AM');
  vi.useRealTimers();
});
