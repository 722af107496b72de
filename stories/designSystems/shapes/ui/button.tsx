import type { ComponentProps } from 'react';
import { classes } from './classes.js';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'default' | 'link';
}

/** The component that `shadcn add button` copies into a project, without its Tailwind classes and with two variants. */
export function Button({ className, variant = 'default', ...props }: ButtonProps) {
  return (
    // oxlint-disable-next-line react/button-has-type -- the type is in the props
    <button
      data-slot="button"
      data-variant={variant}
      className={classes('ui-button', className)}
      {...props}
    />
  );
}
