import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { checkWorld } from '../support/model/checkWorld.js';
import { APIS } from '../support/HookForm.js';
import { formCommands, typeValues } from '../support/model/formCommands.js';
import { reportNetwork } from '../support/model/FormVisit.js';
import { FormWorld } from '../support/model/FormWorld.js';

// To search longer or repeat a failure: `MODEL_RUNS=5000 MODEL_SEED=42 npx vitest run test/submission/once`.
const RUNS = Number(process.env['MODEL_RUNS'] ?? 25);
const SEED = process.env['MODEL_SEED'];

const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };
const wasActing = react.IS_REACT_ACT_ENVIRONMENT;
beforeAll(() => {
  // React then schedules renders as in a browser.
  react.IS_REACT_ACT_ENVIRONMENT = false;
});
afterAll(() => {
  react.IS_REACT_ACT_ENVIRONMENT = wasActing;
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each(APIS)(
  '%s, for any order of events: a submit is at most one fetch, unsent text stays, the page shows the outcome, and the next submit sends',
  { timeout: 120_000 + RUNS * 1_000 },
  async (face, Form) => {
    // The requests of the development build's diagnostics, which send no values.
    const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    let submissions = 0;
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.boolean(), formCommands, async (isStrict, slow, commands) => {
        reportNetwork(true);
        const world = new FormWorld({ Form, isStrict, isSlow: slow });
        try {
          world.mount('f_1', 'en');
          await fc.asyncModelRun(() => ({ model: {}, real: world }), commands);
          await sendOnceMore(world);
        } finally {
          submissions += world.visits.flatMap(({ calls }) => calls).length;
          world.close();
        }
      }),
      { numRuns: RUNS, ...(SEED && { seed: Number(SEED) }) },
    );
    console.info(`${face}: ${RUNS} lives, ${submissions} submissions`);
    expect(asked.mock.calls.filter(([, init]) => init?.method !== 'HEAD')).toEqual([]);
  },
);

/** Checks that no lock is left: the next submit sends. */
async function sendOnceMore(world: FormWorld): Promise<void> {
  await world.setOnline(true);
  const answer = { isRedirected: false, body: 'none', fields: [] } as const;
  await world.quiet();
  for (const visit of world.visits) visit.answer({ ...answer, status: 500 });
  // Longer than the form waits for the body of a response.
  await world.quiet(5_000);
  checkWorld(world);
  const visit = world.visit ?? world.mount('f_1', 'en');
  world.startAgain(visit);
  await world.quiet();
  await typeValues(world, visit);
  await world.quiet();
  const before = visit.calls.length;
  world.submit(visit, 2);
  await world.quiet();
  checkWorld(world);
  expect(visit.calls).toHaveLength(before + 1);
  visit.answer({ ...answer, status: 200 });
  await world.quiet();
  checkWorld(world);
  expect(visit.shown).toBe('success');
}
