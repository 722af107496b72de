export interface Contestant {
  id: string;
  title: string;
  /** Name of the file in `contestants`, without its extension. */
  file: string;
  /** Packages whose versions the report lists. */
  packages: readonly string[];
  /**
   * The contestant that the ratios refer to.
   * @default 'floor'
   */
  reference?: string;
  /** Names of the chunks that load on first interaction, without their hashes. */
  late?: readonly string[];
  /** Whether these chunks load with the page. */
  preloads?: boolean;
  /** Whether the form has own fields. */
  hasOwnFields?: boolean;
  /** A variant for single measures: these are the only measures that it takes part in. */
  measures?: readonly string[];
}

const KIT = ['react-contact-kit'];
const STACK = ['react-hook-form', '@hookform/resolvers', 'zod', '@tanstack/react-query'];
const ENGINE = ['createEngine'];
const ENGINE_AND_SCHEMA = [...ENGINE, 'ownSchema'];

export const contestants: readonly Contestant[] = [
  { id: 'floor', title: 'Native form + fetch', file: 'floor', packages: [] },
  { id: 'floor-markup', title: 'Native form, HTML of the kit', file: 'floorKitMarkup', packages: [] },
  { id: 'kit', title: 'ContactForm', file: 'kit', packages: KIT, late: ENGINE },
  { id: 'kit-hook', title: 'useContactForm', file: 'kitHook', packages: [...KIT, ...STACK] },
  { id: 'rhf-mini', title: 'RHF + zod/mini + Query', file: 'rhfZodMini', packages: STACK },
  { id: 'rhf', title: 'RHF + zod + Query', file: 'rhfZod', packages: STACK },
  { id: 'formspree', title: 'Formspree', file: 'formspree', packages: ['@formspree/react'] },
  { id: 'formik', title: 'Formik + Yup', file: 'formik', packages: ['formik', 'yup'] },
  {
    id: 'tanstack',
    title: 'TanStack Form + zod',
    file: 'tanstackForm',
    packages: ['@tanstack/react-form', 'zod'],
  },
  {
    id: 'conform',
    title: 'Conform + zod',
    file: 'conform',
    packages: ['@conform-to/react', '@conform-to/zod', 'zod'],
  },
  { id: 'radix', title: 'Radix Form', file: 'radix', packages: ['@radix-ui/react-form'] },
  { id: 'base-ui', title: 'Base UI', file: 'baseUi', packages: ['@base-ui/react'] },
  { id: 'rac', title: 'React Aria Components', file: 'reactAria', packages: ['react-aria-components'] },
  { id: 'rjsf', title: 'rjsf + Ajv', file: 'rjsf', packages: ['@rjsf/core', '@rjsf/validator-ajv8'] },
  {
    id: 'floor-own',
    title: 'Native form, 5 own fields',
    file: 'floorOwn',
    packages: [],
    reference: 'floor-own',
    hasOwnFields: true,
  },
  {
    id: 'kit-own',
    title: 'ContactForm, 5 own fields, lazy schema',
    file: 'kitOwn',
    packages: KIT,
    reference: 'floor-own',
    late: ENGINE_AND_SCHEMA,
    hasOwnFields: true,
  },
  {
    id: 'kit-own-eager',
    title: 'ContactForm, 5 own fields, eager schema',
    file: 'kitOwnEager',
    packages: KIT,
    reference: 'floor-own',
    late: ENGINE,
    hasOwnFields: true,
  },
  {
    id: 'kit-counter',
    title: 'ContactForm with a counter',
    file: 'kitCounter',
    packages: KIT,
    late: ENGINE,
    measures: ['visit'],
  },
  {
    id: 'kit-preload',
    title: 'ContactForm, preloaded',
    file: 'kitPreload',
    packages: KIT,
    late: ENGINE,
    preloads: true,
    measures: ['visit'],
  },
];
