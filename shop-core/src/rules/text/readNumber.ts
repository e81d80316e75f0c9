import { cleanTyped } from './cleanTyped.ts';

/** What one separator before exactly three digits is: '1.500' is 1500 rupiah, but one and a half grams. */
export type SingleSeparator = 'thousands' | 'decimals';

const written = /^(-? ?)(\d+(?:[., ]\d+)*)$/;

/**
 * A typed number in units of its last decimal: whole part, thousands and decimals are told apart by their separators, whichever of
 * the two usual spellings it is. Null when nothing was typed, NaN when it is no number of at most so many decimals, infinite when it
 * is too large to be exact.
 */
export function readNumber(text: string, decimals: number, single: SingleSeparator): number | null {
  const typed = cleanTyped(text);
  if (typed === '') return null;
  const [, sign = '', number = ''] = written.exec(typed) ?? [];
  const parts = number && partsOf(number, single);
  if (!parts) return Number.NaN;
  const fraction = parts.fraction.slice(0, decimals);
  // '99,90' with one decimal is fine: what is cut off is nothing.
  if (/[1-9]/.test(parts.fraction.slice(decimals))) return Number.NaN;
  const units = Number(parts.whole + fraction.padEnd(decimals, '0'));
  const exact = Number.isSafeInteger(units) ? units : Number.POSITIVE_INFINITY;
  return sign && exact > 0 ? -exact : exact;
}

interface Parts {
  readonly whole: string;
  readonly fraction: string;
}

function partsOf(number: string, single: SingleSeparator): Parts | undefined {
  const groups = number.split(/[., ]/);
  const separators = number.match(/[., ]/g) ?? [];
  const last = separators.at(-1);
  if (last === undefined) return { whole: number, fraction: '' };
  const before = separators.slice(0, -1);
  const areAllSame = before.every((separator) => separator === last);
  const isThousands =
    areAllSame && (before.length > 0 || last === ' ' || (single === 'thousands' && isGrouped(groups)));
  if (isThousands) return isGrouped(groups) ? { whole: groups.join(''), fraction: '' } : undefined;
  const wholeGroups = groups.slice(0, -1);
  const [first] = before;
  const isMixed = before.every((separator) => separator === first) && first !== last && isGrouped(wholeGroups);
  const fraction = groups.at(-1) ?? '';
  // Three digits behind the last separator of an amount are thousands of which a group is broken.
  const isBroken = single === 'thousands' && fraction.length > 2;
  if (last === ' ' || isBroken || (before.length > 0 && !isMixed)) return undefined;
  return { whole: wholeGroups.join(''), fraction };
}

/** Thousands stand in groups of three: '1', '500', '000'. */
function isGrouped([first = '', ...rest]: readonly string[]): boolean {
  return /^[1-9]\d{0,2}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group));
}
