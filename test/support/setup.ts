import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The engine is a lazy chunk, and parallel tests slow it down: the default of one second is too short.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);
