import { numberProblem } from '../form/numberProblem.ts';
import { hasTwoReadings } from '../text/hasTwoReadings.ts';
import { isGroupedKind } from './isGroupedKind.ts';
import { numberMeaning } from './numberMeaning.ts';
import { bareNumber, readTyped } from './readTyped.ts';
import type { NumberKind } from './typedBounds.ts';
import type { Understood } from './understood.ts';

/**
 * What a typed number is, in units of its last decimal: '1500000.00' in a field of rupiah is 'Rp 1.500.000', '1000' grams are '1 kg?'.
 * The mark asks the person to look: it could be read in two ways, or is rarely that much. Gives NUMBER_INVALID, NUMBER_TOO_SMALL and
 * NUMBER_TOO_LARGE. Nothing typed is null; whether it is required the form says.
 */
export function understoodNumber(text: string, kind: NumberKind): Understood<number> {
  const value = readTyped(text, kind);
  if (value === null) return { value, meaning: '' };
  const problem = numberProblem(value, kind);
  if (problem) return { problem };
  const meaning = numberMeaning(value, kind);
  const isOpen = !isGroupedKind(kind) && hasTwoReadings(bareNumber(text, kind)) && !meaning.endsWith('?');
  return { value, meaning: isOpen ? `${meaning}?` : meaning };
}
