'use client';

import type { ComponentProps } from 'react';
import {
  ContactChallenge,
  ContactFallback,
  ContactField,
  ContactForm,
  ContactStatus,
  ContactSubmit,
  type ContactFormProps,
} from '../../src/index.js';

export interface ChallengeFormProps extends ContactFormProps {
  /** Loads the CAPTCHA service's script, for example `loadTurnstile`. For another service, change `name` too. */
  load: ComponentProps<typeof ContactChallenge>['load'];
}

export function ChallengeForm({ load, ...props }: ChallengeFormProps) {
  return (
    <ContactForm {...props}>
      <ContactField name="name" />
      <ContactField name="email" />
      <ContactField name="message" />
      <ContactChallenge load={load} parameters={{ sitekey: 'your-site-key' }} name="cf-turnstile-response" />
      <ContactSubmit />
      <ContactStatus />
      <ContactFallback />
    </ContactForm>
  );
}
