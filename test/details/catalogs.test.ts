import { describe, expect, it } from 'vitest';
import type { DetailsMessages } from '../../src/details/DetailsMessages.js';
import en from '../../src/details/locales/en.js';
import { catalogs } from '../../src/page/catalogs.js';
import { openingText } from '../../src/details/openingText.js';
import type { Messages } from '../../src/messages/Messages.js';

type Modules<Catalog> = Record<string, { default: Catalog }>;

/** The catalogs in a folder, by their tag. */
const byTag = <Catalog>(modules: Modules<Catalog>) =>
  Object.fromEntries(
    Object.entries(modules).map(([path, module]) => [path.replace(/.*\/|\.ts/g, ''), module.default]),
  );

const details = byTag<DetailsMessages>(import.meta.glob('../../src/details/locales/*.ts', { eager: true }));
const forms = byTag<Messages>(import.meta.glob('../../src/locales/*.ts', { eager: true }));
const loaded = Object.entries(details).map(([tag, messages]) => ({ tag, messages, form: forms[tag] }));

/** The strings of a catalog, by path. */
function strings(catalog: object, path = ''): [path: string, text: string][] {
  return Object.entries(catalog).flatMap(([key, value]) =>
    typeof value === 'object' ? strings(value as object, `${path}${key}.`) : [[path + key, String(value)]],
  );
}

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted().join();

it('there is a catalog for each language of the form', () => {
  expect(Object.keys(details)).toEqual(Object.keys(forms));
  expect(loaded).toHaveLength(63);
});

it('a contact page can load each of them', async () => {
  const others = Object.keys(details).filter((tag) => tag !== 'en');
  const imported = await Promise.all(
    Object.entries(catalogs).map(async ([tag, load]) => [tag, (await load()).default] as const),
  );
  expect(imported).toHaveLength(others.length);
  expect(Object.fromEntries(imported)).toEqual(Object.fromEntries(others.map((tag) => [tag, details[tag]])));
});

describe.each(loaded)('the catalog $tag', ({ tag, messages, form }) => {
  it('is complete, in the language and with the terms of the form', () => {
    const english = strings(en);
    const own = new Map(strings(messages));
    expect([...own.keys()].toSorted()).toEqual(english.map(([path]) => path).toSorted());
    for (const [path, text] of english) {
      expect([path, placeholders(own.get(path) ?? '')]).toEqual([path, placeholders(text)]);
      expect(own.get(path)).toMatch(/^\S(.*\S)?$/);
      expect(own.get(path)).not.toContain("'");
    }
    expect([messages.lang, messages.dir]).toEqual([form?.lang, form?.dir]);
  });

  it('has no English string', () => {
    const english = new Map(strings(en));
    const same = strings(messages).filter(([path, text]) => english.get(path) === text);
    // Some words are the same in several languages, such as "Links" in German.
    const isAllowed = ([path]: [string, string]) => tag === 'en' || /^(dir$|labels)/.test(path);
    expect(same.filter((each) => !isAllowed(each))).toEqual([]);
  });

  it('says when the business opens and closes', () => {
    const week = {
      timeZone: 'UTC',
      hours: { mon: ['09:00-18:00'], fri: ['09:00-24:00'], sat: ['00:00-24:00'] },
    };
    // 2026-01-05 is a Monday.
    for (const [time, sentence] of [
      ['2026-01-05T12:00Z', 'openNow'],
      ['2026-01-05T17:38Z', 'openNow'],
      ['2026-01-09T12:00Z', 'openNow'],
      ['2026-01-05T08:00Z', 'closedNow'],
      ['2026-01-04T12:00Z', 'closedNow'],
      ['2026-01-06T12:00Z', 'closedNow'],
    ] as const) {
      const text = openingText(week, Date.parse(time), messages.lang, messages);
      expect(text?.state).toBe(messages.hours[sentence]);
      expect(text?.change).toMatch(/\p{L}/u);
      expect(text?.change).not.toMatch(/[{}]|undefined|NaN/);
    }
  });
});
