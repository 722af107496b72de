import { readFileSync } from 'node:fs';
import { appCode } from '../../../stories/appCode.js';

/** The source of the contact page as it would be in an app. */
export function shownContactPage(): string {
  return appCode(readFileSync(new URL('../../../stories/ContactPage.tsx', import.meta.url), 'utf8'));
}
