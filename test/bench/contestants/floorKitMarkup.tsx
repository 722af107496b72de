// Written by the build, from the HTML that the kit renders.
import { KitMarkup } from '../dist/kitMarkup.js';
import { useFloorSubmit } from './contactForm.js';

/** The floor with the elements and attributes that the kit renders. */
export default function FloorKitMarkupForm() {
  const { status, errors, onSubmit } = useFloorSubmit();
  return <KitMarkup status={status} errors={errors} onSubmit={(event) => void onSubmit(event)} />;
}
