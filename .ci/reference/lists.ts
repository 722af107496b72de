import type { CustomProperty, MessageKey, Named } from './facts.js';
import type { Member } from './members.js';
import type { ComponentReference, FunctionReference, Reference } from './readReference.js';

/** `given`: props and options, of which some are required. `received`: return values. */
type Use = 'given' | 'received';

/**
 * The props of a component, and the elements whose props it accepts too.
 *
 * @param like a reference; members that are equal to its members are listed by name only
 */
export function propList(component: ComponentReference, like?: Reference): string {
  const { native, excluded } = component;
  const tags = choice(native.map((tag) => code(`<${tag}>`)));
  const except = excluded.length > 0 ? `, except ${enumeration(excluded.map(code))}` : '';
  return [
    ...(component.members.length > 0 ? [memberList(component.members, 'given', like)] : []),
    ...(native.length > 0 ? [`- The props of ${tags}${except}.`] : []),
  ].join('\n');
}

/** Members with type, description and default, one per line. */
export function memberList(members: readonly Member[], use: Use, like?: Reference): string {
  // A provider has options for any schema, and a form for its own.
  const text = (member: Member) => memberLine(member, use).replaceAll(/\bContactSchema\b/g, 'Schema');
  const known = like ? membersOf(like).map(text) : [];
  const isKnown = (member: Member) => known.includes(text(member));
  const lines = members.filter((member) => !isKnown(member)).map((member) => memberLine(member, use));
  const same = members.filter(isKnown).map(({ name }) => bold(name));
  if (like && same.length > 0) lines.push(`- ${same.join(', ')}: as for ${code(like.name)}.`);
  return lines.join('\n');
}

function memberLine({ name, type, required, default: fallback, description }: Member, use: Use): string {
  const need = use === 'given' ? required && ', required' : !required && ', optional';
  return item(bold(name), [
    `${code(type)}${need || ''}.`,
    description.replaceAll('\n', ' '),
    fallback !== undefined && `Default: ${defaultText(fallback)}.`,
  ]);
}

export function membersOf(reference: Reference): Member[] {
  return 'members' in reference ? reference.members : [];
}

/** The signature of a function, its parameters, and the errors that it throws. */
export function functionText({ signature, summary, parameters, throws }: FunctionReference): string {
  const documented = parameters.filter(({ description }) => description);
  return [
    code(signature),
    summary,
    memberList(documented, 'given'),
    throws.map((thrown) => sentence(`Throws ${thrown}`)).join(' '),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Names with their description, one per line. */
export function namedList(items: readonly Named[]): string {
  return items
    .map(({ name, description }) => item(bold(name), [sentence(capitalized(description))]))
    .join('\n');
}

export function propertyList(properties: readonly CustomProperty[]): string {
  const lines = properties.map(({ name, default: light, dark, description }) =>
    item(bold(name), [
      sentence(capitalized(description)),
      `Default: ${light.startsWith('--') ? 'the value of ' : ''}${code(light)}${dark ? `, dark ${code(dark)}` : ''}.`,
    ]),
  );
  return lines.join('\n');
}

export function messageList(keys: readonly MessageKey[]): string {
  return keys
    .map(({ name, english, description }) =>
      item(bold(name), [/[.?…]$/.test(english) ? code(english) : `${code(english)}.`, description]),
    )
    .join('\n');
}

/** The types of an entry, with the first paragraph of their description. The types of props follow in one line. */
export function typeList(references: readonly Reference[]): string {
  const types = references
    .filter(({ kind }) => kind === 'type')
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const ofProps = types.filter(({ name }) => isPropsType(name, references));
  const lines = types
    .filter((type) => !ofProps.includes(type))
    .map(({ name, summary }) => item(bold(name), [summary.split('\n', 1)[0] ?? '']));
  if (ofProps.length > 0) {
    const names = ofProps.map(({ name }) => bold(name)).join(', ');
    lines.push(`- ${names}: The props of the components with these names.`);
  }
  return lines.join('\n');
}

/** Whether a type is that of a component's props. The component's description lists its members. */
export function isPropsType(name: string, references: readonly Reference[]): boolean {
  return references.some((reference) => reference.kind === 'component' && name === `${reference.name}Props`);
}

/** Names in one sentence: `a`, `b` and `c`. */
export function enumeration(names: readonly string[], conjunction = 'and'): string {
  return names.length > 1
    ? `${names.slice(0, -1).join(', ')} ${conjunction} ${names.at(-1)}`
    : (names[0] ?? '');
}

const choice = (names: readonly string[]) => enumeration(names, 'or');

export function code(text: string): string {
  return `\`${text}\``;
}

const bold = (name: string) => `**${code(name)}**`;

function item(name: string, parts: readonly (string | false)[]): string {
  return `- ${name}: ${parts.filter(Boolean).join(' ')}`;
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
