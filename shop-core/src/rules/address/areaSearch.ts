import { areaLayer } from './areaLayer.ts';
import { bestOf } from './bestOf.ts';
import { districtSearch } from './districtSearch.ts';
import type { FoundArea } from './foundArea.ts';
import { soughtWords } from './soughtWords.ts';

/** How many areas a search gives at most. */
const most = 20;

/**
 * Prepares a search among areas: give it what somebody typed, and it gives up to 20 in which each typed word begins a word
 * of the sub-district, the district, the city or its kind, the province, or the postal code. First those whose names hold
 * most of the typed words, and of these most in one name; then a city, then a province that was typed whole, before a
 * district or sub-district, and all these before names that only begin so; a Kota before a Kabupaten; within these as
 * `areas` has them, but of a postal code each district in turn. Capitals, accents, apostrophes and the spaces in a name do
 * not count, 'kel', 'kec' and 'prov' may stand before a name, a code that no district has finds those that share most of
 * its first digits, and less than two letters find nothing. Preparing all of Indonesia takes part of a second, a search in
 * it a few milliseconds.
 */
export function areaSearch<A extends FoundArea>(areas: readonly A[]): (typed: string) => A[] {
  const [subdistrict, district] = [areaLayer(areas, 'subdistrict'), areaLayer(areas, 'district')];
  const inDistricts = districtSearch(areas, district);
  return (typed) => {
    const sought = soughtWords(typed, district.hasWord);
    if (sought.words.join('').length < 2) return [];
    const above = inDistricts(sought);
    const own = subdistrict.match(sought);
    const { best, add } = bestOf<A>(most);
    const turnOf = sought.isCode ? turns() : () => 0;
    for (let at = 0; at < areas.length; at += 1) {
      const [s, d] = [subdistrict.placeOf[at] ?? 0, district.placeOf[at] ?? 0];
      if ((((own.had[s] ?? 0) | (above.had[d] ?? 0)) & sought.needed) !== sought.needed) continue;
      const area = areas[at];
      if (area) add(area, above.rankOf(d, own.named[s] ?? 0, own.fit[s] ?? 0) - turnOf(d) / 1000);
    }
    return best;
  };
}

/** How often it was asked for the same district before. */
function turns(): (district: number) => number {
  const seen = new Map<number, number>();
  return (district) => {
    const before = seen.get(district) ?? 0;
    seen.set(district, before + 1);
    return before;
  };
}
