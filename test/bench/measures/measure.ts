import type { Browser } from 'playwright';
import type { Built } from '../build.js';
import type { Service } from '../service.js';
import { withVisit, type Visit } from '../visit.js';
import type { Samples } from './samples.js';
import { server } from './server.js';
import { coldSubmit, engineEvaluation, visit } from './visit.js';
import { fields, heap, hydration, localeSwitch, pages, warmMount } from './warm.js';

export interface Measure {
  name: string;
  /** Whether it also runs with a slower processor. */
  isThrottled: boolean;
  /** Whether the contestant takes part. */
  includes: (built: Built) => boolean;
  run: (browser: Browser, service: Service, built: Built, slowdown: number) => Promise<Samples>;
}

const everyone = ({ contestant }: Built) => !contestant.measures;

function inPage(
  name: string,
  use: (page: Visit, loadTime: number) => Promise<Samples>,
  options: Partial<Measure> = {},
): Measure {
  return {
    name,
    isThrottled: true,
    includes: everyone,
    run: (browser, service, built, slowdown) => withVisit(browser, service, built, { slowdown }, use),
    ...options,
  };
}

export const measures: readonly Measure[] = [
  inPage('visit', visit, {
    includes: ({ contestant }) => !contestant.measures || contestant.measures.includes('visit'),
  }),
  inPage('cold', coldSubmit),
  inPage('engine', engineEvaluation, { includes: ({ late }) => late.length > 0 }),
  inPage('mount', warmMount),
  inPage('hydrate', hydration),
  inPage('heap', heap, { isThrottled: false }),
  inPage('pages', pages, { isThrottled: false }),
  inPage('locale', localeSwitch, { includes: ({ contestant }) => contestant.id === 'kit' }),
  {
    name: 'fields',
    isThrottled: false,
    includes: ({ contestant }) => Boolean(contestant.hasOwnFields),
    run: (browser, service, built, slowdown) =>
      fields((ownFieldCount, use) => withVisit(browser, service, built, { slowdown, ownFieldCount }, use)),
  },
  {
    name: 'server',
    isThrottled: false,
    includes: everyone,
    run: (_browser, _service, built) => Promise.resolve(server(built)),
  },
];
