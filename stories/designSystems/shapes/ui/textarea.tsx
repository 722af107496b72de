import type { ComponentProps } from 'react';
import { classes } from './classes.js';

/** The component that `shadcn add textarea` copies into a project, without its Tailwind classes. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea data-slot="textarea" className={classes('ui-input ui-textarea', className)} {...props} />;
}
