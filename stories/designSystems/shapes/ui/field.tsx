import type { ComponentProps } from 'react';
import { classes } from './classes.js';

// The components that `shadcn add field` copies into a project, without their Tailwind classes.

export function Field({ className, ...props }: ComponentProps<'div'>) {
  return <div role="group" data-slot="field" className={classes('ui-field', className)} {...props} />;
}

export function FieldLabel({ className, ...props }: ComponentProps<'label'>) {
  // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- `htmlFor` is in the props
  return <label data-slot="field-label" className={classes('ui-label', className)} {...props} />;
}

export function FieldDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="field-description" className={classes('ui-description', className)} {...props} />;
}

export function FieldError({ className, children, ...props }: ComponentProps<'div'>) {
  if (!children) return null;
  return (
    <div role="alert" data-slot="field-error" className={classes('ui-error', className)} {...props}>
      {children}
    </div>
  );
}
