'use client';
import {
  forwardRef,
  useContext,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { createLazyEngine } from '../engine/createLazyEngine.js';
import type { ContactFormSettings, ContactOptions } from '../hooks/ContactDefaults.js';
import { useContactOptions } from '../hooks/useContactOptions.js';
import type { contactSchema } from '../schema/contactSchema.js';
import type { ContactSchema, ContactValues } from '../schema/parseValues.js';
import { ContactConfirmation } from './ContactConfirmation.js';
import type { ContactDraft } from './ContactDraft.js';
import { ContactFallback } from './ContactFallback.js';
import { ContactField } from './ContactField.js';
import { ContactFormContext } from './ContactFormContext.js';
import { ContactStatus } from './ContactStatus.js';
import { ContactSubmit } from './ContactSubmit.js';
import { withClass } from './withClass.js';

type NativeProps = Omit<
  ComponentPropsWithoutRef<'form'>,
  keyof ContactOptions | 'action' | 'method' | 'noValidate' | 'dir' | 'lang'
>;

export interface ContactFormProps<Schema extends ContactSchema = typeof contactSchema>
  extends ContactOptions<Schema>, ContactFormSettings, NativeProps {
  /** What the fields hold at first. What comes later reaches the text fields that nobody has touched. */
  defaultValues?: Partial<ContactValues<Schema>> | undefined;
  /**
   * Which fields say so after their label, in the form's language: those that may stay empty, or those that may not.
   * @default 'optional'
   */
  marks?: 'optional' | 'required' | 'none' | undefined;
  /** Where a browser without JavaScript posts the form: a handler of your own site. */
  action?: string | undefined;
  /**
   * The parts, in your arrangement.
   * @default the three fields, the status, the submit button and the ways out of a failure
   */
  children?: ReactNode;
  /**
   * What takes their place once the message was sent.
   * @default `<ContactConfirmation />`
   */
  confirmation?: ReactNode;
}

/**
 * A whole contact form. Renders a native `<form method="post">` that works before its JavaScript does; validation and
 * sending load when the visitor turns to it. `className`, `ref` and native props go to the `<form>`.
 *
 * State: `data-status`, one of `idle`, `pending`, `success`, `error`.
 *
 * @throws TypeError while rendering, when `formId` or `baseUrl` cannot address a form
 */
export const ContactForm = forwardRef<HTMLFormElement, ContactFormProps>(function ContactForm(props, ref) {
  const { options, messages, rest } = useContactOptions(props);
  const {
    defaultValues,
    marks = 'optional',
    draft,
    fallback,
    children,
    confirmation,
    className,
    onSubmit,
    ...native
  } = rest;
  const [engine] = useState(createLazyEngine);
  const state = useSyncExternalStore(engine.subscribe, engine.getState, engine.getState);
  const client = useContext(state.clientContext);
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current as HTMLFormElement, []);

  // An effect, so that a field's error and description are there before the focus is.
  useEffect(() => engine.rendered(form.current as HTMLFormElement, { ...options, client }));

  const [Draft, setDraft] = useState<typeof ContactDraft>();
  useEffect(() => {
    // Who keeps no drafts does not load them; without, the form works on.
    if (draft)
      import('./ContactDraft.js').then(
        (loaded) => setDraft(() => loaded.ContactDraft),
        () => undefined,
      );
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- where the engine comes, what did not come may now
  }, [draft, state.clientContext]);

  return (
    <form
      {...native}
      ref={form}
      method="post"
      className={withClass('contact-form', className)}
      lang={messages.lang}
      dir={messages.dir}
      data-status={state.status}
      onSubmit={(event) => {
        // React passes on what other forms do in portals of this one's children.
        if (event.target !== event.currentTarget) return;
        try {
          onSubmit?.(event);
        } finally {
          if (!event.defaultPrevented) {
            event.preventDefault();
            void engine.submit();
          }
        }
      }}
    >
      {/* oxlint-disable-next-line react/jsx-no-constructed-context-values -- the parts render with the form anyway */}
      <ContactFormContext.Provider value={{ form, state, messages, defaultValues, marks, fallback, engine }}>
        {draft && Draft && <Draft url={options.url} {...{ form, engine, messages }} />}
        {state.status === 'success'
          ? (confirmation ?? <ContactConfirmation />)
          : (children ?? (
              <>
                <ContactField name="name" />
                <ContactField name="email" />
                <ContactField name="message" />
                <ContactStatus />
                <ContactSubmit />
                <ContactFallback />
              </>
            ))}
      </ContactFormContext.Provider>
      <p className="contact-announcement" role="status">
        {/* One text, not a node beside others: a page translator moves nodes away, and React would fail to remove one. */}
        {state.status === 'pending' ? messages.sending : state.status === 'success' && messages.sentTitle}
      </p>
    </form>
  );
}) as <Schema extends ContactSchema = typeof contactSchema>(
  props: ContactFormProps<Schema> & RefAttributes<HTMLFormElement>,
) => ReactElement;
