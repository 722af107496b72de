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
  const accepts = props.length > 0 ? 'Also accepts' : 'Accepts';
  const native = tags && `${accepts} all props of ${tags}${except && `, except ${except}`}.`;
  return [memberList(props, 'given', like), native].filter(Boolean).join('\n\n');
}

/** Members: type and default in the first line, and the description below. A long list has titles. */
export function memberList(members: readonly Member[], use: Use, like?: Reference): string {
  const line = (member: Member) => memberLine(member, use);
  const known = like ? membersOf(like).map(line) : [];
  const isKnown = (member: Member) => known.includes(line(member));
  const isLong = members.filter((member) => !isKnown(member)).length > LONGEST_LIST;
  const groups = groupsOf(members);
  if (isLong && groups.length === 1)
    throw new Error(
      `No entry of GROUPS has all of these members: ${members.map(({ name }) => name).join(' ')}`,
    );
  const all = groups.flatMap((group) => group.members);
  if (use === 'given') all.sort((a, b) => Number(b.required) - Number(a.required));
  const lists = (isLong ? groups : [{ title: '', members: all }]).map(({ title, members: ofGroup }) => {
    const lines = ofGroup.filter((member) => !isKnown(member)).map(line);
    return (isLong && title && lines[0] ? [`\n**${title}**\n`, ...lines] : lines).join('\n');
  });
  const same = all.filter(isKnown).map(({ name }) => bold(name));
  if (like && same.length > 0)
    lists.push(`- ${same.join(', ')}: as for [${code(like.name)}](${HEADINGS[like.name]}).`);
  return lists.filter(Boolean).join('\n').trim();
}

/** A list with more members of its own has titles. */
const LONGEST_LIST = 10;

/** The titles of long lists, and the order of all lists. In a short list, required members are first. A list uses the first entry that contains all its members. */
const GROUPS: readonly Readonly<Record<string, string>>[] = [
  {
    State: 'status error errorMessage fieldErrors reset',
    'Props for elements': 'formProps field submitProps statusProps alertProps',
    Request: 'formId baseUrl payload send action fetch timeout signal',
    'Values and validation': 'schema defaultValues suggestEmail',
    Language: 'locale messages',
    Content: 'children confirmation fallback draft requiredMark classNames',
    Callbacks: 'onInvalid onSuccess onError',
    'react-hook-form and TanStack Query': 'form mutation',
  },
  {
    Submissions: 'deliver forms allowedOrigins onError',
    Fields: 'schema fields',
    'Spam and limits': 'limit challenge trap maxBytes bodyTimeout',
    Language: 'locale messages',
    'Forms without JavaScript': 'successPath requiredMark fallback title stylesheet render',
  },
  {
    'Name and text': 'name label description',
    Validation: 'required minLength maxLength',
    Element: 'as width id aria-describedby classNames',
  },
  {
    Content: 'label mark description suggestion error messages',
    State: 'required defaultValue isPending revalidate',
    'Props for elements':
      'fieldProps labelProps markProps inputProps controlProps descriptionProps errorProps',
  },
  { Fallback: 'email subject phone note onUse' },
  {
    Control: 'type label options multiple defaultValue',
    Validation: 'required minLength maxLength pattern min max step title',
  },
];

/** The members in groups. One group, in the order of the source, if no entry of `GROUPS` contains them all. */
function groupsOf(members: readonly Member[]): { title: string; members: readonly Member[] }[] {
  const groups = GROUPS.map((entry) =>
    Object.entries(entry).map(([title, names]) => ({
      title,
      members: names.split(' ').flatMap((name) => members.filter((member) => member.name === name)),
    })),
  );
  const isComplete = (group: (typeof groups)[number]) =>
    members.every((member) => group.some((part) => part.members.includes(member)));
  return groups.find(isComplete) ?? [{ title: '', members }];
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
  const whole = /^\([^]*\) => /.test(member.type) ? `(${member.type})` : member.type;
  const type = code(isUnmarked ? member.type : `${whole} | undefined`);
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

/** A table in Markdown, formatted as Prettier does. The first row is the head. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[], fill = ' ') =>
    `|${widths.map((width, column) => ` ${(row[column] ?? '').padEnd(width, fill)} |`).join('')}`;
  const [first = '', ...others] = rows.map((row) => line(row));
  return [first, line([], '-'), ...others].join('\n');
}

/**
 * The keys of a catalog with their English messages, in the order of the catalog's type, whose members are messages or groups.
 *
 * @param of a group, whose keys are listed without its name
 */
export function messageList(type: readonly Member[], english: object, of?: string): string {
  const catalog = english as Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  const line = (name: string, message: string, description: string) =>
    item(name, [/[.?…]$/.test(message) ? code(message) : `${code(message)}.`, description]);
  return type
    .filter(({ name }) => of === undefined || name === of)
    .flatMap(({ name: group, members = [], description }) => {
      const messages = catalog[group] ?? {};
      if (typeof messages === 'string') return [line(group, messages, description)];
      return members.map((member) =>
        line(of ? member.name : `${group}.${member.name}`, messages[member.name] ?? '', member.description),
      );
    })
    .join('\n');
}

/**
 * The types of an entry, with the first paragraph of their description. The types of props, and the types that the page
 * describes, follow in one line each.
 */
export function typeList(references: readonly Reference[], page: string): string {
  const types = references
    .filter(({ kind }) => kind === 'type')
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const ofProps = types.filter((type) => isPropsType(type, references));
  const described = types.filter(({ name }) => new RegExp(` of ${name}(,| -->)`).test(page));
  const lines = types
    .filter((type) => !ofProps.includes(type) && !described.includes(type))
    .map(({ name, description }) => item(name, [description.split('\n', 1)[0] ?? '']));
  const addLine = (names: readonly Named[], text: string) => {
    if (names.length > 0) lines.push(`- ${names.map(({ name }) => bold(name)).join(', ')}: ${text}`);
  };
  addLine(described, 'Described above.');
  addLine(ofProps, 'The props of the components with these names.');
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
