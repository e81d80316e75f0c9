/** Distance classes of the courier tables, seen from the warehouse in Jakarta: 1 is Jakarta and around, 6 the far east. */
const zonesByProvince: Readonly<Record<number, readonly number[]>> = {
  1: [31],
  2: [32, 36, 33, 34],
  3: [35, 51, 18],
  4: [11, 12, 13, 14, 15, 16, 17, 19, 21, 52],
  5: [53, 61, 62, 63, 64, 65, 71, 72, 73, 74, 75, 76],
  6: [81, 82, 91, 92, 93, 94, 95, 96],
};

const zones = new Map(
  Object.entries(zonesByProvince).flatMap(([zone, codes]) => codes.map((code) => [code, Number(zone)])),
);

/** The zone of a province by its official code. A province made tomorrow is far until somebody says otherwise. */
export function zoneOf(provinceId: number): number {
  return zones.get(provinceId) ?? 6;
}
