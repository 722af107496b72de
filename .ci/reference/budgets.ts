/** The limits of the bytes that a page loads (gzip, without React), by bundler. When a size falls, lower its limit. */
export const BUDGETS = {
  contactForm: { limit: { rolldown: 5_100, esbuild: 5_245 }, description: 'First load of `ContactForm`' },
  arrangedParts: {
    limit: { rolldown: 5_850, esbuild: 6_035 },
    description: 'First load of `ContactForm` with its parts as children',
  },
  ownFields: {
    limit: { rolldown: 6_020, esbuild: 6_190 },
    description: 'First load of `ContactForm` with five own fields and a lazy schema',
  },
  contactFormWithEngine: {
    limit: { rolldown: 32_400, esbuild: 33_785 },
    description: '`ContactForm` with its engine',
  },
  useContactForm: { limit: { rolldown: 37_400, esbuild: 38_995 }, description: '`useContactForm`' },
  submitContact: { limit: { rolldown: 2_290, esbuild: 2_325 }, description: '`submitContact` alone' },
} as const;

/** The limits of single files. */
export const FILE_BUDGETS = {
  catalog: { limit: { file: 1_500 }, description: 'The largest catalog' },
  stylesheet: { limit: { esbuild: 4_050 }, description: '`styles.css`, minified' },
} as const;
