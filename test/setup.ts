import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Two cores, a lazy chunk, and neighbours: the default second is short.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);
