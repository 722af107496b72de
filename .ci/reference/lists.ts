import type { CustomProperty, MessageKey } from './facts.js';
import { isPropsType, membersOf, type Member, type Named, type Reference } from './readApi.js';

/** In British English, there is no comma before the last name. */
const AND = new Intl.ListFormat('en-GB');
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** `given`: props and options, of which some are required. `received`: return values. */
type Use = 'given' | 'received';

/**
 * The props of a component, and the elements whose props it accepts too.
 *
 * @param like a reference; members that are equal to its members are listed by name only
 */
export function propList(component: Reference, like?: Reference): string {
  if (component.kind !== 'component') throw new Error(`${component.name} is not a component.`);
  const { props, nativeProps } = component;
  const tags = OR.format(nativeProps.elements.map((tag) => code(`<${tag}>`)));
  const except = AND.format(nativeProps.except.map(code));
  const native = tags && `- The props of ${tags}${except && `, except ${except}`}.`;
  return [memberList(props, 'given', like), native].filter(Boolean).join('\n');
}

/** Members: type and default in the first line, and the description below. */
export function memberList(members: readonly Member[], use: Use, like?: Reference): string {
  const line = (member: Member) => memberLine(member, use);
  const known = like ? membersOf(like).map(line) : [];
  const sorted = sortMembers(members);
  const lines = sorted.map(line).filter((text) => !known.includes(text));
  const same = sorted.filter((member) => known.includes(line(member))).map(({ name }) => bold(name));
  if (like && same.length > 0)
    lines.push(`- ${same.join(', ')}: as for [${code(like.name)}](${HEADINGS[like.name]}).`);
  return lines.join('\n');
}

/** The order in lists, by subject: state, props of elements, sending, fields, language, content, callbacks. */
const ORDER = [
  'status error errorMessage fieldErrors reset formProps field submitProps statusProps alertProps',
  'formId baseUrl payload send action fetch timeout signal',
  'schema defaultValues suggestEmail locale messages children confirmation fallback draft',
  'requiredMark classNames onInvalid onSuccess onError form mutation',
  'type label required options multiple defaultValue minLength maxLength pattern min max step title',
].flatMap((names) => names.split(' '));

/** Sorts members that are all in `ORDER`. The others keep the order of the source. */
function sortMembers(members: readonly Member[]): readonly Member[] {
  const place = ({ name }: Member) => ORDER.indexOf(name);
  return members.some((member) => place(member) < 0)
    ? members
    : members.toSorted((a, b) => place(a) - place(b));
}

/** Where the members of a type are listed that other lists refer to. */
const HEADINGS: Readonly<Record<string, string>> = {
  ContactForm: 'components.md#contactform',
  ContactField: 'components.md#contactfield',
  SandboxOptions: 'sandbox.md#as-a-function',
};

function memberLine(member: Member, use: Use): string {
  const { name, required, default: fallback, description } = member;
  const isUnmarked = use === 'given' || required || /\bundefined$/.test(member.type);
  const type = code(isUnmarked ? member.type : `${member.type} | undefined`);
  const need = use === 'given' && required && ', required';
  const initial = fallback !== undefined && `, default: ${defaultText(fallback)}`;
  const head = [`- ${bold(name)}: ${type}`, need, initial].filter(Boolean).join('');
  return description ? `${head}\\\n  ${description.replaceAll('\n', ' ')}` : head;
}

/** The signature of a function, its description, and the errors that it throws. */
export function functionText(reference: Reference): string {
  if (!('signature' in reference)) throw new Error(`${reference.name} is not a function.`);
  const { signature, description, throws } = reference;
  const errors = throws.map((thrown) => sentence(`Throws ${thrown}`)).join(' ');
  return [code(signature), description, errors].filter(Boolean).join('\n\n');
}

/** Names with their description, one per line. */
export function namedList(items: readonly Named[]): string {
  return items.map(({ name, description }) => item(name, [sentence(capitalized(description))])).join('\n');
}

export function propertyList(properties: readonly CustomProperty[]): string {
  return table([
    ['Property', 'Default', 'Dark', 'Sets'],
    ...properties.map(({ name, default: light, dark = '', description }) => [
      code(name),
      valueOf(light),
      dark && valueOf(dark),
      capitalized(description),
    ]),
  ]);
}

/** A table in Markdown, formatted as Prettier does. The first row is the head. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[], fill = ' ') =>
    `|${widths.map((width, column) => ` ${(row[column] ?? '').padEnd(width, fill)} |`).join('')}`;
  const [first = '', ...others] = rows.map((row) => line(row));
  return [first, line([], '-'), ...others].join('\n');
}

/** A value as code. A value that the stylesheet derives from another one is in words. */
function valueOf(value: string): string {
  return /^[a-z]+ /.test(value) ? value : code(value);
}

export function messageList(keys: readonly MessageKey[]): string {
  return keys
    .map(({ name, english, description }) =>
      item(name, [/[.?…]$/.test(english) ? code(english) : `${code(english)}.`, description]),
    )
    .join('\n');
}

/** The types of an entry, with the first paragraph of their description. The types of props follow in one line. */
export function typeList(references: readonly Reference[]): string {
  const types = references
    .filter(({ kind }) => kind === 'type')
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const ofProps = types.filter((type) => isPropsType(type, references));
  const lines = types
    .filter((type) => !ofProps.includes(type))
    .map(({ name, description }) => item(name, [description.split('\n', 1)[0] ?? '']));
  if (ofProps.length > 0) {
    const names = ofProps.map(({ name }) => bold(name)).join(', ');
    lines.push(`- ${names}: The props of the components with these names.`);
  }
  return lines.join('\n');
}

const code = (text: string) => `\`${text}\``;
const bold = (name: string) => `**${code(name)}**`;

function item(name: string, parts: readonly (string | false)[]): string {
  return `- ${bold(name)}: ${parts.filter(Boolean).join(' ')}`;
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A `@default`: a value as code, or a text in which quoted values become code. */
function defaultText(text: string): string {
  const isValue = /^(?:'[^']*'|\d+|true|false|[\w]+[A-Z.]\w+|\{.*\})$/.test(text);
  if (isValue) return code(text);
  return text.replaceAll(/(?<![\w`])'[\w-]*'(?!`)/g, code);
}
