import { type AreaLayer, areaLayer } from './areaLayer.ts';
import { areaRank } from './areaRank.ts';
import type { FoundArea } from './foundArea.ts';
import type { SoughtWords } from './soughtWords.ts';

/** What each district has of what is sought, in itself or in what it lies in, and how it ranks with it. */
export function districtSearch(areas: readonly FoundArea[], district: AreaLayer) {
  const [province, city] = [areaLayer(areas, 'province'), areaLayer(areas, 'city')];
  const firstOf = new Map<number, number>();
  areas.forEach((_, at) => {
    const place = district.placeOf[at] ?? 0;
    if (!firstOf.has(place)) firstOf.set(place, at);
  });
  const lies = Array.from(firstOf.values(), (at) => ({
    isKota: areas[at]?.city.type === 'Kota',
    city: city.placeOf[at] ?? 0,
    province: province.placeOf[at] ?? 0,
  }));
  return (sought: SoughtWords) => {
    const [p, c, d] = [province.match(sought), city.match(sought), district.match(sought)];
    // Most sub-districts have nothing of it in their names: they rank as their district does, which is found once.
    const ranks: number[] = [];
    const rankWith = (at: number, named: number, subdistrict: number) => {
      const { isKota = false, city = 0, province = 0 } = lies[at] ?? {};
      return areaRank({
        isKota,
        named: named | (p.named[province] ?? 0) | (c.named[city] ?? 0) | (d.named[at] ?? 0),
        province: p.fit[province] ?? 0,
        city: c.fit[city] ?? 0,
        district: d.fit[at] ?? 0,
        subdistrict,
      });
    };
    return {
      had: Uint32Array.from(lies, (in_, at) => (p.had[in_.province] ?? 0) | (c.had[in_.city] ?? 0) | (d.had[at] ?? 0)),
      /** How a sub-district ranks there, by what its own name begins with. */
      rankOf: (at: number, named: number, fit: number) => {
        if (fit > 0) return rankWith(at, named, fit);
        const rank = ranks[at] ?? rankWith(at, 0, 0);
        ranks[at] = rank;
        return rank;
      },
    };
  };
}
