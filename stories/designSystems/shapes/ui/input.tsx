import type { ComponentProps } from 'react';
import { classes } from './classes.js';

/** The component that `shadcn add input` copies into a project, without its Tailwind classes. */
export function Input({ className, type, ...props }: ComponentProps<'input'>) {
  return <input type={type} data-slot="input" className={classes('ui-input', className)} {...props} />;
}
