/** The limits of the bytes that a page loads (gzip, without React), by bundler. When a size falls, lower its limit. */
export const BUDGETS = {
  contactForm: { limit: { rolldown: 5_015, esbuild: 5_140 }, description: 'First load of `ContactForm`' },
  arrangedParts: {
    limit: { rolldown: 5_790, esbuild: 5_965 },
    description: 'First load of `ContactForm` with its parts as children',
  },
  ownFields: {
    limit: { rolldown: 5_955, esbuild: 6_125 },
    description: 'First load of `ContactForm` with five own fields and a lazy schema',
  },
  contactFormWithEngine: {
    limit: { rolldown: 35_880, esbuild: 37_320 },
    description: '`ContactForm` with its engine',
  },
  useContactForm: { limit: { rolldown: 34_400, esbuild: 35_855 }, description: '`useContactForm`' },
  submitContact: { limit: { rolldown: 2_270, esbuild: 2_300 }, description: '`submitContact` alone' },
} as const;

/** The limits of single files. */
export const FILE_BUDGETS = {
  catalog: { limit: { file: 1_500 }, description: 'The largest catalog' },
  stylesheet: { limit: { esbuild: 4_025 }, description: '`styles.css`, minified' },
} as const;
