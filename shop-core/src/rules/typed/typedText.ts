import { formatUnits } from '../text/formatUnits.ts';
import { isGroupedKind } from './isGroupedKind.ts';
import type { NumberKind } from './typedBounds.ts';

/** How a field of this kind shows a number in units of its last decimal, so that it is read as the same number again. */
export function typedText(value: number, kind: NumberKind): string {
  const grouped = formatUnits(value, kind.decimals);
  // Grams have no dots: '1.000' would be one. Nor has a year.
  return isGroupedKind(kind) && kind.unit !== 'calendarYear' ? grouped : grouped.replaceAll('.', '');
}
