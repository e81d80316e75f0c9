import type { AddressLevel } from './address.ts';
import { areaWords } from './areaWords.ts';
import type { FoundArea } from './foundArea.ts';
import { otherNames } from './otherNames.ts';
import type { SoughtWords } from './soughtWords.ts';
import { wordIndex } from './wordIndex.ts';

/** What the places of one level have of what is sought. */
export interface LayerMatch {
  /** The bits of the words that a place has. */
  readonly had: Uint32Array;
  /** The bits of the words that its name begins with, or is. */
  readonly named: Uint32Array;
  /** Twice the number of words in the longest run that its name begins with, and one more where the run is the whole name. */
  readonly fit: Uint8Array;
}

/** The places of one level: which of them each area lies in, and how to find them. */
export interface AreaLayer {
  readonly placeOf: Int32Array;
  readonly hasWord: (start: string) => boolean;
  readonly match: (sought: SoughtWords) => LayerMatch;
}

/** The names of each level, and the words that a place is found by beside them. */
const called: { readonly [L in AddressLevel]: (area: FoundArea) => { names: string[]; also: string } } = {
  province: ({ province: { name } }) => ({ names: [name, ...otherNames(name)], also: '' }),
  city: ({ city: { name, type } }) => ({ names: [name, ...otherNames(name), ...withKind(type, name)], also: type }),
  district: ({ district: { name }, postalCode }) => ({ names: [name], also: postalCode ?? '' }),
  subdistrict: ({ subdistrict: { name } }) => ({ names: [name], also: '' }),
};

function withKind(type: string, name: string): string[] {
  return type === 'Kabupaten' ? [`${type} ${name}`, `Kab ${name}`] : [`${type} ${name}`];
}

/** Prepares the search among the places of one level. */
export function areaLayer(areas: readonly FoundArea[], level: AddressLevel): AreaLayer {
  const { placeOf, names, words } = placesOf(areas, level);
  const [count, findName, findWord] = [names.length, wordIndex(names), wordIndex(words)];
  return {
    placeOf,
    hasWord: (start) => {
      let hasOne = false;
      findWord(start, () => {
        hasOne = true;
      });
      return hasOne;
    },
    match: (sought) => {
      const had = new Uint32Array(count);
      const named = new Uint32Array(count);
      const fit = new Uint8Array(count);
      sought.words.forEach((word, nth) => {
        findWord(word, (at) => {
          had[at] = (had[at] ?? 0) | (1 << nth);
        });
      });
      for (const { joined, bits, length, leads } of sought.runs) {
        const isLeading = leads.includes(level);
        findName(joined, (at, isWhole) => {
          had[at] = (had[at] ?? 0) | bits;
          if (!isLeading) return;
          named[at] = (named[at] ?? 0) | bits;
          fit[at] = Math.max(fit[at] ?? 0, 2 * length + Number(isWhole));
        });
      }
      return { had, named, fit };
    },
  };
}

/** Each place of a level once: its names, written as one word each, and its words but the first, which its name begins with. */
function placesOf(areas: readonly FoundArea[], level: AddressLevel) {
  const known = new Map<number, number>();
  const names: string[][] = [];
  const words: string[][] = [];
  const placeOf = new Int32Array(areas.length);
  areas.forEach((area, at) => {
    const { id } = area[level];
    let place = known.get(id);
    if (place === undefined) {
      const written = called[level](area);
      const parts = written.names.map(areaWords);
      place = names.push(parts.map((each) => each.join(''))) - 1;
      words.push([...new Set([...parts.flatMap((each) => each.slice(1)), ...areaWords(written.also)])]);
      known.set(id, place);
    }
    placeOf[at] = place;
  });
  return { placeOf, names, words };
}
