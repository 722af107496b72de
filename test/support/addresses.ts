/** Valid form ids, each with the path segment that it becomes. */
export const FORM_IDS: readonly (readonly [formId: string, segment: string])[] = [
  ['f_123', 'f_123'],
  ["-_.!~*'()", "-_.!~*'()"],

  // Dots, encoded dots and lookalikes
  ['...', '...'],
  ['.a', '.a'],
  ['a..', 'a..'],
  [' .. ', '%20..%20'],
  ['../..', '..%2F..'],
  ['..\\..', '..%5C..'],
  ['..;/', '..%3B%2F'],
  ['%2e', '%252e'],
  ['%2e%2e', '%252e%252e'],
  ['%2E%2E%2Fadmin', '%252E%252E%252Fadmin'],
  ['%252e%252e', '%25252e%25252e'],
  ['%', '%25'],
  ['%u002e', '%25u002e'],
  ['．．', '%EF%BC%8E%EF%BC%8E'],
  ['․․', '%E2%80%A4%E2%80%A4'],

  // Characters with a meaning in a URL
  ['a b/c?d#e', 'a%20b%2Fc%3Fd%23e'],
  ['/', '%2F'],
  ['//evil.example', '%2F%2Fevil.example'],
  ['\\\\evil.example', '%5C%5Cevil.example'],
  ['@evil.example', '%40evil.example'],
  ['https://evil.example/', 'https%3A%2F%2Fevil.example%2F'],
  ['javascript:alert(1)', 'javascript%3Aalert(1)'],
  ['f_1/submissions?', 'f_1%2Fsubmissions%3F'],
  ['a+b&c=d;e,f', 'a%2Bb%26c%3Dd%3Be%2Cf'],

  // Characters with a meaning elsewhere
  ['"><script>alert(1)</script>', '%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ["' OR 1=1; --", "'%20OR%201%3D1%3B%20--"],
  ['${7*7}{{7*7}}', '%24%7B7*7%7D%7B%7B7*7%7D%7D'],
  ['__proto__', '__proto__'],
  ['constructor', 'constructor'],
  ['toString', 'toString'],
  ['null', 'null'],

  // Invisible characters, bidi controls and lookalikes
  ['\u202Egnp.exe', '%E2%80%AEgnp.exe'],
  ['\u200B', '%E2%80%8B'],
  ['a\u2028b', 'a%E2%80%A8b'],
  ['a\u0085b', 'a%C2%85b'],
  ['\u0430', '%D0%B0'],
  ['e\u0301', 'e%CC%81'],
  ['\u00E9', '%C3%A9'],
  ['😀', '%F0%9F%98%80'],
  ['\uFFFF', '%EF%BF%BF'],
  ['x'.repeat(4_000), 'x'.repeat(4_000)],
];

/** Invalid form ids. */
export const NO_FORM_IDS: readonly unknown[] = [
  [undefined, null, '', ' ', '\t', '\u00A0', '\uFEFF', '\u2028'],
  ['.', '..'],
  ['.\t.', '\n..', 'a\nb', 'a\r\nX-Header: 1', '\0', 'a\0', 'a\u007F', '\u001B[31m', '\u001F'],
  ['\uD800', 'a\uDC00b', '\uDE00\uD83D'],
  [0, 7, NaN, true, {}, [], ['f_1'], { toString: () => 'f_1' }, () => 'f_1', Symbol('f_1')],
].flat();

/** Valid base URLs, each with the part in front of `/v1`. */
export const BASE_URLS: readonly (readonly [baseUrl: unknown, base: string])[] = [
  ['https://api.example.com', 'https://api.example.com'],
  ['https://api.example.com/', 'https://api.example.com'],
  ['http://localhost:4010//', 'http://localhost:4010'],
  ['https://x.example/api', 'https://x.example/api'],
  ['HTTPS://X.example/api/', 'https://x.example/api'],
  ['http://[::1]:4010', 'http://[::1]:4010'],
  [new URL('https://x.example/api'), 'https://x.example/api'],

  // Unusual spellings: the URL that is checked is also the URL that is fetched
  [' https://x.example\n', 'https://x.example'],
  ['\0https://x.example', 'https://x.example'],
  ['https:x.example', 'https://x.example'],
  ['https:\\\\x.example\\api', 'https://x.example/api'],
  ['https://x.example\\@y.example', 'https://x.example/@y.example'],
  ['https://x.example/%2e%2e/..', 'https://x.example'],
  ['https://ex\u0430mple.com', 'https://xn--exmple-4nf.com'],
  ['https://x\u3002example', 'https://x.example'],
  ['http://0x7f.1', 'http://127.0.0.1'],
  ['http://path.invalid', 'http://path.invalid'],
  ['http://path.invalid.evil.example', 'http://path.invalid.evil.example'],

  // Paths, which stay on the page's own host
  ['/', ''],
  ['/contact', '/contact'],
  ['/a/../b/', '/b'],
  ['/..', ''],
  ['/../../x', '/x'],
  ['/%2e%2e/x', '/x'],
  ['/a//b', '/a//b'],
  ['/api//', '/api'],
  ['/@evil.example', '/@evil.example'],
  ['/:80', '/:80'],
  ['/.evil.example', '/.evil.example'],
  ['/https://evil.example', '/https://evil.example'],
  ['/javascript:alert(1)', '/javascript:alert(1)'],
  ['/a b"><script>', '/a%20b%22%3E%3Cscript%3E'],
  ['/a\r\nX-Header: 1', '/aX-Header:%201'],
  ['/a\0b\0', '/a%00b'],
  ['/%0d%0a', '/%0d%0a'],
  ['/\u202Ex', '/%E2%80%AEx'],
  ['/__proto__', '/__proto__'],
];

/** Invalid base URLs. */
export const NO_BASE_URLS: readonly unknown[] = [
  [undefined, null, '', ' ', 'api.example.com', 'example', './api', '../api', '?x', '#x', ' /api'],
  // "Paths" that name a host
  ['//', '//evil.example', '///evil.example', '/\\evil.example', '\\\\evil.example', '\\/evil.example'],
  ['/\t/evil.example', '/\n/evil.example', '/\r\\evil.example', '/\t\n\r/evil.example'],
  ['/.//evil.example', '/./\\evil.example', '/%2e//evil.example', '/a/..//evil.example', '/..//evil.example'],
  ['/%2E%2e/\t/evil.example', '//user@evil.example', '/.//'],
  // Other schemes, and URLs without a valid host
  ['javascript:alert(1)', 'JaVa\nScript:alert(1)', ' javascript:alert(1)', 'data:text/plain,x'],
  ['vbscript:x', 'blob:https://x.example/1', 'file:///etc/passwd', 'ftp://x.example', 'ws://x.example'],
  ['about:blank', 'mailto:a@x.example', 'httpss://x.example', 'https', 'https:', 'https://', 'http://[::1'],
  ['https://x.example:99999', 'https://%00', 'https://\u202E.example'],
  // URLs with credentials, a query or a fragment
  ['https://user:secret@x.example', 'https://user@x.example', 'https://:secret@x.example'],
  ['https://x.example/?key=1', 'https://x.example?', 'https://x.example/#x', 'https://x.example#', '/a?x=1'],
  ['/a#x', '/?', '/#'],
  // Values that are not strings
  [0, 42, NaN, true, {}, [], { toString: () => '//evil.example' }, ['//evil.example'], Symbol('/')],
  [() => '/', { 0: '/', toString: () => '//evil.example' }],
].flat();
