import { amountOf } from '../text/amountOf.ts';
import { readNumber } from '../text/readNumber.ts';
import { isGroupedKind } from './isGroupedKind.ts';
import type { NumberKind, NumberUnit } from './typedBounds.ts';

/**
 * A typed number of a kind in units of its last decimal; null when nothing was typed, NaN when it is none, infinite when it is too
 * large to be exact. Between which bounds it must be is not asked.
 */
export function readTyped(text: string, kind: NumberKind): number | null {
  return readNumber(bareNumber(text, kind), kind.decimals, isGroupedKind(kind) ? 'thousands' : 'decimals');
}

/** A number without the unit that is copied along with it: 'Rp 5', '5 gram', '75%', '106,8°'. */
export function bareNumber(text: string, { unit }: NumberKind): string {
  if (unit === 'rupiah' || unit === 'money') return amountOf(text);
  const pattern = written[unit];
  return pattern ? text.trim().replace(pattern, '') : text;
}

const written: { readonly [U in NumberUnit]?: RegExp } = {
  gram: / ?(gram|gr|g)\.?$/i,
  percent: / ?%$/,
  latitude: / ?°$/,
  longitude: / ?°$/,
};
