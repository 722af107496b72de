import { KitOwnFields } from './KitOwnFields.js';
import schema from './ownSchema.js';

/** The schema loads with the page. */
export default function KitOwnEagerForm() {
  return <KitOwnFields schema={schema} />;
}
