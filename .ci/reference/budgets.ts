/** The limits of the bytes that a page loads (gzip, without React), by bundler. When a size falls, lower its limit. */
export const BUDGETS = {
  contactForm: { limit: { rolldown: 4_971, esbuild: 5_127 }, description: 'First load of `ContactForm`' },
  arrangedParts: {
    limit: { rolldown: 5_745, esbuild: 5_954 },
    description: 'First load of `ContactForm` with its parts as children',
  },
  ownFields: {
    limit: { rolldown: 5_910, esbuild: 6_110 },
    description: 'First load of `ContactForm` with five own fields and a lazy schema',
  },
  ownMarkup: {
    limit: { rolldown: 5_876, esbuild: 6_061 },
    description: 'First load of `ContactForm` with its parts and `useContactField`',
  },
  contactFormWithEngine: {
    limit: { rolldown: 36_032, esbuild: 37_516 },
    description: '`ContactForm` with its engine',
  },
  useContactForm: { limit: { rolldown: 34_540, esbuild: 35_995 }, description: '`useContactForm`' },
  useSubmitContact: { limit: { rolldown: 7_185, esbuild: 7_379 }, description: '`useSubmitContact`' },
  contactOpenNow: { limit: { rolldown: 2_044, esbuild: 2_048 }, description: '`ContactOpenNow`' },
  details: {
    limit: { rolldown: 7_767, esbuild: 8_035 },
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
