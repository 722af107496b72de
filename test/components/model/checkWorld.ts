import { expect } from 'vitest';
import { FIELDS, type FormVisit } from './FormVisit.js';
import type { FormWorld } from './FormWorld.js';

/** What must hold at any moment, and what must besides once all is quiet. */
export function checkWorld(world: FormWorld): void {
  for (const visit of world.visits) checkCalls(visit, world.isQuiet);
  if (world.visit) checkPage(world, world.visit);
  else expect(world.shown().status).toBeUndefined();
}

function checkCalls(visit: FormVisit, isQuiet: boolean): void {
  const { calls, callsDue, heard, open, presses } = visit;
  expect(calls.length).toBeLessThanOrEqual(presses);
  expect(calls.filter(({ end }) => !end).length).toBeLessThanOrEqual(1);
  for (const { request, due } of calls) {
    const { locale, ...rest } = request;
    expect(rest).toEqual({ url: due.url, payload: due.payload });
    expect(due.locales).toContain(locale);
  }
  if (!isQuiet) return;
  if (callsDue !== undefined) expect(calls).toHaveLength(callsDue);
  visit.callsDue = calls.length;
  const ended = calls.filter((call) => call !== open);
  expect(heard).toEqual(ended.map(({ end }) => end?.outcome));
}

function checkPage(world: FormWorld, visit: FormVisit): void {
  const { status, code, isSending } = world.shown();
  const { calls, callsShown, open, typed } = visit;
  // The texts go only with a message that was sent.
  if (status === 'success') expect(calls.at(-1)?.end?.outcome).toBe('accepted');
  else for (const name of FIELDS) expect(world.control(name)?.value).toBe(typed[name]);
  // The page may be a step behind, but shows nothing that was not answered since.
  if (code) expect([visit.shown, ...calls.slice(callsShown).map(({ end }) => end?.outcome)]).toContain(code);
  expect(isSending).toBe(status === 'pending');
  if (!world.isQuiet) return;

  const shown = code ?? status ?? '';
  expect(possible(visit)).toContain(shown);
  visit.shown = shown;
  visit.refusal = 'none';
  visit.callsShown = calls.length - (open ? 1 : 0);
}

/** What may be shown once all is quiet. */
function possible({ calls, callsShown, open, refusal, shown }: FormVisit): string[] {
  if (open) return ['pending'];
  if (refusal === 'certain') return ['idle'];
  const end = calls.length > callsShown ? calls.at(-1)?.end : undefined;
  const ofCall = end?.namesFields ? 'idle' : end?.outcome === 'accepted' ? 'success' : end?.outcome;
  return [ofCall ?? shown, ...(refusal === 'possible' ? ['idle'] : [])];
}
