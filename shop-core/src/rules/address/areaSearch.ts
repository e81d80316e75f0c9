import type { AddressLevel } from './address.ts';
import { areaWords } from './areaWords.ts';
import type { FoundArea } from './foundArea.ts';
import { type SoughtWord, soughtWords } from './soughtWords.ts';
import { type WordIndex, wordIndex } from './wordIndex.ts';

/** How many areas a search gives at most. */
const most = 20;

// From the one that a shopper means most often, each with the words it is found by.
const levels: readonly { readonly level: AddressLevel; readonly text: (area: FoundArea) => string }[] = [
  { level: 'subdistrict', text: ({ subdistrict }) => subdistrict.name },
  { level: 'district', text: ({ district, postalCode }) => `${district.name} ${postalCode ?? ''}` },
  { level: 'city', text: ({ city }) => `${city.name} ${city.type}` },
  { level: 'province', text: ({ province }) => province.name },
];
// A mark has a bit for each typed word that is there, and above these one for each level whose name begins as typed.
const levelBits = 20;

/**
 * Prepares a search among areas: give it what somebody typed, and it gives up to 20 in which each typed word begins a word
 * of the sub-district, the district, the city or its kind, the province, or the postal code. First those whose sub-district
 * begins with what was typed, then district, city and province, then all others; within these as `areas` has them.
 * Capitals, accents and apostrophes do not count, 'kel', 'kec' and 'prov' may stand before a name, and less than two
 * letters find nothing. Preparing all of Indonesia takes part of a second, a search in it a few milliseconds.
 */
export function areaSearch<A extends FoundArea>(areas: readonly A[]): (typed: string) => A[] {
  const layers = levels.map(({ level, text }) => layerOf(areas, level, text));
  return (typed) => {
    const sought = soughtWords(typed);
    if (areaWords(typed).join('').length < 2) return [];
    const needed = sought.reduce((bits, { isNeeded }, nth) => (isNeeded ? bits | (1 << nth) : bits), 0);
    const marks = marksOfAll(layers, areas.length, sought);
    const ranked: A[][] = [...levels.map(() => []), []];
    for (let at = 0; at < areas.length && (ranked[0]?.length ?? 0) < most; at += 1) {
      const mark = marks[at] ?? 0;
      if ((mark & needed) !== needed) continue;
      const area = areas[at];
      const rank = ranked[rankOf(mark)];
      if (area) rank?.push(area);
    }
    return ranked.flat().slice(0, most);
  };
}

/** The areas of one level: which of them each sub-district lies in, and which have a word. */
interface Layer {
  readonly level: AddressLevel;
  readonly count: number;
  readonly placeOf: Int32Array;
  readonly find: WordIndex;
}

function layerOf(areas: readonly FoundArea[], level: AddressLevel, text: (area: FoundArea) => string): Layer {
  const places = new Map<number, number>();
  const texts: string[] = [];
  const placeOf = new Int32Array(areas.length);
  areas.forEach((area, at) => {
    const { id } = area[level];
    const place = places.get(id) ?? texts.push(text(area)) - 1;
    places.set(id, place);
    placeOf[at] = place;
  });
  return { level, count: texts.length, placeOf, find: wordIndex(texts) };
}

function marksOf({ level, count, find }: Layer, nth: number, sought: readonly SoughtWord[]): Uint32Array {
  const marks = new Uint32Array(count);
  sought.forEach(({ word, leads }, bit) => {
    const leading = leads.includes(level) ? 1 << (levelBits + nth) : 0;
    find(word, (at, isFirst) => {
      marks[at] = (marks[at] ?? 0) | (1 << bit) | (isFirst ? leading : 0);
    });
  });
  return marks;
}

/** What each sub-district has of what is sought, in itself or in what it lies in. */
function marksOfAll(layers: readonly Layer[], count: number, sought: readonly SoughtWord[]): Uint32Array {
  const all = new Uint32Array(count);
  layers.forEach((layer, nth) => {
    const { placeOf } = layer;
    const marks = marksOf(layer, nth, sought);
    for (let at = 0; at < count; at += 1) all[at] = (all[at] ?? 0) | (marks[placeOf[at] ?? 0] ?? 0);
  });
  return all;
}

/** The first level whose name begins as typed; after all levels where none does. */
function rankOf(mark: number): number {
  const begun = mark >>> levelBits;
  return begun === 0 ? levels.length : 31 - Math.clz32(begun & -begun);
}
