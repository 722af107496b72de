import type { Messages } from './Messages.js';

type Load = () => Promise<{ default: Messages }>;

/** Every catalog but English, which is inlined, by tag; each is a module of its own that loads on demand. */
export const catalogs: Readonly<Record<string, Load>> = {
  ar: () => import('../locales/ar.js'),
  de: () => import('../locales/de.js'),
  es: () => import('../locales/es.js'),
  fr: () => import('../locales/fr.js'),
  ja: () => import('../locales/ja.js'),
};
