/** The limits of the bytes that a page loads (gzip, without React), by bundler. When a size falls, lower its limit. */
export const BUDGETS = {
  contactForm: { limit: { rolldown: 4_966, esbuild: 5_125 }, description: 'First load of `ContactForm`' },
  arrangedParts: {
    limit: { rolldown: 5_740, esbuild: 5_952 },
    description: 'First load of `ContactForm` with its parts as children',
  },
  ownFields: {
    limit: { rolldown: 5_904, esbuild: 6_107 },
    description: 'First load of `ContactForm` with five own fields and a lazy schema',
  },
  ownMarkup: {
    limit: { rolldown: 5_871, esbuild: 6_059 },
    description: 'First load of `ContactForm` with its parts and `useContactField`',
  },
  contactFormWithEngine: {
    limit: { rolldown: 36_023, esbuild: 37_511 },
    description: '`ContactForm` with its engine',
  },
  useContactForm: { limit: { rolldown: 34_538, esbuild: 35_992 }, description: '`useContactForm`' },
  useSubmitContact: { limit: { rolldown: 7_183, esbuild: 7_377 }, description: '`useSubmitContact`' },
  contactOpenNow: { limit: { rolldown: 2_002, esbuild: 2_016 }, description: '`ContactOpenNow`' },
  details: {
    limit: { rolldown: 7_689, esbuild: 8_002 },
    description: 'All components of `react-contact-kit/details`',
  },
  contactPage: {
    limit: { rolldown: 14_694, esbuild: 15_291 },
    description: 'First load of `ContactPage`, with the form and all details',
  },
  submitContact: { limit: { rolldown: 2_264, esbuild: 2_295 }, description: '`submitContact` alone' },
} as const;

/** The limits of single files. */
export const FILE_BUDGETS = {
  catalog: { limit: { file: 1_500 }, description: 'The largest catalog' },
  stylesheet: { limit: { esbuild: 4_025 }, description: '`styles.css`, minified' },
  pageStylesheet: { limit: { esbuild: 1_497 }, description: '`page.css`, minified' },
  mapStylesheet: { limit: { esbuild: 824 }, description: '`page-map.css`, minified' },
} as const;
