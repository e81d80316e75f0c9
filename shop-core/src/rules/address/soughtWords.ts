import type { AddressLevel } from './address.ts';
import { areaWords } from './areaWords.ts';

/** A word that was typed: whether an area must have it, and of which levels it may be what a name is meant to begin with. */
export interface SoughtWord {
  readonly word: string;
  readonly isNeeded: boolean;
  readonly leads: readonly AddressLevel[];
}

/** The words that say what kind of area a name is of. */
const kinds: ReadonlyMap<string, AddressLevel> = new Map([
  ['kel', 'subdistrict'],
  ['kelurahan', 'subdistrict'],
  ['desa', 'subdistrict'],
  ['kec', 'district'],
  ['kecamatan', 'district'],
  ['kota', 'city'],
  ['kab', 'city'],
  ['kabupaten', 'city'],
  ['prov', 'province'],
  ['provinsi', 'province'],
]);
const everyLevel: readonly AddressLevel[] = ['subdistrict', 'district', 'city', 'province'];

/** What somebody who typed this looks for, at most 20 words of it. */
export function soughtWords(typed: string): SoughtWord[] {
  const words = areaWords(typed).slice(0, 20);
  return words.map((word, nth) => {
    const kind = words[nth + 1] === undefined ? undefined : kinds.get(word);
    const kindBefore = nth === 1 ? kinds.get(words[0] ?? '') : undefined;
    return {
      word,
      // Kota and Kabupaten tell two cities of one name apart; the other kinds are no part of a name.
      isNeeded: kind === undefined || kind === 'city',
      leads: nth === 0 ? everyLevel : kindBefore ? [kindBefore] : [],
    };
  });
}
