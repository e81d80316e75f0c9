import type { AddressLevel } from './address.ts';
import { areaWords } from './areaWords.ts';
import type { FoundArea } from './foundArea.ts';
import { soughtWords } from './soughtWords.ts';
import { wordIndex } from './wordIndex.ts';

/** How many a search gives at most. */
const most = 20;

// From the one that a shopper means most often.
const levels = ['subdistrict', 'district', 'city', 'province'] as const satisfies AddressLevel[];

const textOf = ({ province, city, district, subdistrict, postalCode }: FoundArea) => ({
  subdistrict: subdistrict.name,
  district: `${district.name} ${postalCode ?? ''}`,
  city: `${city.name} ${city.type}`,
  province: province.name,
});

/**
 * Prepares a search among areas: give it what somebody typed, and it gives up to 20 in which each typed word begins a word
 * of the sub-district, the district, the city or its kind, the province, or the postal code. First those whose sub-district
 * begins with what was typed, then district, city and province, then all others; within these as `areas` has them.
 * Capitals, accents and apostrophes do not count, 'kel', 'kec' and 'prov' may stand before a name, and less than two
 * letters find nothing. Preparing all of Indonesia takes part of a second, a search in it about one millisecond.
 */
export function areaSearch<A extends FoundArea>(areas: readonly A[]): (typed: string) => A[] {
  const layers = levels.map((level) => layerOf(areas, level));
  return (typed) => {
    if (areaWords(typed).join('').length < 2) return [];
    const sought = soughtWords(typed);
    const marks = layers.map(({ marksOf }, nth) => marksOf(sought.words, sought.leads[levels[nth] ?? 'subdistrict']));
    const ranked: A[][] = [...levels.map(() => []), []];
    for (let at = 0; at < areas.length && (ranked[0]?.length ?? 0) < most; at += 1) {
      // Who has all words has them in any of its levels together.
      let mark = 0;
      for (let nth = 0; nth < layers.length; nth += 1) mark |= marks[nth]?.[layers[nth]?.of[at] ?? 0] ?? 0;
      if ((mark & sought.all) !== sought.all) continue;
      const rank = ranked[rankOf(layers, marks, at)];
      const area = areas[at];
      if (area && rank && rank.length < most) rank.push(area);
    }
    return ranked.flat().slice(0, most);
  };
}
