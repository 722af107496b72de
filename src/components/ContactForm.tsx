'use client';
import {
  forwardRef,
  useContext,
  useEffect,
  useImperativeHandle,
  useState,
  useSyncExternalStore,
  createContext,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { diagnoseForm } from '../diagnostics/diagnoseForm.js';
import { createFormController } from '../form/createFormController.js';
import { isAppSubmit } from '../form/isAppSubmit.js';
import { suggestionText } from '../i18n/messageText.js';
import type { ContactFormSettings, ContactOptions } from '../options/ContactOptions.js';
import { OPTION_NAMES } from '../options/mergeOptions.js';
import { useContactOptions } from '../options/useContactOptions.js';
import type { contactSchema } from '../schema/contactSchema.js';
import type { ContactSchema, ContactValues, EmptyValue } from '../schema/parseValues.js';
import { className } from './className.js';
import { ContactConfirmation } from './ContactConfirmation.js';
import { ContactDraftNotice } from './ContactDraftNotice.js';
import { ContactFallback } from './ContactFallback.js';
import { ContactField } from './ContactField.js';
import { ContactFormContext, type ContactFormContextValue } from './ContactFormContext.js';
import { ContactStatus } from './ContactStatus.js';
import { ContactSubmit } from './ContactSubmit.js';
import { DraftKeeper } from './DraftKeeper.js';
import { hideVisually } from './hideVisually.js';
import { propsWithout } from './propsWithout.js';
import { formStateOf, type ContactFormState } from './useContactFormState.js';
import type { FieldAdvice } from './useField.js';

type NativeProps = Omit<
  ComponentPropsWithoutRef<'form'>,
  keyof ContactOptions | 'action' | 'method' | 'noValidate' | 'dir' | 'lang'
>;

export interface ContactFormProps<Schema extends ContactSchema = typeof contactSchema>
  extends ContactOptions<Schema>, ContactFormSettings, NativeProps {
  /**
   * Initial values. `false` for a checkbox and `''` for a select are allowed, even if the schema rejects them. If they
   * change later, text fields that the visitor has not edited show the new values.
   */
  defaultValues?:
    | InitialValuesOf<ContactValues<Schema>, FieldAdvice<ContactValues<Schema>, 'set the prop schema'>>
    | undefined;
  /**
   * URL to which the browser posts the form without JavaScript, and if the engine does not load: the path of a handler on
   * your site.
   */
  action?: string | undefined;
  /**
   * The parts, in your arrangement.
   * @default the three fields, the submit button, the status, the fallback actions, and a draft notice if `draft` is set
   */
  children?: ReactNode;
  /**
   * Replaces the children after the message was sent. The element with the attribute `data-rck-focus` takes the focus;
   * without one, the form does. `null` renders nothing.
   * @default `<ContactConfirmation />`
   */
  confirmation?: ReactNode | ((state: ContactFormState) => ReactNode);
}

/** An error about another name shows this alias with its arguments, so it says what to do. */
type InitialValuesOf<Values, _Advice extends string> = {
  [Name in keyof Values]?: Values[Name] | EmptyValue<Values[Name]>;
};

// Used instead of TanStack Query's context until the engine has loaded it.
const NoQueryClientContext = createContext<QueryClient | undefined>(undefined);

/** The props that are not attributes of the form. */
const NOT_ATTRIBUTES = ['formId', 'defaultValues', 'confirmation', ...OPTION_NAMES] as const;

/**
 * A complete contact form. Renders a native `<form method="post">`, which works before hydration. Validation and
 * sending load on first interaction, or earlier with `preload`. `className`, `ref` and native props go to the `<form>`.
 *
 * State: `data-status`, one of `idle`, `pending`, `success`, `error`; `data-loading` until the catalog has loaded.
 *
 * @throws TypeError while rendering, if `formId` or `baseUrl` is not valid. In a production build, a submit fails
 *   with the code `notSent`.
 */
export const ContactForm = forwardRef<HTMLFormElement, ContactFormProps>(function ContactForm(props, ref) {
  const options = useContactOptions(props);
  const { defaultValues, children, confirmation, className: added, onSubmit } = props;
  const [controller] = useState(createFormController);
  const { attach, subscribe, getState } = controller;
  const state = useSyncExternalStore(subscribe, getState, getState);
  const providedClient = useContext(state.queryClientContext ?? NoQueryClientContext);
  useImperativeHandle(ref, () => controller.getForm() as HTMLFormElement, [controller]);

  const sending = { ...options, queryClient: options.queryClient ?? providedClient };
  // In an effect, because an error must be in the DOM before its field takes the focus.
  useEffect(() => {
    controller.configure(sending, state);
    try {
      const form = controller.getForm();
      // Bundlers remove the diagnostics from production builds.
      if (process.env.NODE_ENV === 'development' && form) diagnoseForm(form, options, state.status);
    } catch {
      // Without a bundler there is no `process`, and no diagnostics.
    }
  });

  const { draft = false, messages } = options;
  const { suggestion } = state;

  function handleSubmit(event: Parameters<NonNullable<NativeProps['onSubmit']>>[0]): void {
    // React events also bubble from forms in portals.
    if (event.target !== event.currentTarget) return;
    try {
      onSubmit?.(event);
    } finally {
      if (!event.defaultPrevented && !isAppSubmit(event.nativeEvent)) {
        event.preventDefault();
        void controller.submit(sending);
      }
    }
  }

  const context = { controller, state, options, defaultValues };
  return (
    <form
      {...propsWithout(NOT_ATTRIBUTES, props)}
      ref={attach}
      method="post"
      className={className('rck-form', added)}
      lang={messages.lang}
      dir={messages.dir}
      data-status={state.status}
      data-loading={options.isLoading ? '' : undefined}
      onSubmit={handleSubmit}
    >
      {/* oxlint-disable-next-line react/jsx-no-constructed-context-values -- the parts render with the form anyway */}
      <ContactFormContext.Provider value={context}>
        {state.status === 'success' ? (
          confirmationOf(context, confirmation)
        ) : (
          <>
            {children ?? (
              <>
                <ContactField name="name" />
                <ContactField name="email" />
                <ContactField name="message" />
                {/* The button does not move when the parts below it change. */}
                <ContactSubmit />
                <ContactStatus />
                <ContactFallback />
              </>
            )}
            {draft && !children && <ContactDraftNotice />}
          </>
        )}
        {/* A component, so that a form without drafts has no effects for them. */}
        {draft && <DraftKeeper />}
      </ContactFormContext.Provider>
      <p ref={hideVisually} className="rck-announcement" role="status">
        {/* One text node: a page translator moves nodes, and React could not remove one of several. */}
        {state.isSending
          ? messages.actions[state.isSlow ? 'stillSending' : 'sending']
          : state.status === 'success'
            ? messages.outcomes.sentTitle
            : suggestion && suggestionText(suggestion.email, messages)}
      </p>
    </form>
  );
}) as <Schema extends ContactSchema = typeof contactSchema>(
  props: ContactFormProps<Schema> & RefAttributes<HTMLFormElement>,
) => ReactElement;

function confirmationOf(
  context: ContactFormContextValue,
  confirmation: ContactFormProps['confirmation'],
): ReactNode {
  if (confirmation === undefined) return <ContactConfirmation />;
  return typeof confirmation === 'function' ? confirmation(formStateOf(context)) : confirmation;
}
