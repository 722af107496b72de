import type { Destination } from '../client/request.js';
import { submissionUrl } from '../client/submissionUrl.js';
import type { FallbackContacts } from '../fallback/links.js';
import { readControls } from '../fields/controls.js';
import { CONTROLS } from '../fields/shown.js';
import { nameOf } from '../fields/sentControls.js';
import { fieldElements } from '../fields/values.js';
import type { CustomMessages } from '../messages/Messages.js';
import { isRequired, isReserved, patternError, schemaFields } from '../schema/inspectSchema.js';
import { errorOnce, warnOnce } from './warnOnce.js';

/** The options of a form that the checks read. */
export interface FormSetup {
  formId: string;
  schema?: object | undefined;
  fallback?: FallbackContacts | undefined;
}

const FALLBACKS = [
  ['email', 'mailto:'],
  ['phone', 'tel:'],
] as const;

/** Warns about mistakes in the setup of a form, after it has rendered. */
export function diagnoseForm(form: HTMLFormElement, setup: FormSetup & Destination, status: string): void {
  if (status === 'success') return;
  diagnosePage(form, setup.formId);
  diagnoseAction(form, setup);
  const name = JSON.stringify(setup.formId);
  for (const control of unknownControls(form, setup.schema)) {
    warnOnce(`the form ${name} ${dropped(control)}`);
  }
  for (const control of looseCheckboxes(form)) {
    warnOnce(
      `the form ${name} has several checkboxes named ${control} that are not a group, so it reads only the first. Use ` +
        `<ContactCheckboxGroup name=${control} />, or put them into a <fieldset data-field=${control}>.`,
    );
  }
  for (const control of form.querySelectorAll<HTMLInputElement>('input[pattern]')) {
    const error = patternError(control.pattern);
    if (error === undefined) continue;
    const field = JSON.stringify(nameOf(control));
    warnOnce(`the form ${name} ignores the pattern of the field ${field}, because it is not valid. ${error}`);
  }
  for (const [action, scheme] of FALLBACKS) {
    if (status !== 'error' || !setup.fallback?.[action]) continue;
    if (form.querySelector(`.rck-fallback, [href^="${scheme}"]`)) continue;
    warnOnce(
      `the form ${name} sets fallback.${action} but has no link for it, so visitors cannot use it after a failure. Add ` +
        `<ContactFallback /> to its children, or remove fallback.${action} from the form or its <ContactProvider>.`,
    );
  }
}

/** Warns if a submit without JavaScript goes to another URL than one with JavaScript. */
function diagnoseAction(form: HTMLFormElement, { formId, baseUrl, send }: Destination): void {
  const action = form.getAttribute('action');
  if (action === null || send) return;
  const urlOf = (url: string) => {
    const { origin, pathname } = new URL(url, form.ownerDocument.baseURI);
    return origin + pathname.replace(/\/$/, '');
  };
  const expected = submissionUrl(baseUrl, formId);
  if (URL.canParse(action, form.ownerDocument.baseURI) && urlOf(action) === urlOf(expected)) return;
  warnOnce(
    `the action of the form ${JSON.stringify(formId)} is ${JSON.stringify(action)}, but with JavaScript the form sends to ` +
      `${expected}. Set action to this URL, unless the endpoint at action forwards the messages.`,
  );
}

/** Milliseconds until the other parts of the page and its stylesheets have loaded. */
const PAGE_DELAY = 1_000;
const ANNOUNCEMENTS = '[role=alert], [aria-live]';
const diagnosed = new WeakSet<HTMLFormElement>();

/** Warns once per form, before anything is submitted, about what is missing on its page. */
function diagnosePage(form: HTMLFormElement, formId: string): void {
  if (diagnosed.has(form)) return;
  diagnosed.add(form);
  setTimeout(() => {
    // The form might not have been complete. The confirmation replaces the parts of a form.
    if (!form.isConnected || form.dataset['status'] === 'success') {
      diagnosed.delete(form);
      return;
    }
    diagnoseAnnouncement(form, formId);
    if (isUnstyled(form)) {
      warnOnce(
        'no stylesheet styles the form, so it has the default appearance of the browser, and errors do not stand out. ' +
          'Import "react-contact-kit/styles.css", or style .rck-form and .rck-control in your own stylesheet.',
      );
    }
  }, PAGE_DELAY);
}

