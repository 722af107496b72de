'use client';
import {
  forwardRef,
  useContext,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';
import { createLazyEngine } from '../engine/createLazyEngine.js';
import { idleState } from '../engine/EngineState.js';
import type { ContactOptions } from '../hooks/ContactDefaults.js';
import { useContactOptions } from '../hooks/useContactOptions.js';
import type { ContactValues } from '../schema/contactSchema.js';
import { ContactConfirmation } from './ContactConfirmation.js';
import { ContactField } from './ContactField.js';
import { ContactFormContext } from './ContactFormContext.js';
import { ContactStatus } from './ContactStatus.js';
import { ContactSubmit } from './ContactSubmit.js';
import { useFormFocus } from './useFormFocus.js';
import { withClass } from './withClass.js';

type NativeProps = Omit<
  ComponentPropsWithoutRef<'form'>,
  keyof ContactOptions | 'action' | 'method' | 'noValidate' | 'dir' | 'lang'
>;

export interface ContactFormProps extends ContactOptions, NativeProps {
  /** What the fields hold at first. */
  defaultValues?: Partial<ContactValues> | undefined;
  /** Where a browser without JavaScript posts the form: a handler of your own site. */
  action?: string | undefined;
  /**
   * The parts, in your arrangement.
   * @default the three fields, the status and the submit button
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
    children,
    confirmation,
    className,
    onSubmit,
    onInput,
    onFocus,
    onPointerEnter,
    ...native
  } = rest;
  const [engine] = useState(createLazyEngine);
  const state = useSyncExternalStore(engine.subscribe, engine.getState, () => idleState);
  const client = useContext(state.clientContext);
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current as HTMLFormElement);
  useFormFocus(form, state);

  useEffect(() => engine.configure({ ...options, client }));

  useEffect(() => {
    if (!form.current) return;
    // Until now the browser validated; from now on it would get in the way.
    form.current.noValidate = true;
    // Focus that came before the page's JavaScript sends no event any more.
    if (form.current.contains(document.activeElement)) engine.load();
  }, [engine]);

  const { reset } = engine;
  const context = useMemo(
    () => ({ state, messages, defaultValues, reset }),
    [state, messages, defaultValues, reset],
  );

  return (
    <form
      {...native}
      ref={form}
      method="post"
      className={withClass('contact-form', className)}
      lang={messages.lang}
      dir={messages.dir}
      data-status={state.status}
      // Takes the focus when a confirmation has no heading that does.
      tabIndex={state.status === 'success' ? -1 : native.tabIndex}
      onFocus={(event) => {
        onFocus?.(event);
        engine.load();
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        engine.load();
      }}
      onInput={(event) => {
        onInput?.(event);
        void engine.edited(event.currentTarget, (event.target as HTMLInputElement).name);
      }}
      onSubmit={(event) => {
        // React passes on what other forms do in portals of this one's children.
        if (event.target !== event.currentTarget) return;
        try {
          onSubmit?.(event);
        } finally {
          if (!event.defaultPrevented) {
            event.preventDefault();
            void engine.submit(event.currentTarget);
          }
        }
      }}
    >
      <ContactFormContext.Provider value={context}>
        {state.status === 'success'
          ? (confirmation ?? <ContactConfirmation />)
          : (children ?? (
              <>
                <ContactField name="name" />
                <ContactField name="email" />
                <ContactField name="message" />
                <ContactStatus />
                <ContactSubmit />
              </>
            ))}
      </ContactFormContext.Provider>
      <p className="contact-announcement" role="status">
        {state.status === 'pending' && messages.sending}
        {state.status === 'success' && messages.sentTitle}
      </p>
    </form>
  );
});
