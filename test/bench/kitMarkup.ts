import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** React's names of HTML attributes that differ. */
const PROPS: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  autocomplete: 'autoComplete',
  maxlength: 'maxLength',
  readonly: 'readOnly',
  tabindex: 'tabIndex',
};
const BOOLEANS = ['hidden', 'required', 'readonly', 'disabled', 'novalidate'];
const NUMBERS = ['rows', 'tabindex', 'maxlength'];

/**
 * Returns a module that renders the same HTML as the kit, without the kit. After a submit, it shows the state of the
 * floor: errors under the fields, the labels of the button, and the outcome.
 */
export function kitMarkupModule(html: string): string {
  const [form] = parseFragment(html).childNodes;
  if (form?.nodeName !== 'form') throw new Error(`The kit did not render a <form>: ${html}`);
  // The kit's ids differ in each form of a page, so these do too.
  const ids = [...html.matchAll(/<label[^>]* for="([^"]+)"/g)].map(([, id]) => id ?? '');
  return `import { useId, type FormEventHandler } from 'react';
import { texts, type Status, type Values } from '../contestants/contactForm.js';

interface Props {
  status: Status;
  errors: Partial<Values>;
  onSubmit: FormEventHandler<HTMLFormElement>;
}

export function KitMarkup({ status, errors, onSubmit }: Props) {
  ${ids.map((_id, index) => `const id${index} = useId();`).join('\n  ')}
  if (status === 'success') return <p role="status">{texts.sent}</p>;
  return (
    ${print(form, ids)}
  );
}
`;
}

function print(node: Node, ids: readonly string[]): string {
  if (node.nodeName === '#text') return `{${JSON.stringify((node as { value: string }).value)}}`;
  if (!('tagName' in node)) return '';
  const { tagName, attrs, childNodes } = node;
  const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
  const props = attrs.map(({ name, value }) => `${PROPS[name] ?? name}={${valueOf(name, value, ids)}}`);
  const children = childNodes.map((child) => print(child, ids));
  const field = attributes['data-field'];
  if (tagName === 'form') props.push('onSubmit={onSubmit}', 'noValidate');
  if (tagName === 'span' && attributes['class'] === 'rck-submit-label') {
    children.splice(0, children.length, `{status === 'pending' ? texts.sending : texts.submit}`);
  }
  if (attributes['role'] === 'alert') children.push(`{status === 'error' && texts.failed}`);
  if (!field) return element(tagName, props, children);
  const error = `errors.${field}`;
  const errorId = `${valueOf('id', attributes['id'] ?? '', ids)} + '-error'`;
  props.push(`aria-invalid={${error} ? true : undefined}`, `aria-describedby={${error} && ${errorId}}`);
  return `${element(tagName, props, children)}
    {${error} && <p className="rck-error" id={${errorId}}>{${error}}</p>}`;
}

function element(tagName: string, props: readonly string[], children: readonly string[]): string {
  const opening = [tagName, ...props].join(' ');
  return children.length > 0 ? `<${opening}>${children.join('\n')}</${tagName}>` : `<${opening} />`;
}

/** The expression of an attribute's value. */
function valueOf(name: string, value: string, ids: readonly string[]): string {
  if (BOOLEANS.includes(name)) return 'true';
  if (NUMBERS.includes(name)) return value;
  const index = ids.findIndex((id) => value === id || value.startsWith(`${id}-`));
  const id = ids[index];
  if (id === undefined) return JSON.stringify(value);
  return value === id ? `id${index}` : `id${index} + ${JSON.stringify(value.slice(id.length))}`;
}
