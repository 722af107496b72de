/** The limits of the bytes that a page loads (gzip, without React), by bundler. When a size falls, lower its limit. */
export const BUDGETS = {
  contactForm: { limit: { rolldown: 4_965, esbuild: 5_115 }, description: 'First load of `ContactForm`' },
  arrangedParts: {
    limit: { rolldown: 5_727, esbuild: 5_926 },
    description: 'First load of `ContactForm` with its parts as children',
  },
  ownFields: {
    limit: { rolldown: 5_877, esbuild: 6_081 },
    description: 'First load of `ContactForm` with five own fields and a lazy schema',
  },
  ownMarkup: {
    limit: { rolldown: 5_847, esbuild: 6_036 },
    description: 'First load of `ContactForm` with its parts and `useContactField`',
  },
  contactFormWithEngine: {
    limit: { rolldown: 36_011, esbuild: 37_509 },
    description: '`ContactForm` with its engine',
  },
  useContactForm: { limit: { rolldown: 34_525, esbuild: 35_987 }, description: '`useContactForm`' },
  useSubmitContact: { limit: { rolldown: 7_183, esbuild: 7_377 }, description: '`useSubmitContact`' },
  contactOpenNow: { limit: { rolldown: 2_026, esbuild: 2_025 }, description: '`ContactOpenNow`' },
  details: {
    limit: { rolldown: 7_919, esbuild: 8_212 },
    description: 'All components of `react-contact-kit/details`',
  },
  contactPage: {
    limit: { rolldown: 14_332, esbuild: 14_867 },
    description: 'First load of `ContactPage`, with the form and all details',
  },
  submitContact: { limit: { rolldown: 2_264, esbuild: 2_295 }, description: '`submitContact` alone' },
} as const;

/** The limits of single files. */
export const FILE_BUDGETS = {
  catalog: { limit: { file: 1_500 }, description: 'The largest catalog' },
  stylesheet: { limit: { esbuild: 4_432 }, description: '`styles.css`, minified' },
  pageStylesheet: { limit: { esbuild: 1_469 }, description: '`page.css`, minified' },
  mapStylesheet: { limit: { esbuild: 704 }, description: '`page-map.css`, minified' },
} as const;
