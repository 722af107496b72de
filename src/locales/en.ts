import { englishOfEngine } from '../messages/english/engine.js';
import { englishOfPage, englishOfParts } from '../messages/english/page.js';
import type { Messages } from '../messages/Messages.js';

/** In three files, because a page loads only what it needs before the visitor uses the form. */
const en: Messages = {
  ...englishOfPage,
  hints: { ...englishOfPage.hints, ...englishOfParts, ...englishOfEngine.hints },
  errors: englishOfEngine.errors,
  outcomes: { ...englishOfPage.outcomes, ...englishOfEngine.outcomes },
  actions: { ...englishOfPage.actions, ...englishOfEngine.actions },
};

export default en;
