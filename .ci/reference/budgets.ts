/** The limits of the bytes that a page loads (gzip, without React), by bundler. When a size falls, lower its limit. */
export const BUDGETS = {
  contactForm: { limit: { rolldown: 4_974, esbuild: 5_131 }, description: 'First load of `ContactForm`' },
  arrangedParts: {
    limit: { rolldown: 5_748, esbuild: 5_957 },
    description: 'First load of `ContactForm` with its parts as children',
  },
  ownFields: {
    limit: { rolldown: 5_913, esbuild: 6_112 },
    description: 'First load of `ContactForm` with five own fields and a lazy schema',
  },
  ownMarkup: {
    limit: { rolldown: 5_880, esbuild: 6_063 },
    description: 'First load of `ContactForm` with its parts and `useContactField`',
  },
  contactFormWithEngine: {
    limit: { rolldown: 36_026, esbuild: 37_511 },
    description: '`ContactForm` with its engine',
  },
  useContactForm: { limit: { rolldown: 34_528, esbuild: 35_975 }, description: '`useContactForm`' },
  useSubmitContact: { limit: { rolldown: 7_197, esbuild: 7_388 }, description: '`useSubmitContact`' },
  contactOpenNow: { limit: { rolldown: 2_044, esbuild: 2_048 }, description: '`ContactOpenNow`' },
  details: {
    limit: { rolldown: 7_762, esbuild: 8_030 },
    description: 'All components of `react-contact-kit/details`',
  },
  submitContact: { limit: { rolldown: 2_266, esbuild: 2_295 }, description: '`submitContact` alone' },
} as const;

/** The limits of single files. */
export const FILE_BUDGETS = {
  catalog: { limit: { file: 1_500 }, description: 'The largest catalog' },
  stylesheet: { limit: { esbuild: 4_025 }, description: '`styles.css`, minified' },
  pageStylesheet: { limit: { esbuild: 1_030 }, description: '`page.css`, minified' },
} as const;
