import type { Sandbox } from './createSandbox.js';

/** What is printed at the start: where forms send to, and where the inbox is, with its key. */
export function announcement(origin: string, { inboxPath }: Sandbox): string {
  return `react-contact-kit sandbox\n  baseUrl  ${origin || '/'}\n  inbox    ${origin}${inboxPath}`;
}
