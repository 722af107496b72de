/** The limits of the bytes that a page loads (gzip, without React), by bundler. When a size falls, lower its limit. */
export const BUDGETS = {
  contactForm: { limit: { rolldown: 4_998, esbuild: 5_133 }, description: 'First load of `ContactForm`' },
  arrangedParts: {
    limit: { rolldown: 5_775, esbuild: 5_959 },
    description: 'First load of `ContactForm` with its parts as children',
  },
  ownFields: {
    limit: { rolldown: 5_935, esbuild: 6_115 },
    description: 'First load of `ContactForm` with five own fields and a lazy schema',
  },
  ownMarkup: {
    limit: { rolldown: 5_908, esbuild: 6_066 },
    description: 'First load of `ContactForm` with its parts and `useContactField`',
  },
  contactFormWithEngine: {
    limit: { rolldown: 36_050, esbuild: 37_516 },
    description: '`ContactForm` with its engine',
  },
  useContactForm: { limit: { rolldown: 34_546, esbuild: 35_995 }, description: '`useContactForm`' },
  useSubmitContact: { limit: { rolldown: 7_239, esbuild: 7_432 }, description: '`useSubmitContact`' },
  submitContact: { limit: { rolldown: 2_267, esbuild: 2_295 }, description: '`submitContact` alone' },
} as const;

/** The limits of single files. */
export const FILE_BUDGETS = {
  catalog: { limit: { file: 1_500 }, description: 'The largest catalog' },
  stylesheet: { limit: { esbuild: 4_025 }, description: '`styles.css`, minified' },
} as const;
