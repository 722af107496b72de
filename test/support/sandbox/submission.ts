/** A payload that every form accepts. */
export const payload = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  message: 'Hello,\nis anybody there?',
};

/** Path of a form's submissions. */
export const submissionsPath = (formId: string) => `/v1/public/contact/forms/${formId}/submissions`;

/** The options of a `fetch` call to the documented API. */
export function submission(
  body: unknown = { locale: 'en', payload },
  headers: HeadersInit = {},
): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}