/** Warns if nothing on the page of the form announces a failure. */
function diagnoseAnnouncement(form: HTMLFormElement, formId: string): void {
  // The document does not find elements in a shadow tree.
  if (form.querySelector(ANNOUNCEMENTS) ?? form.ownerDocument.querySelector(ANNOUNCEMENTS)) return;
  warnOnce(
    `the page of the form ${JSON.stringify(formId)} has no element that announces a failed submission, so visitors might ` +
      'not notice it. Add <ContactStatus /> to its children, or an element with role="alert" and aria-live="assertive".',
  );
}

/** Whether the form and its first control look as browsers render them without any stylesheet. */
function isUnstyled(form: HTMLFormElement): boolean {
  const control = form.querySelector('.rck-control:is(input, textarea)');
  // Without a layout, as in jsdom or in a hidden tab panel, the computed styles say little.
  if (!control || form.offsetHeight === 0) return false;
  const { borderStyle, borderWidth } = getComputedStyle(control);
  return getComputedStyle(form).display === 'block' && borderStyle === 'inset' && borderWidth === '2px';
}

/** The fields of the default schema, which loads with the engine. */
const DEFAULT_FIELDS: readonly string[] = ['name', 'email', 'message'];

/** The names of a schema's fields. Undefined if they are unknown, or if the schema does not drop other fields. */
function fieldNames(schema: object | undefined): readonly string[] | undefined {
  if (!schema) return DEFAULT_FIELDS;
  // A submit loads a lazy schema.
  if (typeof schema === 'function') return undefined;
  const fields = schemaFields(schema);
  return fields && !fields.others ? Object.keys(fields.shape) : undefined;
}

/** The names of controls that the visitor can use, that are not fields of the kit, and that the schema does not have. */
function unknownControls(form: HTMLFormElement, schema: object | undefined): string[] {
  const ofSchema = fieldNames(schema);
  if (!ofSchema) return [];
  const fields = fieldElements(form).map(({ dataset }) => dataset['field']);
  const known = [...ofSchema, ...fields];
  // The controls of a group have the same name.
  const names = new Set(visibleControls(form).map(nameOf));
  return [...names].filter((name) => !known.includes(name)).map((name) => JSON.stringify(name));
}

const dropped = (control: string) =>
  `has a control named ${control}, which is neither a field of the kit nor in the schema, so its value is not sent. Use a ` +
  `<ContactField> or useContactField, add ${control} to the schema, or remove the name of the control.`;

/** The names that several checkboxes outside a group have. */
function looseCheckboxes(form: HTMLFormElement): string[] {
  const names = visibleControls(form)
    .filter((control) => control.type === 'checkbox')
    .filter(
      (control) => control.closest<HTMLElement>('fieldset[data-field]')?.dataset['field'] !== control.name,
    )
    .map(({ name }) => JSON.stringify(name));
  return names.filter((name, index) => names.indexOf(name) < index);
}

function enabledControls(form: HTMLFormElement): HTMLInputElement[] {
  return readControls(form)
    .map(({ control }) => control)
    .filter((control) => control.matches(CONTROLS));
}

function visibleControls(form: HTMLFormElement): HTMLInputElement[] {
  return enabledControls(form).filter(
    (control) => control.type !== 'hidden' && control.checkVisibility?.() !== false,
  );
}

/** Reports names of fields that are reserved. */
function reportReserved(formId: string, names: readonly string[]): void {
  for (const name of names.filter(isReserved)) {
    errorOnce(
      `the form ${JSON.stringify(formId)} has a field named ${JSON.stringify(name)}. JavaScript objects or ` +
        'react-hook-form reserve this name, so the form cannot store the errors of the field. Rename the field.',
    );
  }
}

/** Reports a field whose name is reserved, and warns about a field whose label is its name. */
export function diagnoseField(
  options: { formId: string; messages: CustomMessages },
  field: { name: string; label?: unknown },
): void {
  const name = JSON.stringify(field.name);
  reportReserved(options.formId, [field.name]);
  if (field.label !== undefined || options.messages.labels[field.name]) return;
  warnOnce(
    `the field ${name} of the form ${JSON.stringify(options.formId)} has no label, so visitors see its name. Set its prop ` +
      `label, or messages={{ labels: { ${name}: … } }} on the form.`,
  );
}

