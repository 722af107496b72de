import type { Messages } from '../../src/i18n/Messages.js';
import en from '../../src/locales/en.js';

const ACCENTED = [...'àƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž'];

/**
 * The pseudo-locale `en-XA`: English, accented and a third longer. A text that is not marked so came from no catalog,
 * and a layout that it breaks will break in another language.
 */
export const enXA: Messages = {
  ...(Object.fromEntries(
    Object.entries(en).map(([key, text]) => [key, accent(text)]),
  ) as unknown as Messages),
  lang: 'en-XA',
  dir: 'ltr',
};

function accent(text: string): string {
  const accented = text.replace(/\{\w+\}|[a-z]/g, (part) => ACCENTED[part.charCodeAt(0) - 97] ?? part);
  return `[${accented} ${'~'.repeat(Math.ceil(text.length / 3))}]`;
}
