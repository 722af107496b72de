'use client';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { part } from './ContactFormContext.js';

export interface ContactConfirmationProps extends ComponentPropsWithoutRef<'div'> {
  /**
   * Level of the heading.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * Replaces the paragraph.
   * @default `messages.outcomes.sentText`, and `sentReply` if the payload has an email address
   */
  children?: ReactNode;
}

/**
 * Replaces the fields after the message was sent. Renders a `<div>` with a heading that takes the focus, a paragraph
 * with the visitor's email address, and a button that shows the form again with the visitor's name and address.
 * `children` replace the paragraph.
 */
export const ContactConfirmation = /* @__PURE__ */ part<ContactConfirmationProps, HTMLDivElement>(
  'ContactConfirmation',
  (context, props, ref) => {
    const { engine } = context.form;
    return engine ? <engine.Confirmation {...props} context={context} innerRef={ref} /> : null;
  },
);
