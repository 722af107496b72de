/** Valid form ids, each with the path segment that it becomes. */
export const FORM_IDS: readonly (readonly [formId: string, segment: string])[] = [
  ['f_123', 'f_123'],
  ["-_.!~*'()", "-_.!~*'()"],

  // Dots, encoded dots and lookalikes
  ['...', '...'],
  [' .. ', '%20..%20'],
  ['../..', '..%2F..'],
  ['%2e%2e', '%252e%252e'],
  ['%', '%25'],
  ['．．', '%EF%BC%8E%EF%BC%8E'],

  // Characters with a meaning in a URL
  ['a b/c?d#e', 'a%20b%2Fc%3Fd%23e'],
  ['/', '%2F'],
  ['\\\\evil.example', '%5C%5Cevil.example'],
  ['a+b&c=d;e,f', 'a%2Bb%26c%3Dd%3Be%2Cf'],

  // Characters with a meaning elsewhere
  ['"><script>alert(1)</script>', '%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ['__proto__', '__proto__'],

  // Invisible characters, bidi controls and lookalikes
  ['\u202Egnp.exe', '%E2%80%AEgnp.exe'],
  ['e\u0301', 'e%CC%81'],
  ['😀', '%F0%9F%98%80'],
  ['x'.repeat(4_000), 'x'.repeat(4_000)],
];

/** Invalid form ids. */
export const NO_FORM_IDS: readonly unknown[] = [
  [undefined, null, '', ' ', '\u2028'],
  ['.', '..'],
  ['.\t.', 'a\r\nX-Header: 1', 'a\0', 'a\u007F'],
  ['a\uDC00b', '\uDE00\uD83D'],
  [0, NaN, ['f_1'], { toString: () => 'f_1' }, Symbol('f_1')],
].flat();

/** Valid base URLs, each with the part in front of `/v1`. */
export const BASE_URLS: readonly (readonly [baseUrl: unknown, base: string])[] = [
  ['https://api.example.com', 'https://api.example.com'],
  ['http://localhost:4010//', 'http://localhost:4010'],
  ['HTTPS://X.example/api/', 'https://x.example/api'],
  ['http://[::1]:4010', 'http://[::1]:4010'],
  [new URL('https://x.example/api'), 'https://x.example/api'],

  // Unusual spellings: the URL that is checked is also the URL that is fetched
  ['\0https://x.example', 'https://x.example'],
  ['https:\\\\x.example\\api', 'https://x.example/api'],
  ['https://x.example\\@y.example', 'https://x.example/@y.example'],
  ['https://ex\u0430mple.com', 'https://xn--exmple-4nf.com'],
  ['http://0x7f.1', 'http://127.0.0.1'],
  ['http://path.invalid.evil.example', 'http://path.invalid.evil.example'],

  // Paths, which stay on the page's own host
  ['/', ''],
  ['/a/../b/', '/b'],
  ['/../../x', '/x'],
  ['/a//b', '/a//b'],
  ['/@evil.example', '/@evil.example'],
  ['/https://evil.example', '/https://evil.example'],
  ['/a b"><script>', '/a%20b%22%3E%3Cscript%3E'],
  ['/a\r\nX-Header: 1', '/aX-Header:%201'],
  ['/\u202Ex', '/%E2%80%AEx'],
];

/** Invalid base URLs. */
export const NO_BASE_URLS: readonly unknown[] = [
  [undefined, null, '', ' ', 'api.example.com', './api', '?x', ' /api'],
  // "Paths" that name a host
  ['//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', '/\t\n\r/evil.example'],
  ['/.//evil.example', '/%2e//evil.example', '/a/..//evil.example', '/%2E%2e/\t/evil.example', '/.//'],
  // Other schemes, and URLs without a valid host
  ['javascript:alert(1)', 'JaVa\nScript:alert(1)', 'blob:https://x.example/1', 'file:///etc/passwd'],
  ['httpss://x.example', 'https://', 'http://[::1', 'https://x.example:99999', 'https://%00'],
  // URLs with credentials, a query or a fragment
  [
    'https://user:secret@x.example',
    'https://:secret@x.example',
    'https://x.example?',
    'https://x.example/#x',
  ],
  ['/a?x=1', '/#'],
  // Values that are not strings
  [0, { toString: () => '//evil.example' }, ['//evil.example'], Symbol('/')],
].flat();
