import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The engine is a lazy chunk, and parallel tests slow it down: the default of one second is too short.
configure({ asyncUtilTimeout: 15_000 });

// Files share a document. What one leaves in it, the next would find.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
