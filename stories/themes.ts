export interface Theme {
  id: string;
  name: string;
  /** The class name that applies the theme. */
  className?: string;
}

/** The themes of the kit, in the order of the toolbar. */
export const THEMES: readonly Theme[] = [
  { id: 'default', name: 'Default' },
  { id: 'soft', name: 'Soft', className: 'rck-soft' },
  { id: 'sharp', name: 'Sharp', className: 'rck-sharp' },
];
