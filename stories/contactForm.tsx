import type { Meta } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { fn } from 'storybook/test';
import { ContactForm, ContactProvider, type ContactFormProps } from '../src/index.js';
import { createSandbox } from '../src/sandbox/createSandbox.js';
import type { ScenarioFormId } from '../src/sandbox/scenarios.js';
import { appCode } from './appCode.js';
import './contactForm.css';
import { LANGUAGES } from './languages.js';

/** The outcome of each form ID in the sandbox. */
const OUTCOMES = {
  demo: 'Sent',
  'sandbox-slow': 'Sent after two seconds',
  'sandbox-hangs': 'Sending',
  'sandbox-invalid-email': 'Invalid field',
  'sandbox-invalid': 'Invalid',
  'sandbox-not-sent': 'Not sent',
  'sandbox-rate-limited': 'Rate limited',
  'sandbox-rejected': 'Rejected',
  'sandbox-server-error': 'Not confirmed',
} satisfies Partial<Record<ScenarioFormId | 'demo', string>>;

/** The backend of the stories. It runs in the page. */
export const sandbox = createSandbox({ rateLimit: { max: 1000, seconds: 1 } });

const inGroup = (category: string) => ({ table: { category } });

/** An option that a control cannot change. */
const fixed = { control: false, ...inGroup('Advanced') } as const;

const callback = { control: false, ...inGroup('Callbacks') } as const;

/**
 * The annotations that all stories of a `ContactForm` share. The forms send to a sandbox in the page, which chooses the
 * outcome by form ID.
 */
export const contactForm = {
  component: ContactForm,
  args: {
    formId: 'demo',
    onSuccess: fn(),
    onError: fn(),
    onInvalid: fn(),
    fallback: { onUse: fn() },
  },
  argTypes: {
    formId: {
      options: Object.keys(OUTCOMES),
      control: { type: 'select', labels: OUTCOMES },
      ...inGroup('Form'),
    },
    baseUrl: { control: false, ...inGroup('Form') },
    locale: {
      options: LANGUAGES.map(({ tag }) => tag),
      control: { type: 'select', labels: Object.fromEntries(LANGUAGES.map(({ tag, name }) => [tag, name])) },
      ...inGroup('Form'),
    },
    defaultValues: { control: 'object', ...inGroup('Form') },
    draft: { control: 'boolean', ...inGroup('Form') },
    suggestEmail: { control: 'boolean', ...inGroup('Form') },
    requiredMark: {
      options: ['optional', 'required', 'none'],
      control: 'inline-radio',
      ...inGroup('Form'),
    },
    fallback: { control: 'object', ...inGroup('Form') },
    onSuccess: callback,
    onError: callback,
    onInvalid: callback,
    classNames: fixed,
    children: fixed,
    confirmation: fixed,
    schema: fixed,
    messages: fixed,
    action: fixed,
    timeout: { control: { type: 'number', min: 1 }, ...inGroup('Advanced') },
    fetch: fixed,
    send: fixed,
  },
  decorators: (Story) => (
    <div className="stage">
      <ContactProvider baseUrl="/" fetch={sandbox.fetch}>
        <Story />
      </ContactProvider>
    </div>
  ),
} satisfies Meta<ContactFormProps>;

const files = import.meta.glob<string>('./{examples,recipes,designSystems,registry}/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The render function of a story and its code panel, from one file: the panel shows the code that runs. */
export function example(Form: (props: ContactFormProps) => ReactElement, path: string) {
  return { render: Form, parameters: codePanel(path) };
}

/** Parameters that show a file of the stories as it would be in an app. */
export function codePanel(path: string) {
  const file = files[`./${path}`];
  if (!file) throw new Error(`There is no file ${path}`);
  return { docs: { source: { code: appCode(file) } } };
}

/** The code of a form with these options, except for functions. */
export function formCode(args: Partial<ContactFormProps>): string {
  const props = Object.entries(args)
    .filter(([, value]) => value !== undefined && typeof value !== 'function')
    .map(([name, value]) => {
      if (value === true) return name;
      return typeof value === 'string' && !/["\\\n]/.test(value)
        ? `${name}="${value}"`
        : `${name}={${JSON.stringify(value)}}`;
    });
  const element =
    props.length > 2
      ? `(\n    <ContactForm\n${props.map((prop) => `      ${prop}\n`).join('')}    />\n  )`
      : `<ContactForm ${props.join(' ')} />`;
  return `import { ContactForm } from 'react-contact-kit';
import 'react-contact-kit/styles.css';

export function Contact() {
  return ${element};
}
`;
}
