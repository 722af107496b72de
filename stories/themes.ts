import map from '../src/page-map.css?inline';
import page from '../src/page.css?inline';
import base from '../src/styles.css?inline';
import line from '../src/themes/line.css?inline';
import sharp from '../src/themes/sharp.css?inline';
import soft from '../src/themes/soft.css?inline';

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
  { id: 'line', name: 'Line', className: 'rck-line' },
];

/** The stylesheets of the kit, with all themes. */
export const styles = [base, page, map, soft, sharp, line].join('\n');
