import { withTimeout } from '../client/withTimeout.js';
import { diagnoseIssues } from '../diagnostics/diagnoseIssues.js';
import { loadSchema, type LazySchema } from '../schema/loadSchema.js';
import { parseValues, type ContactSchema, type ParsedValues } from '../schema/parseValues.js';
import { report } from './callAndReport.js';

/** Field name of an error that concerns the whole form. No control has an empty name. */
export const WHOLE_FORM = '';

/** Error of the whole form if its schema throws, does not load or takes too long. No check uses it as its message. */
export const SCHEMA_FAILED = 'schema failed';

/** Milliseconds that a lazy schema and its asynchronous checks can take. */
const VALIDATION_TIMEOUT = 30_000;

/**
 * Parses values with a schema. Never throws: if the schema throws, does not load or takes too long, the whole form gets the error
 * `SCHEMA_FAILED`, and the cause is reported as an uncaught error.
 */
export async function validate(
  values: Readonly<Record<string, unknown>>,
  schema: ContactSchema | LazySchema | undefined,
  names?: readonly string[],
): Promise<ParsedValues> {
  try {
    const parsed = loadSchema(schema).then((loaded) => parseValues(values, loaded, names));
    const result = await withTimeout(parsed, VALIDATION_TIMEOUT);
    if (!result.success) diagnose(result.issues, values);
    return result;
  } catch (cause) {
    report(cause);
    return { success: false, errors: { [WHOLE_FORM]: SCHEMA_FAILED }, issues: [] };
  }
}

function diagnose(...refused: Parameters<typeof diagnoseIssues>): void {
  try {
    // Bundlers remove the diagnostics from production builds.
    if (process.env.NODE_ENV === 'development') diagnoseIssues(...refused);
  } catch {
    // Without a bundler there is no `process`, and no diagnostics.
  }
}
