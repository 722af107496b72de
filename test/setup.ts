import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Two cores and a lazy chunk: the default second is short.
configure({ asyncUtilTimeout: 5_000 });

afterEach(cleanup);
