import { expect, it } from 'vitest';
import { readPages } from '../../.ci/reference/documentation.js';
import { searchIndex } from '../../.ci/site/searchIndex.js';

const pages = readPages(new URL('../../', import.meta.url).pathname);
const index = searchIndex(pages);

/** Typical searches, in the reader's words, and the page with the answer. */
const QUESTIONS: [question: string, page: string][] = [
  ['react contact form send email', 'receive-messages'],
  ['contact form without backend formspree netlify', 'hosted-services'],
  ['send form to my own api', 'your-own-api'],
  ['change label', 'languages'],
  ['change button text', 'languages'],
  ['add phone field', 'fields'],
  ['remove name field', 'fields'],
  ['optional field', 'fields'],
  ['dropdown select topic', 'fields'],
  ['consent checkbox with link', 'fields'],
  ['gdpr what is stored', 'security-and-privacy'],
  ['file upload attachment', 'your-own-inputs'],
  ['turnstile hcaptcha', 'captcha'],
  ['recaptcha v3 invisible', 'captcha'],
  ['honeypot', 'spam'],
  ['rate limit vercel cloudflare', 'spam'],
  ['cloudflare worker netlify function vercel', 'serverless'],
  ['translate german right to left', 'languages'],
  ['detect visitor language', 'languages'],
  ['next-intl i18next', 'languages'],
  ['dark mode', 'styling'],
  ['tailwind', 'styling'],
  ['mui mantine shadcn radix', 'ui-libraries'],
  ['chakra ant design', 'ui-libraries'],
  ['shadcn registry theme', 'shadcn'],
  ['test contact form vitest playwright', 'testing'],
  ['mock with msw', 'testing'],
  ['redirect after success thank you page', 'confirmation'],
  ['custom success message', 'confirmation'],
  ['toast on success', 'confirmation'],
  ['server action useActionState', 'your-own-api'],
  ['google analytics gtag event', 'analytics'],
  ['reset clear form', 'confirmation'],
  ['prefill from url or signed-in user', 'prefilled-hidden-conditional'],
  ['hidden field utm page url', 'prefilled-hidden-conditional'],
  ['several recipients route by topic', 'recipes'],
  ['auto-reply', 'recipes'],
  ['subject line reply-to', 'recipes'],
  ['html email', 'recipes'],
  ['slack discord webhook', 'recipes'],
  ['google sheets notion crm', 'recipes'],
  ['modal popup form', 'multiple-forms'],
  ['multi-step wizard', 'multi-step'],
  ['conditional field', 'prefilled-hidden-conditional'],
  ['validate on blur or change', 'validation'],
  ['change error message', 'validation'],
  ['email typo suggestion', 'validation'],
  ['nothing arrives cors error', 'troubleshooting'],
  ['valibot zod 3 why tanstack query', 'concepts'],
];

it.each(QUESTIONS)('the search for “%s” finds %s among the first three pages', (question, page) => {
  const found = index.search(question).map(({ id }) => String(id).replace(/\.html.*$/, ''));
  expect([...new Set(found)].slice(0, 3)).toContain(page);
});
