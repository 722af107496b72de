/** Joins class names, as `cn` of shadcn/ui does. */
export const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');
