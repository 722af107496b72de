import type { QueryClient } from '@tanstack/react-query';
import { createContext, type Context } from 'react';
import type { SubmissionError } from '../client/SubmissionError.js';

/** How an attempt to send ended. */
export interface EngineResult {
  /** In react-query's words; `idle` when fields on the screen were refused, before or after sending. */
  readonly status: 'idle' | 'success' | 'error';
  /** The form's error: why the submission failed, when no field can tell. */
  readonly error?: SubmissionError | undefined;
  /** Message keys by field name. */
  readonly fieldErrors: Readonly<Record<string, string>>;
}

/** What a form shows: the last attempt's end, or `pending` from the press of Send on. */
export interface EngineState extends Omit<EngineResult, 'status'> {
  readonly status: EngineResult['status'] | 'pending';
  /** Where the host's client is found: react-query's own context, once the engine has brought it. */
  readonly clientContext: Context<QueryClient | undefined>;
}

export const idleState: EngineState = {
  status: 'idle',
  fieldErrors: {},
  // No page pays for react-query before interest, so this one holds nothing.
  clientContext: createContext<QueryClient | undefined>(undefined),
};
