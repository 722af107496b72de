import { expect } from 'vitest';
import { FIELDS, type FormVisit } from './FormVisit.js';
import type { FormWorld } from './FormWorld.js';

/** Checks what must be true at any moment and, if the world is quiet, what must be true then. */
export function checkWorld(world: FormWorld): void {
  for (const visit of world.visits) checkCalls(visit, world.isQuiet);
  if (world.visit) checkPage(world, world.visit);
  else expect(world.shown().status).toBeUndefined();
}

function checkCalls(visit: FormVisit, isQuiet: boolean): void {
  const { calls, expectedCalls, reported, open, submits } = visit;
  expect(calls.length).toBeLessThanOrEqual(submits);
  expect(calls.filter(({ end }) => !end).length).toBeLessThanOrEqual(1);
  for (const { request, expected, isOffline } of calls) {
    expect(isOffline).toBe(!request);
    if (!request || !expected) continue;
    const { locale, ...rest } = request;
    expect(rest).toEqual({ url: expected.url, payload: expected.payload });
    expect(expected.locales).toContain(locale);
  }
  if (!isQuiet) return;
  if (expectedCalls !== undefined) expect(calls).toHaveLength(expectedCalls);
  visit.expectedCalls = calls.length;
  const ended = calls.filter((call) => call !== open);
  expect(reported).toEqual(ended.map(({ end }) => end?.outcome));
}

function checkPage(world: FormWorld, visit: FormVisit): void {
  const { status, code, isPrevious, isSending } = world.shown();
  const { calls, callsShown, open, typed } = visit;
  // The form removes the values only after the message was sent.
  if (status === 'success') expect(calls.at(-1)?.end?.outcome).toBe('accepted');
  else for (const name of FIELDS) expect(world.control(name)?.value).toBe(typed[name]);
  // The page can be one step behind, but it shows the previous state or an outcome since then.
  if (code)
    expect([visit.failure, ...calls.slice(callsShown).map(({ end }) => end?.outcome)]).toContain(code);
  expect(isSending).toBe(status === 'pending');
  expect(isPrevious).toBe(isSending && code !== undefined);
  if (!world.isQuiet) return;

  const shown = (isPrevious ? undefined : code) ?? status ?? '';
  expect(possibleStates(visit)).toContain(shown);
  if (isSending && world.keepsState) expect(possiblePreviousFailures(visit)).toContain(code);
  visit.shown = shown;
  visit.failure = code;
  visit.refusal = 'none';
  visit.callsShown = calls.length - (open ? 1 : 0);
}

/** Returns the failures that a pending form can still show in a quiet world. */
function possiblePreviousFailures({ calls, callsShown, open, refusal, failure }: FormVisit): unknown[] {
  const last = calls.slice(callsShown).findLast((call) => call !== open)?.end;
  const failureOfLast = last?.namesFields || last?.outcome === 'accepted' ? undefined : last?.outcome;
  return [last ? failureOfLast : failure, ...(refusal === 'possible' ? [undefined] : [])];
}

/** Returns the states that the form can show in a quiet world. */
function possibleStates({ calls, callsShown, open, refusal, shown }: FormVisit): string[] {
  if (open) return ['pending'];
  if (refusal === 'certain') return ['idle'];
  const end = calls.length > callsShown ? calls.at(-1)?.end : undefined;
  const stateOfCall = end?.namesFields ? 'idle' : end?.outcome === 'accepted' ? 'success' : end?.outcome;
  return [stateOfCall ?? shown, ...(refusal === 'possible' ? ['idle'] : [])];
}
