import { ContactForm } from 'react-contact-kit';
import { submitContact, type SubmissionReceipt } from 'react-contact-kit/client';
import { useContactForm } from 'react-contact-kit/hooks';
import de from 'react-contact-kit/locales/de';
import { contactSandbox, createSandbox } from 'react-contact-kit/sandbox';
import { contactSchema } from 'react-contact-kit/schema';
import { createContactHandler } from 'react-contact-kit/server';
import 'react-contact-kit/styles.css';
import 'react-contact-kit/themes/soft.css';
import { defineConfig } from 'vite';
import * as z from 'zod';

const schema = contactSchema.extend({ topic: z.enum(['sales', 'support']) });

export const Form = () => <ContactForm formId="f_123" baseUrl="/" schema={schema} messages={de} />;

export function useOwnForm() {
  const { form } = useContactForm({ formId: 'f_123', baseUrl: '/', schema });
  const topic: 'sales' | 'support' = form.getValues('topic');
  return topic;
}

export const receipt: Promise<SubmissionReceipt> = submitContact({
  formId: 'f_123',
  baseUrl: 'https://api.example.com',
  locale: 'de',
  payload: { name: 'Ada', email: 'ada@example.com', message: 'Hello' },
});

export const handle: (request: Request) => Promise<Response> = createContactHandler({
  baseUrl: 'https://api.example.com',
  formId: 'f_123',
  allowedOrigins: 'https://www.example.com',
  successPath: '/thanks',
});

export const answer: Promise<Response> = createSandbox().fetch(new Request('http://localhost/'));

export default defineConfig({ plugins: [contactSandbox()] });
