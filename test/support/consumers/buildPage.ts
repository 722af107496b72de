import { sharedBuild } from '../sharedBuild.js';
import type { Api } from '../HookForm.js';
import type { BuiltPage } from './bundlePage.js';

export type { BuiltPage };

/** Returns a consumer's page: the packed package installed, rendered on the server, built for browsers. */
export function buildPage(
  major: 18 | 19,
  source: 'page' | 'site' = 'page',
  mode: 'production' | 'development' = 'production',
  api: Api = 'ContactForm',
): Promise<BuiltPage> {
  return sharedBuild<BuiltPage>('page', { major: String(major), source, mode, api });
}
