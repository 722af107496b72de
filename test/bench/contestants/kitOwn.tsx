import { KitOwnFields } from './KitOwnFields.js';

const loadSchema = () => import('./ownSchema.js');

/** The schema loads with the engine. */
export default function KitOwnForm() {
  return <KitOwnFields schema={loadSchema} />;
}
