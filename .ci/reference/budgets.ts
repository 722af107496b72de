/** The limits of the bytes that a page loads (gzip, without React), by bundler. When a size falls, lower its limit. */
export const BUDGETS = {
  contactForm: { limit: { rolldown: 4_946, esbuild: 5_092 }, description: 'First load of `ContactForm`' },
  arrangedParts: {
    limit: { rolldown: 5_703, esbuild: 5_901 },
    description: 'First load of `ContactForm` with its parts as children',
  },
  ownFields: {
    limit: { rolldown: 5_851, esbuild: 6_057 },
    description: 'First load of `ContactForm` with five own fields and a lazy schema',
  },
  ownMarkup: {
    limit: { rolldown: 5_831, esbuild: 6_010 },
    description: 'First load of `ContactForm` with its parts and `useContactField`',
  },
  contactFormWithEngine: {
    limit: { rolldown: 35_978, esbuild: 37_470 },
    description: '`ContactForm` with its engine',
  },
  useContactForm: { limit: { rolldown: 34_504, esbuild: 35_971 }, description: '`useContactForm`' },
  useSubmitContact: { limit: { rolldown: 7_177, esbuild: 7_371 }, description: '`useSubmitContact`' },
  contactOpenNow: { limit: { rolldown: 2_026, esbuild: 2_025 }, description: '`ContactOpenNow`' },
  details: {
    limit: { rolldown: 7_913, esbuild: 8_206 },
    description: 'All components of `react-contact-kit/details`',
  },
  contactPage: {
    limit: { rolldown: 14_260, esbuild: 14_811 },
    description: 'First load of `ContactPage`, with the form and all details',
  },
  submitContact: { limit: { rolldown: 2_258, esbuild: 2_289 }, description: '`submitContact` alone' },
} as const;

/** The limits of single files. */
export const FILE_BUDGETS = {
  catalog: { limit: { file: 1_500 }, description: 'The largest catalog' },
  stylesheet: { limit: { esbuild: 4_375 }, description: '`styles.css`, minified' },
  pageStylesheet: { limit: { esbuild: 1_436 }, description: '`page.css`, minified' },
  mapStylesheet: { limit: { esbuild: 690 }, description: '`page-map.css`, minified' },
} as const;
