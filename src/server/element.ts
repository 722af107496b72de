/** HTML that must not be escaped. */
export class Markup {
  constructor(readonly html: string) {}
}

export type Child = Markup | string | false | undefined | readonly Child[];
export type Attributes = Readonly<Record<string, string | boolean | undefined>>;

const VOID_ELEMENTS = ['input', 'link', 'meta'];
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Creates an HTML element. Omits attributes that are false or undefined. Escapes text and attribute values. */
export function element(tag: string, attributes: Attributes, ...children: readonly Child[]): Markup {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== false);
  const start = given.map(([name, value]) => ` ${name}="${value === true ? '' : escape(String(value))}"`);
  const end = VOID_ELEMENTS.includes(tag) ? '' : `${htmlOf(children)}</${tag}>`;
  return new Markup(`<${tag}${start.join('')}>${end}`);
}

function htmlOf(child: Child): string {
  if (child instanceof Markup) return child.html;
  if (typeof child === 'string') return escape(child);
  return child ? child.map(htmlOf).join('') : '';
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
