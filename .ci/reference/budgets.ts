/** The limits of the bytes that a page loads (gzip, without React), by bundler. When a size falls, lower its limit. */
export const BUDGETS = {
  contactForm: { limit: { rolldown: 5_035, esbuild: 5_155 }, description: 'First load of `ContactForm`' },
  arrangedParts: {
    limit: { rolldown: 5_790, esbuild: 5_960 },
    description: 'First load of `ContactForm` with its parts as children',
  },
  ownFields: {
    limit: { rolldown: 5_955, esbuild: 6_115 },
    description: 'First load of `ContactForm` with five own fields and a lazy schema',
  },
  contactFormWithEngine: {
    limit: { rolldown: 32_370, esbuild: 33_705 },
    description: '`ContactForm` with its engine',
  },
  useContactForm: { limit: { rolldown: 37_380, esbuild: 38_965 }, description: '`useContactForm`' },
  submitContact: { limit: { rolldown: 2_290, esbuild: 2_325 }, description: '`submitContact` alone' },
} as const;

/** The limits of single files. */
export const FILE_BUDGETS = {
  catalog: { limit: { file: 1_500 }, description: 'The largest catalog' },
  stylesheet: { limit: { esbuild: 4_025 }, description: '`styles.css`, minified' },
} as const;
