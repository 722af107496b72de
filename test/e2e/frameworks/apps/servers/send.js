import { submitContact } from 'react-contact-kit/client';

const options = {
  baseUrl: 'https://api.example.com',
  locale: 'en',
  payload: { name: 'Ada', email: 'ada@example.com', message: 'Hello' },
};
const { status } = await submitContact({ ...options, formId: 'f_123' });
const { code, retryAfter } = await submitContact({ ...options, formId: 'sandbox-rate-limited' }).catch(
  (error) => error,
);
console.log(JSON.stringify({ status, code, retryAfter }));
