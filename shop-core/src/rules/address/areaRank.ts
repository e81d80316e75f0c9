/** How well the names of one area are what somebody typed. */
export interface AreaFit {
  /** The bits of the typed words that its names begin with, or are. */
  readonly named: number;
  /** Of each level, twice the words of the longest run that its name begins with, and one more where that is the whole name. */
  readonly province: number;
  readonly city: number;
  readonly district: number;
  readonly subdistrict: number;
  readonly isKota: boolean;
}

const isWhole = (fit: number) => (fit & 1) === 1;

/**
 * The place of an area among the found ones, the highest first: by how many of the typed words its names hold, then by how
 * many of these are in one name, then by what was typed whole. A city stands before all that share its name.
 */
export function areaRank({ named, province, city, district, subdistrict, isKota }: AreaFit): number {
  const longest = Math.max(province, city, district, subdistrict) >> 1;
  // Of two in one district: the one that is what was typed, or begins so with as many words as any name does.
  const within = isWhole(subdistrict) ? 2 : Number(subdistrict > 0 && subdistrict >> 1 === longest);
  return (
    (((bitsIn(named) * 32 + longest) * 8 + kindOfFit(province, city, district, subdistrict)) * 2 + Number(isKota)) * 4 +
    within
  );
}

/** What was typed: from the whole name of a city, 7, to nothing that a name begins with, 0. */
function kindOfFit(province: number, city: number, district: number, subdistrict: number): number {
  if (isWhole(city)) return 7;
  if (isWhole(province)) return 6;
  if (isWhole(district) && isWhole(subdistrict)) return 5;
  if (isWhole(district) || isWhole(subdistrict)) return 4;
  if (city > 0) return 3;
  if (district > 0 || subdistrict > 0) return 2;
  return province > 0 ? 1 : 0;
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
