import type { AddressLevel } from './address.ts';
import { areaWords } from './areaWords.ts';

/** Neighbouring words that may be one name, written as one word; `bits` are the places of these words. */
export interface WordRun {
  readonly joined: string;
  readonly bits: number;
  readonly length: number;
  /** The levels of which it may be what a name is meant to begin with. */
  readonly leads: readonly AddressLevel[];
}

/** What somebody looks for: its words, the bits of those that an area must have, and the runs among them. */
export interface SoughtWords {
  readonly words: readonly string[];
  readonly needed: number;
  readonly runs: readonly WordRun[];
  /** Whether a postal code is among them, or the beginning of one. */
  readonly isCode: boolean;
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

const postalCode = /^\d{5}$/;

/** Of a code that no district has, the most digits that some code begins with: the list has one code of each district. */
function knownStart(code: string, isKnown: (digits: string) => boolean): string {
  return [5, 4, 3].map((length) => code.slice(0, length)).find(isKnown) ?? code;
}

/** What somebody who typed this looks for, at most 20 words of it; `isKnown` says whether a postal code begins so. */
export function soughtWords(typed: string, isKnown: (digits: string) => boolean): SoughtWords {
  const words = areaWords(typed)
    .slice(0, 20)
    .map((word) => (postalCode.test(word) ? knownStart(word, isKnown) : word));
  // What stands before a name; at the end it is the beginning of a name.
  const kindAt = (nth: number) => (nth === words.length - 1 ? undefined : kinds.get(words[nth] ?? ''));
  // Kota and Kabupaten tell two cities of one name apart; the other kinds are no part of a name.
  const isNeeded = (nth: number) => [undefined, 'city'].includes(kindAt(nth));
  const leadsFrom = (from: number, length: number) => {
    if (length === 1 && kindAt(from)) return [];
    const kind = kindAt(from - 1);
    return kind ? [kind] : everyLevel;
  };
  return {
    words,
    isCode: words.some((word) => /^\d{3,5}$/.test(word)),
    needed: words.reduce((bits, _, nth) => (isNeeded(nth) ? bits | (1 << nth) : bits), 0),
    runs: words.flatMap((_, from) =>
      words.slice(from).map((_, more) => ({
        joined: words.slice(from, from + more + 1).join(''),
        bits: ((1 << (more + 1)) - 1) << from,
        length: more + 1,
        leads: leadsFrom(from, more + 1),
      })),
    ),
  };
}
