import type { MailTarget } from '../client/mailUrl.js';
import { CONTROLS } from '../schema/controls.js';
import { DEFAULT_FIELDS, fieldNames } from '../schema/fieldNames.js';
import { isRequired } from '../schema/isRequired.js';
import { diagnosePage } from './diagnosePage.js';
import { showDropped } from './showDropped.js';
import { warnOnce } from './warnOnce.js';

/** The options of a form that the checks read. */
export interface FormSetup {
  formId: string;
  schema?: object | undefined;
  fallbackEmail?: MailTarget | undefined;
  fallbackPhone?: string | undefined;
}

const FALLBACKS = [
  ['fallbackEmail', 'mailto:'],
  ['fallbackPhone', 'tel:'],
] as const;

/** Warns about mistakes in the setup of a form, after it has rendered. */
export function diagnoseForm(form: HTMLFormElement, setup: FormSetup, status: string): void {
  if (status === 'success') return;
  diagnosePage(form, setup.formId);
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
  for (const [option, scheme] of FALLBACKS) {
    if (status !== 'error' || !setup[option]) continue;
    if (form.querySelector(`.rck-fallback, [href^="${scheme}"]`)) continue;
    warnOnce(
      `the form ${name} has a ${option}, but does not show it, so visitors cannot use it when sending fails. Add ` +
        `<ContactFallback /> to its children, or remove ${option}.`,
    );
  }
}

/** Reports, at each submit, the text that is not sent, also on the page, and the fields without which nothing can be sent. */
export function diagnoseSubmit(form: HTMLFormElement, { formId, schema }: FormSetup): void {
  const name = JSON.stringify(formId);
  const unknown = unknownControls(form, schema);
  showDropped(form, unknown);
  for (const control of unknown) {
    console.error(`react-contact-kit: the form ${name} ${dropped(control)}`);
  }
  for (const field of missingFields(form, schema)) {
    console.error(
      `react-contact-kit: the schema of the form ${name} requires ${field}, but the form has no control with that name, ` +
        `so it cannot be sent. Add <ContactField name=${field} />, or remove the field from the schema.`,
    );
  }
}

/** Warns, at each submit, that a filled trap has discarded the message. */
export function diagnoseTrap(): void {
  console.warn(
    'react-contact-kit: the field of <ContactTrap> was filled, so the message was not sent, but the visitor sees the ' +
      'confirmation. Real visitors do not see this field. If a browser extension filled it, set discard={false} and ' +
      'check `evidence.isTrapFilled` in `send` instead.',
  );
}

/** Warns about a counter of a field that is not in the form. */
export function diagnoseCounter(field: string): void {
  warnOnce(
    `a <ContactCounter> counts the field ${JSON.stringify(field)}, but the form has no control with that name, so the ` +
      'number never changes. Set its name to the name of a field.',
  );
}

/** The names of controls that the visitor can use and that the schema does not have. */
function unknownControls(form: HTMLFormElement, schema: object | undefined): string[] {
  const known = fieldNames(schema);
  if (!known) return [];
  // The controls of a group have the same name.
  const names = new Set(visibleControls(form).map(({ name }) => name));
  return [...names].filter((name) => !known.includes(name)).map((name) => JSON.stringify(name));
}

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

function visibleControls(form: HTMLFormElement): HTMLInputElement[] {
  return Array.from(form.elements as unknown as Iterable<HTMLInputElement>).filter(
    (control) =>
      control.matches(`${CONTROLS}:enabled:not([type=hidden])`) && control.checkVisibility?.() !== false,
  );
}

/** The required fields of the schema that have no control. */
function missingFields(form: HTMLFormElement, schema: object | undefined): string[] {
  const required = schema
    ? (fieldNames(schema) ?? []).filter((name) => isRequired(schema, name, undefined))
    : DEFAULT_FIELDS;
  const names = new Set(
    Array.from(form.elements)
      .filter((control) => control.matches(`${CONTROLS}:enabled`))
      .map((control) => control.getAttribute('name')),
  );
  return required.filter((name) => !names.has(name)).map((name) => JSON.stringify(name));
}

const dropped = (control: string) =>
  `has a control named ${control}, but its schema has no such field, so its value is not sent. Add ` +
  `${control} to the schema, or remove the name of the control.`;
