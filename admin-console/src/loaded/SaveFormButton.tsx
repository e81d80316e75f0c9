import { SaveButton, useFormIsDirty } from 'react-admin';
import { useFormState } from 'react-hook-form';

/**
 * Saves the form around it. React-admin's own is shut while a field is judged, and a field is judged when the press on the
 * button leaves it: that press would be lost.
 */
export function SaveFormButton() {
  const { isSubmitting } = useFormState();
  const isDirty = useFormIsDirty();
  return <SaveButton alwaysEnable={isDirty && !isSubmitting} />;
}
