/** The limits of the bytes that a page loads (gzip, without React), by bundler. When a size falls, lower its limit. */
export const BUDGETS = {
  contactForm: { limit: { rolldown: 4_959, esbuild: 5_105 }, description: 'First load of `ContactForm`' },
  arrangedParts: {
    limit: { rolldown: 5_721, esbuild: 5_916 },
    description: 'First load of `ContactForm` with its parts as children',
  },
  ownFields: {
    limit: { rolldown: 5_869, esbuild: 6_070 },
    description: 'First load of `ContactForm` with five own fields and a lazy schema',
  },
  ownMarkup: {
    limit: { rolldown: 5_847, esbuild: 6_022 },
    description: 'First load of `ContactForm` with its parts and `useContactField`',
  },
  contactFormWithEngine: {
    limit: { rolldown: 35_996, esbuild: 37_491 },
    description: '`ContactForm` with its engine',
  },
  useContactForm: { limit: { rolldown: 34_513, esbuild: 35_981 }, description: '`useContactForm`' },
  useSubmitContact: { limit: { rolldown: 7_183, esbuild: 7_377 }, description: '`useSubmitContact`' },
  contactOpenNow: { limit: { rolldown: 2_026, esbuild: 2_025 }, description: '`ContactOpenNow`' },
  details: {
    limit: { rolldown: 7_913, esbuild: 8_206 },
    description: 'All components of `react-contact-kit/details`',
  },
  contactPage: {
    limit: { rolldown: 14_320, esbuild: 14_853 },
    description: 'First load of `ContactPage`, with the form and all details',
  },
  submitContact: { limit: { rolldown: 2_264, esbuild: 2_295 }, description: '`submitContact` alone' },
} as const;

/** The limits of single files. */
export const FILE_BUDGETS = {
  catalog: { limit: { file: 1_500 }, description: 'The largest catalog' },
  stylesheet: { limit: { esbuild: 4_397 }, description: '`styles.css`, minified' },
  pageStylesheet: { limit: { esbuild: 1_450 }, description: '`page.css`, minified' },
  mapStylesheet: { limit: { esbuild: 690 }, description: '`page-map.css`, minified' },
} as const;
