import { values } from './values.js';

/** Path of a form's submissions. */
export const submissionsPath = (formId: string) => `/v1/public/contact/forms/${formId}/submissions`;

/** The options of a request with JSON, by default a submission. A text is sent as it is. */
export function submission(
  body: unknown = { locale: 'en', payload: values },
  headers: HeadersInit = {},
): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}