/** Warns about a counter of a field that is not in the form. */
export function diagnoseCounter(field: string): void {
  warnOnce(
    `a <ContactCounter> counts the field ${JSON.stringify(field)}, but the form has no control with that name, so the ` +
      'number never changes. Set its name to the name of a field.',
  );
}

/** Reports, at each submit, the text that is not sent, and the fields without which nothing can be sent. */
export function diagnoseSubmit(form: HTMLFormElement, { formId, schema }: FormSetup): void {
  const name = JSON.stringify(formId);
  reportReserved(formId, fieldNames(schema) ?? []);
  for (const control of unknownControls(form, schema)) {
    console.error(`react-contact-kit: the form ${name} ${dropped(control)}`);
  }
  for (const field of missingFields(form, schema)) {
    console.error(
      `react-contact-kit: the schema of the form ${name} requires ${field}, but the form has no control with that name, ` +
        `so it cannot be sent. Add <ContactField name=${field} />, or make the field optional in your schema.`,
    );
  }
}

/** The required fields of the schema that have no control. */
function missingFields(form: HTMLFormElement, schema: object | undefined): string[] {
  const required = schema ? (fieldNames(schema) ?? []).filter((name) => isRequired(schema, name)) : [];
  const names = new Set(enabledControls(form).map(nameOf));
  return required.filter((name) => !names.has(name)).map((name) => JSON.stringify(name));
}

/** Reports, at each submit, a CAPTCHA whose name is that of a field. */
export function diagnoseChallenge(challenge: string | undefined, payload: object): void {
  if (!challenge || !Object.hasOwn(payload, challenge)) return;
  console.error(
    `react-contact-kit: <ContactChallenge> has the name of the field ${JSON.stringify(challenge)}, so its token is not sent, and ` +
      'the endpoint cannot verify it. Set another name.',
  );
}

/** Warns, at each submit, that a filled honeypot has discarded the message. */
export function diagnoseTrap(): void {
  console.warn(
    'react-contact-kit: the field of <ContactTrap> was filled, so the message was not sent, but the visitor sees the ' +
      'confirmation. Real visitors do not see this field. If a browser extension filled it, set discard={false} and ' +
      'check `isTrapFilled` in your endpoint instead.',
  );
}

interface SchemaIssue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  /** The names that a strict schema does not contain. */
  readonly keys?: readonly string[];
  /** The values that an enum or a literal accepts. */
  readonly values?: readonly unknown[];
}

/** Warns about issues that the visitor cannot fix: fields and options of the form that the schema does not contain. */
export function diagnoseIssues(
  issues: readonly SchemaIssue[],
  values: Readonly<Record<string, unknown>>,
): void {
  for (const { code, path, keys = [], values: accepted } of issues) {
    if (code === 'unrecognized_keys') for (const key of keys) warnOfUnknownField([...path, key].join('.'));
    const value = path.reduce<unknown>(
      (inner, key) => (inner as Record<PropertyKey, unknown>)?.[key],
      values,
    );
    if (code === 'invalid_value' && accepted && value && typeof value === 'string')
      warnOfUnknownOption(String(path[0]), value, accepted);
  }
}

function warnOfUnknownField(field: string): void {
  const name = JSON.stringify(field);
  warnOnce(
    `the form has a control named ${name}, but its schema is strict and has no such field, so the form ` +
      `cannot be sent. Add ${name} to the schema, remove the name of the control, or use a schema that is not strict.`,
  );
}

function warnOfUnknownOption(field: string, value: string, accepted: readonly unknown[]): void {
  const [name, option] = [field, value].map((text) => JSON.stringify(text));
  warnOnce(
    `the schema does not accept the value ${option} of the field ${name}, so the form cannot be sent with it. ` +
      `It accepts ${accepted.map((each) => JSON.stringify(each)).join(', ')}. If ${option} is an option of the form, ` +
      'add it to the schema, or correct the value of the option.',
  );
}
