/** Why goals are missed, by title. */
const REASONS: Readonly<Record<string, string>> = {
  'own code, if the app has the libraries, gzip: kit':
    'Outcomes, fallback actions, suggestions and languages are part of the kit',
  'first mount, ratio to floor-markup: kit':
    'The components, their contexts and the listeners, in code that is not optimized yet',
  'warm mount, ratio to floor-markup: kit': 'The same HTML without the kit takes at least 1.2× as long',
  'hydration, ratio to floor-markup: kit': 'The components, their contexts and the listeners',
  'heap of a form, ratio to floor-markup: kit': 'The components, their contexts and the listeners',
  'time of renderToString, ratio to floor-markup: kit':
    'The form merges options and messages, and computes its fields',
  'script of a key, ratio to rhf-mini: kit': 'With the engine, the form listens to `beforeinput` and `input`',
  'script of a key, error elsewhere, ratio to rhf-mini: kit': 'The form listens to `beforeinput` and `input`',
  'script of a key, own error, ratio to rhf-mini: kit': 'The form validates the field in a task of its own',
  'first focus of an idle page: kit': 'The engine loads then, and not earlier: see the next line',
  'first focus of an idle page: kit-preload': 'The engine attaches to the form then',
  'click to fetch, warm, ratio to rhf-mini: kit':
    'The form reads and validates the values with the libraries',
  'click to fetch, first, ratio to rhf-mini: kit': 'The code of the libraries is not optimized yet',
  'click to fetch, engine not loaded: kit':
    'The browser loads and runs the engine first. In other runs, the ratio is 18 to 36',
  'slope of 1 to 100 forms: kit': 'As for a mount',
  'slope of 3 to 300 own fields: kit-own': 'Each field has an element for its description, and ids',
  'slope of 3 to 300 own fields: kit-own-eager': 'Each field has an element for its description, and ids',
  'bytes of the first load, gzip, ratio to rhf-mini: kit-hook':
    'Outcomes, fallback actions and languages, which the other form does not have',
  'load and evaluate, ratio to rhf-mini: kit-hook': 'As for the bytes',
  'first mount, ratio to rhf-mini: kit-hook': 'More hooks: the language, fallback actions and focus',
  'warm mount, ratio to rhf-mini: kit-hook': 'More hooks: the language, fallback actions and focus',
  'hydration, ratio to rhf-mini: kit-hook': 'More hooks: the language, fallback actions and focus',
  'heap of a form, ratio to rhf-mini: kit-hook': 'More hooks: the language, fallback actions and focus',
  'script of a key, ratio to rhf-mini: kit-hook':
    'The form listens to `beforeinput`. In other runs, the ratio is 0.93 to 1.14',
  'script of a key, error elsewhere, ratio to rhf-mini: kit-hook': 'As for a key',
  'script of a key, own error, ratio to rhf-mini: kit-hook': 'As for a key',
  'first focus, ratio to rhf-mini: kit-hook': 'Within the spread of the figures',
  'click to fetch, first, ratio to rhf-mini: kit-hook': 'More code that is not optimized yet',
  'click to fetch, warm, ratio to rhf-mini: kit-hook':
    'The request has a timeout, and the values are read by the kind of field',
  'time of renderToString, ratio to rhf-mini: kit-hook':
    'More hooks: the language, fallback actions and focus. In other runs, the ratio is 0.6 to 2.6',
  'commits of a submit, ratio to rhf-mini: kit-hook':
    'The status of the form changes apart from the mutation, because it includes validation',
};

/** The reason why a goal is missed. */
export function reasonFor(title: string): string {
  return REASONS[title] ?? 'No reason is recorded';
}
