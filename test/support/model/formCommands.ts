import * as fc from 'fast-check';
import { values } from '../values.js';
import { checkWorld } from './checkWorld.js';
import { FIELDS, type FormVisit, type Texts } from './FormVisit.js';
import type { FormWorld } from './FormWorld.js';
import type { SubmissionAnswer } from './submissionAnswer.js';

/** An event on the page. fast-check's own model is empty, because the world's visits record the expected state. */
type Command = fc.AsyncCommand<object, FormWorld, true>;

/** The pause after a command: none, until the next task, or until the world is quiet. */
type Pause = 'none' | 'task' | 'quiet';

function command(name: string, pause: Pause, run: (world: FormWorld) => void | Promise<void>): Command {
  return {
    check: () => Promise.resolve(true),
    async run(_, world) {
      await run(world);
      if (pause === 'none') world.isQuiet = false;
      if (pause === 'task') await world.nextTask();
      if (pause === 'quiet') await world.quiet();
      checkWorld(world);
    },
    toString: () => `${name} (${pause})`,
  };
}

/** A command that needs a form on the page. */
function onPage(
  name: string,
  pause: Pause,
  run: (world: FormWorld, visit: FormVisit) => void | Promise<void>,
): Command {
  return command(name, pause, (world) => (world.visit ? run(world, world.visit) : undefined));
}

/** Types a text in its own task, as a key press does. */
async function type(world: FormWorld, visit: FormVisit, name: keyof Texts, text: string): Promise<void> {
  if (!world.isQuiet) await world.nextTask();
  world.type(visit, name, text);
}

export async function typeValues(world: FormWorld, visit: FormVisit): Promise<void> {
  for (const name of FIELDS) await type(world, visit, name, values[name]);
}

const pause = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Pause>('quiet') },
  { weight: 1, arbitrary: fc.constant<Pause>('task') },
  { weight: 1, arbitrary: fc.constant<Pause>('none') },
);
const field = fc.constantFrom(...FIELDS);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  // Includes lone surrogates.
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
  fc.constantFrom('', ' ', 'ada@', 'a@b.c', 'one\r\ntwo', '\u200B', '</textarea><script>'),
);
const locale = fc.constantFrom('en', 'de', 'ar', 'ja');
const formId = fc.constantFrom('f_1', 'f_2');

const answer: fc.Arbitrary<SubmissionAnswer> = fc.record({
  status: fc.oneof(
    fc.constantFrom(undefined, 0, 200, 201, 204, 400, 408, 422, 425, 428, 429, 500),
    fc.integer({ min: 200, max: 599 }),
  ),
  isRedirected: fc.integer({ min: 0, max: 9 }).map((digit) => digit === 0),
  body: fc.constantFrom('none', 'text', 'page', 'fields', 'hangs', 'breaks'),
  fields: fc.subarray(['name', 'email', 'message', 'other']),
});

const submit = fc
  .tuple(pause, fc.integer({ min: 1, max: 3 }))
  .map(([rest, times]) => onPage(`submit ${times}×`, rest, (world, visit) => world.submit(visit, times)));

const fillInAndSubmit = fc.tuple(pause, fc.integer({ min: 1, max: 3 })).map(([rest, times]) =>
  onPage(`fill in and submit ${times}×`, rest, async (world, visit) => {
    await typeValues(world, visit);
    world.submit(visit, times);
  }),
);

const answerOne = fc.tuple(pause, answer, fc.nat()).map(([rest, response, index]) =>
  command(`answer ${JSON.stringify(response)}`, rest, ({ visits }) => {
    const waiting = visits.filter(({ open }) => open);
    waiting[index % waiting.length]?.answer(response);
  }),
);

/** Everything that can happen to a form, in any order. */
export const formCommands = fc.commands<object, FormWorld, true>(
  [
    submit,
    submit,
    fc
      .tuple(pause, field, text)
      .map(([rest, name, value]) =>
        onPage(`type ${name} ${JSON.stringify(value)}`, rest, (world, visit) =>
          type(world, visit, name, value),
        ),
      ),
    pause.map((rest) => onPage('fill in', rest, typeValues)),
    fillInAndSubmit,
    fillInAndSubmit,
    answerOne,
    answerOne,
    fc.tuple(pause, answer).map(([rest, response]) =>
      command(`answer all ${JSON.stringify(response)}`, rest, ({ visits }) => {
        for (const visit of visits) visit.answer(response);
      }),
    ),
    fc
      .tuple(pause, fc.boolean())
      .map(([rest, isOnline]) =>
        command(isOnline ? 'online' : 'offline', rest, (world) => world.setOnline(isOnline)),
      ),
    pause.map((rest) => command('unmount', rest, (world) => world.unmount())),
    fc
      .tuple(pause, formId, locale)
      .map(([rest, id, tag]) => command(`mount ${id} in ${tag}`, rest, (world) => void world.mount(id, tag))),
    fc
      .tuple(pause, locale)
      .map(([rest, tag]) => onPage(`locale ${tag}`, rest, (world, visit) => world.changeLocale(visit, tag))),
    pause.map((rest) => onPage('start again', rest, (world, visit) => world.startAgain(visit))),
    fc
      .constantFrom(5_000, 31_000)
      .map((time) => command(`wait ${time} ms`, 'quiet', (world) => world.quiet(time))),
  ],
  { maxCommands: 60, size: 'max' },
);
