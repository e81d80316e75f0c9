import { formatUnits } from '../text/formatUnits.ts';
import type { NumberKind } from './typedBounds.ts';

const kilogram = 1_000_000;

/** What a number of this kind is, in words. */
export function numberMeaning(value: number, { unit, decimals }: NumberKind): string {
  const shown = formatUnits(value, decimals);
  switch (unit) {
    case 'rupiah':
      return `Rp ${shown}`;
    case 'gram':
      // Nobody's ring weighs that much: more likely a dot was meant to be none.
      return value < kilogram ? `${shown} gram` : `${formatUnits(value, 6)} kg?`;
    case 'percent':
      return `${shown}%`;
    case 'year':
      return `${shown} tahun`;
    case 'calendarYear':
      return String(value);
    case 'point':
      return `${shown} poin`;
    case 'latitude':
      return `${formatUnits(Math.abs(value), decimals)}° ${value < 0 ? 'LS' : 'LU'}`;
    case 'longitude':
      return `${formatUnits(Math.abs(value), decimals)}° ${value < 0 ? 'BB' : 'BT'}`;
    default:
      return shown;
  }
}
