'use client';
import {
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useState,
  useSyncExternalStore,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { isAppSubmit } from '../fields/controls.js';
import type { ContactSchema, ContactValues, InitialValues } from '../schema/parseValues.js';
import { diagnoseForm } from '../diagnostics/diagnoseForm.js';
import { renderFallback, renderStatus, renderSubmit } from './parts.js';
import { useMessages, useSubmissionOptions } from './useOptions.js';
import { cx, propsWithout } from './attributes.js';
import type { CustomMessages } from '../messages/Messages.js';
import type { ConfirmationContent } from './contract.js';
import type { ContactFormSettings, ContactOptions } from './ContactOptions.js';
import { OPTION_NAMES } from './ContactProvider.js';
import { ContactFormContext } from './ContactFormContext.js';
import { renderField } from './field.js';
import { englishOfPage } from '../messages/english/page.js';
import { LazyParts } from './LazyParts.js';
import { callAndReport } from './report.js';
import { createForm, loadEngineFile } from './createForm.js';

type NativeProps = Omit<
  ComponentPropsWithoutRef<'form'>,
  keyof ContactOptions | 'action' | 'method' | 'noValidate' | 'dir' | 'lang'
>;

/** The props of `ContactForm`. */
export interface ContactFormProps<Schema extends ContactSchema = ContactSchema>
  extends ContactOptions<Schema>, ContactFormSettings, NativeProps {
  /**
   * Initial values by field name. TypeScript accepts `false` for a checkbox and `''` for a select even if the schema does
   * not. If `defaultValues` changes, text fields that the visitor has not edited show the new values.
   */
  defaultValues?: InitialValues<ContactValues<Schema>> | undefined;
  /**
   * URL that the browser itself can send the form to, before the form's JavaScript runs or if the engine does not
   * load: a path, or the endpoint's absolute URL.
   */
  action?: string | undefined;
  /**
   * The form's components, in your arrangement.
   * @default three fields, the submit button, the status, the fallback actions and, if `draft` is set, a draft notice
   */
  children?: ReactNode;
  /**
   * Replaces the children after the message was sent. To choose the element that receives focus, set the attribute
   * `data-rck-focus` on it. `null` renders nothing.
   * @default `<ContactConfirmation />`
   */
  confirmation?: ConfirmationContent;
}

/** The props that are not attributes of the form. */
export const NOT_ATTRIBUTES = ['formId', 'defaultValues', 'confirmation', ...OPTION_NAMES] as const;

/**
 * A complete contact form. Renders a `<form method="post">`, which receives `className`, `ref` and native props.
 * Validation and sending usually load on first interaction.
 *
 * State: `data-status`, which is `idle`, `pending`, `success` or `error`, and `data-loading` until the catalog has
 * loaded.
 *
 * @throws TypeError while rendering, if `formId` or `baseUrl` is not valid. In a production build, a submit
 *   without `send` fails with the code `notSent`.
 */
export const ContactForm = forwardRef<HTMLFormElement, ContactFormProps>(function ContactForm(props, ref) {
  const { defaultValues, children, confirmation, className } = props;
  const [handle] = useState(createForm);
  const state = useSyncExternalStore(handle.subscribe, handle.getState, handle.getState);
  const { catalog, submission } = state;
  const submissionOptions = useSubmissionOptions(props);
  const loaded = catalog?.tag === submissionOptions.tag ? catalog.messages : undefined;
  // The engine adds the other messages. Until then, the cast hides that groups are missing.
  const english = englishOfPage as unknown as CustomMessages;
  const options = useMessages(submissionOptions, props, loaded, english, handle.engine?.english);
  const id = useId();
  const native: NativeProps = propsWithout(NOT_ATTRIBUTES, props);
  const { messages } = options;
  useImperativeHandle(ref, () => handle.element as HTMLFormElement, [handle]);

  useEffect(() => {
    const { element } = handle;
    // If focus was set before hydration, no event fires. A control named `matches` shadows the form's method.
    if (!handle.startedAt && element && Element.prototype.matches.call(element, ':focus-within'))
      handle.touch();
    // Bundlers remove the diagnostics from production builds.
    if (process.env.NODE_ENV === 'development' && element) diagnoseForm(element, options, submission.status);
  });

  const context = { handle, state, options, defaultValues, children };
  return (
    <form
      {...native}
      ref={handle.ref}
      method="post"
      className={cx('rck-form', className)}
      lang={messages.lang}
      dir={messages.dir}
      data-status={submission.status}
      data-loading={options.isLoading ? '' : undefined}
      onPointerEnter={(event) => {
        // A finger that scrolls the page also fires it.
        if (event.pointerType !== 'touch') handle.preload();
        native.onPointerEnter?.(event);
      }}
      onFocusCapture={(event) => {
        handle.touch();
        native.onFocusCapture?.(event);
      }}
      onResetCapture={(event) => {
        if (event.target === event.currentTarget) handle.onReset(event);
        native.onResetCapture?.(event);
      }}
      onSubmit={(event) => {
        // React events also bubble from forms in portals.
        if (event.target !== event.currentTarget) return;
        callAndReport(native.onSubmit, event);
        if (!event.defaultPrevented && !isAppSubmit(event.nativeEvent)) {
          event.preventDefault();
          void handle.submit(options);
        }
      }}
    >
      {/* oxlint-disable-next-line react/jsx-no-constructed-context-values -- the parts render with the form anyway */}
      <ContactFormContext.Provider value={context}>
        {submission.status === 'success' ? (
          // oxlint-disable-next-line react/refs -- `handle.ref` is a callback
          handle.engine?.renderConfirmation(context, confirmation)
        ) : (
          <>
            {children ?? (
              <>
                {renderField(context, `${id}n`, { name: 'name' })}
                {renderField(context, `${id}e`, { name: 'email' })}
                {renderField(context, `${id}m`, { name: 'message' })}
                {/* The button does not move when the parts below it change. */}
                {renderSubmit(context, {})}
                {renderStatus(context, {})}
                {renderFallback(context, {})}
              </>
            )}
          </>
        )}
      </ContactFormContext.Provider>
      <LazyParts {...context} />
    </form>
  );
}) as <Schema extends ContactSchema = ContactSchema>(
  props: ContactFormProps<Schema> & RefAttributes<HTMLFormElement>,
) => ReactElement;

/**
 * Loads the engine for all forms of the page before the first interaction. Call it in the browser, such as in a router's
 * client loader. If loading fails, a form tries again on first interaction.
 */
export function preloadContactForm(): void {
  loadEngineFile().catch(() => undefined);
}
