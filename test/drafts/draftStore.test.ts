import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftStore } from '../../src/drafts/draftStore.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEY = 'react-contact-kit form';
const DRAFT = { values: { message: 'Hello' }, isUnconfirmed: false };

let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a draft is read as it was written, under its own name', () => {
  draftStore('form').write(DRAFT);
  expect(draftStore('form').read()).toEqual(DRAFT);
  expect(draftStore('another').read()).toBeUndefined();
});

it.each([
  ['is returned just before it is a day old', DAY_MS - 1, DRAFT],
  ['is deleted when it is a day old', DAY_MS, undefined],
  ['stays when the clock was set back', -3_600_000, DRAFT],
])('a draft %s', (_, age, expected) => {
  draftStore('form').write(DRAFT);
  vi.setSystemTime(Date.now() + age);
  expect(draftStore('form').read()).toEqual(expected);
  expect(items.has(KEY)).toBe(Boolean(expected));
});

it('an unchanged draft keeps its age', () => {
  const store = draftStore('form');
  store.write(DRAFT);
  vi.advanceTimersByTime(DAY_MS - 1);
  store.read();
  store.write({ ...DRAFT });
  vi.advanceTimersByTime(1);
  expect(store.read()).toBeUndefined();
});

it('an unchanged draft does not replace the draft of another form with the same name', () => {
  const [first, second] = [draftStore('form'), draftStore('form')];
  first.write(DRAFT);
  const newer = { ...DRAFT, values: { message: 'Newer' } };
  second.write(newer);
  first.write(DRAFT);
  expect(second.read()).toEqual(newer);
  expect(second.isCurrent()).toBe(true);
  expect(first.isCurrent()).toBe(false);
});

it('a store that has read and written nothing removes nothing', () => {
  draftStore('form').write(DRAFT);
  draftStore('form').remove();
  expect(items.has(KEY)).toBe(true);
});

it.each([
  ['text that is not JSON', '{'],
  ['null', 'null'],
  ['no values', '{"savedAt":0}'],
])('stored data of another script is ignored: %s', (_, text) => {
  items.set(KEY, text);
  expect(draftStore('form').read()).toBeUndefined();
});

it('only texts are read, and a missing flag counts as false', () => {
  const values = { message: 'Hello', name: 7, email: null, details: { toString: 1 } };
  items.set(KEY, JSON.stringify({ savedAt: Date.now(), values }));
  expect(draftStore('form').read()).toEqual(DRAFT);
});

it('a text in place of the values counts as text of fields that no form has', () => {
  items.set(KEY, JSON.stringify({ savedAt: Date.now(), values: 'text' }));
  expect(draftStore('form').read()?.values).toEqual({ 0: 't', 1: 'e', 2: 'x', 3: 't' });
});

describe('storage that cannot be used', () => {
  it('does nothing if reading the property throws, as in a sandboxed frame', () => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
    const store = draftStore('form');
    expect(store.read()).toBeUndefined();
    store.write(DRAFT);
    store.remove();
    expect(store.isCurrent()).toBe(true);
  });

  it('deletes an outdated draft if the new one does not fit', () => {
    const store = draftStore('form');
    store.write(DRAFT);
    sessionStorage.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    store.write({ ...DRAFT, values: { message: 'Hello again' } });
    expect(items.has(KEY)).toBe(false);
  });
});
