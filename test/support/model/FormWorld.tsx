import { StrictMode, type ComponentProps, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import * as z from 'zod/mini';
import { ContactForm } from '../../../src/index.js';
import { contactSchema } from '../../../src/schema/index.js';
import { FormVisit, reportNetwork, type Texts } from './FormVisit.js';

/** Milliseconds: longer than `slowSchema` takes, and shorter than every timeout of the form. */
const SHORT_WAIT = 60;

const slowSchema = contactSchema.extend({
  message: z.pipe(
    contactSchema.shape.message,
    z.string().check(z.refine(() => new Promise((resolve) => setTimeout(resolve, 50, true)))),
  ),
});

export interface FormWorldOptions {
  /** The API under test: `ContactForm`, or a form on `useContactForm` with the same parts. */
  Form: ComponentType<ComponentProps<typeof ContactForm>>;
  isStrict: boolean;
  /** Whether validation takes a while. */
  isSlow: boolean;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/** A page with a form. The test controls its clock and its network. */
export class FormWorld {
  visits: FormVisit[] = [];
  /** Whether all work has ended, except for calls that wait for an answer. */
  isQuiet = true;
  #options: FormWorldOptions;
  #container = document.body.appendChild(document.createElement('div'));
  #root = createRoot(this.#container);

  constructor(options: FormWorldOptions) {
    this.#options = options;
  }

  /** The form on the page. */
  get visit(): FormVisit | undefined {
    return this.visits.findLast(({ isOnPage }) => isOnPage);
  }

  /** Replaces the form on the page. A form with the same id is unmounted first. */
  mount(formId: string, locale: string): FormVisit {
    if (this.visit?.formId === formId) this.unmount();
    if (this.visit) this.visit.isOnPage = false;
    const visit = new FormVisit(formId, locale);
    this.visits.push(visit);
    this.#render();
    return visit;
  }

  unmount(): void {
    if (this.visit) this.visit.isOnPage = false;
    this.#render();
  }

  changeLocale(visit: FormVisit, locale: string): void {
    visit.locale = locale;
    this.#render();
  }

  /** Changes whether the page reports a network, after the forms have read it for the submits so far. */
  async setOnline(isOnline: boolean): Promise<void> {
    if (!this.isQuiet) await this.nextTask();
    reportNetwork(isOnline);
  }

  /** Types a text, unless the control is missing or read-only. */
  type(visit: FormVisit, name: keyof Texts, text: string): void {
    const control = this.control(name);
    if (!control || control.readOnly) return;
    control.focus();
    // The prototype's setter bypasses React's value tracker, so `onChange` fires.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    // An email input trims its value, and a single-line input removes line breaks.
    visit.typed = { ...visit.typed, [name]: control.value };
  }

  /** Submits the form this many times within one task. */
  submit(visit: FormVisit, times: number): void {
    const button = this.#container.querySelector<HTMLElement>('.rck-submit');
    visit.recordSubmit(this.isQuiet);
    // The other submits have no effect, because the first one is pending until the task has ended.
    visit.submits += times - 1;
    for (let index = 0; index < times; index += 1) {
      if (button && index % 2 === 0) button.click();
      else this.#container.querySelector('form')?.requestSubmit();
    }
  }

  /** Starts another message, if one was sent. */
  startAgain(visit: FormVisit): void {
    const button = this.#container.querySelector<HTMLElement>(
      '.rck-confirmation > .rck-action, h2 + .rck-action',
    );
    if (!button) return;
    button.click();
    // The hook's `reset` empties all fields.
    visit.startAgain(this.keepsState ? ['name', 'email'] : []);
  }

  /** Runs all work that needs no time. */
  async nextTask(): Promise<void> {
    this.isQuiet = false;
    await vi.advanceTimersByTimeAsync(0);
    await new Promise(setImmediate);
  }

  /** Lets time pass, and runs all work that is due. */
  async quiet(milliseconds = SHORT_WAIT): Promise<void> {
    // Forms also wait for this import, and they requested it earlier.
    await import('../../../src/engine/createEngine.js');
    await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(milliseconds);
    for (const visit of this.visits) visit.passTime();
    await new Promise(setImmediate);
    this.isQuiet = true;
  }

  control(name: string): Control | null {
    return this.#container.querySelector<Control>(`[data-field=${name}]`);
  }

  /**
   * The form's `data-status`, the `data-code` of its failure, whether that is the failure of the previous submission, and
   * whether its button shows that it is pending.
   */
  shown(): { status: string | undefined; code: string | undefined; isPrevious: boolean; isSending: boolean } {
    const alert = this.#container.querySelector<HTMLElement>('.rck-status');
    return {
      status: this.#container.querySelector('form')?.dataset['status'],
      code: alert?.dataset['code'],
      isPrevious: alert?.dataset['pending'] !== undefined,
      isSending: this.#container.querySelector('.rck-submit[data-pending]') !== null,
    };
  }

  /** Whether the form keeps the sender's name for another message, and the failure while a submission is pending. */
  get keepsState(): boolean {
    return this.#options.Form === ContactForm;
  }

  /** Unmounts the form and removes it from the document. */
  close(): void {
    flushSync(() => this.#root.unmount());
    this.#container.remove();
    vi.clearAllTimers();
  }

  #render(): void {
    const { visit } = this;
    const { Form, isStrict, isSlow } = this.#options;
    const form = visit && (
      <Form
        key={visit.formId}
        formId={visit.formId}
        baseUrl="/"
        locale={visit.locale}
        fetch={visit.fetch}
        schema={isSlow ? slowSchema : undefined}
        onSuccess={() => visit.report('accepted')}
        onError={({ code }) => visit.report(code)}
      />
    );
    flushSync(() => this.#root.render(isStrict ? <StrictMode>{form}</StrictMode> : form));
  }
}
