import { OWN_FIELDS } from './contactForm.js';
import FloorForm from './floor.js';

/** The floor with own fields. */
export default function FloorOwnForm() {
  return <FloorForm own={OWN_FIELDS} />;
}
