import { describe, expect, it } from 'vitest';
import { submissionUrl } from '../../src/client/submissionUrl.js';

describe('submissionUrl', () => {
  it.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['https://api.example.com/', 'https://api.example.com'],
    ['http://localhost:4010//', 'http://localhost:4010'],
    ['https://x.example/api', 'https://x.example/api'],
    ['HTTPS://X.example/api/', 'https://x.example/api'],
    ['/', ''],
    ['/contact', '/contact'],
    ['/a/../b/', '/b'],
  ])('takes the base URL %s', (baseUrl, base) => {
    expect(submissionUrl(baseUrl, 'f_1')).toBe(`${base}/v1/public/contact/forms/f_1/submissions`);
  });

  it.each([
    undefined,
    '',
    'api.example.com',
    'example',
    './api',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'ftp://example.com',
    'javascript:alert(1)',
    'data:text/plain,x',
    'https://user:secret@example.com',
    'https://example.com/?key=1',
    'https://example.com/#x',
    '/api?x=1',
    42,
  ])('refuses the base URL %j, with the mend', (baseUrl) => {
    expect(() => submissionUrl(baseUrl as string, 'f_1')).toThrow(
      /^react-contact-kit: baseUrl is .*, so nothing can be sent\. Set it to an absolute http\(s\) URL or a path from "\/"\.$/,
    );
  });

  it.each([
    ['f_123', 'f_123'],
    ['a b/c?d#e', 'a%20b%2Fc%3Fd%23e'],
    ['...', '...'],
    ['😀', '%F0%9F%98%80'],
    ['%2e%2e', '%252e%252e'],
  ])('takes the form id %s as one segment', (formId, segment) => {
    expect(submissionUrl('/', formId)).toBe(`/v1/public/contact/forms/${segment}/submissions`);
  });

  it.each([undefined, null, '', '  ', '.', '..', 'a\nb', 'a\u0000', '\uD800', 7, {}])(
    'refuses the form id %j, with the mend',
    (formId) => {
      expect(() => submissionUrl('/', formId as string)).toThrow(
        /^react-contact-kit: formId is .*, so nothing can be sent\. Set it to the public id of your form/,
      );
    },
  );
});
