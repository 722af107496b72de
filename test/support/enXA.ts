import type { Messages } from '../../src/messages/Messages.js';
import en from '../../src/locales/en.js';

const ACCENTED = [...'àƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž'];

/**
 * The pseudo-locale `en-XA`: English, accented and a third longer. A text without accents does not come from the
 * catalog, and a layout that breaks here will break in another language.
 */
export const enXA: Messages = {
  lang: 'en-XA',
  dir: 'ltr',
  labels: accentAll(en.labels),
  hints: accentAll(en.hints),
  errors: accentAll(en.errors),
  outcomes: accentAll(en.outcomes),
  actions: accentAll(en.actions),
};

function accentAll<Group extends Record<string, string>>(group: Group): Group {
  return Object.fromEntries(Object.entries(group).map(([key, text]) => [key, accent(text)])) as Group;
}

function accent(text: string): string {
  const accented = text.replace(/\{\w+\}|[a-z]/g, (part) => ACCENTED[part.charCodeAt(0) - 97] ?? part);
  return `[${accented} ${'~'.repeat(Math.ceil(text.length / 3))}]`;
}
