'use client';
import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import { englishOfParts } from '../messages/english/page.js';
import { useContactFormContext } from './ContactFormContext.js';

export interface ContactTrapProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'hidden' | 'defaultValue' | 'value' | 'autoComplete' | 'tabIndex'
> {
  /**
   * Name of the honeypot. No field of the form can have the same name. Choose a name that bots fill in and browsers
   * do not.
   * @default 'website'
   */
  name?: string | undefined;
  /**
   * What the form does if the honeypot contains text. `true`: show the confirmation and send nothing. `false`: send
   * the message, with the honeypot in the payload and `isTrapFilled` in `evidence`.
   * @default true
   */
  discard?: boolean | undefined;
}

/**
 * A field that only spam bots fill in (a honeypot). Renders an `<input>` with a `<label>` in a `<div hidden>`. `ref`
 * and native props go to the `<input>`.
 */
export const ContactTrap = forwardRef<HTMLInputElement, ContactTrapProps>(function ContactTrap(
  { name = 'website', discard = true, ...props },
  ref,
) {
  const { hints } = useContactFormContext('<ContactTrap>').options.messages;
  const generatedId = useId();
  const { id = generatedId } = props;
  return (
    <div ref={hide} hidden data-rck-ignore="">
      {/* Hidden too: a rule of the page such as `form > div { display: grid }` overrides the attribute of the `<div>`. */}
      <span hidden>
        <label htmlFor={id}>{hints.leaveEmpty ?? englishOfParts.leaveEmpty}</label>
        <input
          {...props}
          ref={ref}
          id={id}
          name={name}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-rck-trap={discard ? 'discard' : 'report'}
          // 1Password, LastPass, Bitwarden and Dashlane skip controls with these attributes.
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
          data-form-type="other"
        />
      </span>
    </div>
  );
});

/** A stylesheet cannot override an inline `!important`. */
function hide(element: HTMLElement | null): void {
  element?.style.setProperty('display', 'none', 'important');
}
