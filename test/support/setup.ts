import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The engine is a lazy chunk, and parallel tests slow it down: the default of one second is too short.
configure({ asyncUtilTimeout: 15_000 });

// Test files share a document, so a test must not leave elements in it.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
