/** The limits of the bytes that a page loads (gzip, without React), by bundler. When a size falls, lower its limit. */
export const BUDGETS = {
  contactForm: { limit: { rolldown: 4_961, esbuild: 5_110 }, description: 'First load of `ContactForm`' },
  arrangedParts: {
    limit: { rolldown: 5_722, esbuild: 5_924 },
    description: 'First load of `ContactForm` with its parts as children',
  },
  ownFields: {
    limit: { rolldown: 5_871, esbuild: 6_078 },
    description: 'First load of `ContactForm` with five own fields and a lazy schema',
  },
  ownMarkup: {
    limit: { rolldown: 5_844, esbuild: 6_033 },
    description: 'First load of `ContactForm` with its parts and `useContactField`',
  },
  contactFormWithEngine: {
    limit: { rolldown: 35_993, esbuild: 37_487 },
    description: '`ContactForm` with its engine',
  },
  useContactForm: { limit: { rolldown: 34_510, esbuild: 35_969 }, description: '`useContactForm`' },
  useSubmitContact: { limit: { rolldown: 7_183, esbuild: 7_377 }, description: '`useSubmitContact`' },
  contactOpenNow: { limit: { rolldown: 2_023, esbuild: 2_019 }, description: '`ContactOpenNow`' },
  details: {
    limit: { rolldown: 7_925, esbuild: 8_216 },
    description: 'All components of `react-contact-kit/details`',
  },
  contactPage: {
    limit: { rolldown: 14_336, esbuild: 14_877 },
    description: 'First load of `ContactPage`, with the form and all details',
  },
  submitContact: { limit: { rolldown: 2_264, esbuild: 2_295 }, description: '`submitContact` alone' },
} as const;

/** The limits of single files. */
export const FILE_BUDGETS = {
  catalog: { limit: { file: 1_500 }, description: 'The largest catalog' },
  stylesheet: { limit: { esbuild: 4_444 }, description: '`styles.css`, minified' },
  pageStylesheet: { limit: { esbuild: 1_458 }, description: '`page.css`, minified' },
  mapStylesheet: { limit: { esbuild: 704 }, description: '`page-map.css`, minified' },
} as const;
