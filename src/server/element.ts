/** Markup, as opposed to text. */
export class Markup {
  constructor(readonly html: string) {}
}

export type Child = Markup | string | false | undefined | readonly Child[];

const VOID = ['input', 'link', 'meta'];
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** An HTML element. Attributes that are false or undefined stay away; all text is escaped, in attributes too. */
export function element(
  tag: string,
  attributes: Readonly<Record<string, string | boolean | undefined>>,
  ...children: readonly Child[]
): Markup {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== false);
  const start = given.map(([name, value]) => ` ${name}="${value === true ? '' : escaped(String(value))}"`);
  const end = VOID.includes(tag) ? '' : `${htmlOf(children)}</${tag}>`;
  return new Markup(`<${tag}${start.join('')}>${end}`);
}

function htmlOf(child: Child): string {
  if (child instanceof Markup) return child.html;
  if (typeof child === 'string') return escaped(child);
  return child ? child.map(htmlOf).join('') : '';
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
