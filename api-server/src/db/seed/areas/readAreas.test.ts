import { beforeAll, describe, expect, it } from 'vitest';
import { type Areas, readAreas } from './readAreas.ts';

let areas: Areas;
beforeAll(async () => {
  areas = await readAreas();
});

describe('the areas of Indonesia', () => {
  it('are all there', () => {
    const { provinces, cities, districts, subdistricts } = areas;
    expect([provinces.length, cities.length, districts.length, subdistricts.length]).toEqual([38, 514, 7277, 83_763]);
  });

  it('hang together: each lies in one that is there', () => {
    const provinceIds = new Set(areas.provinces.map(({ id }) => id));
    const cityIds = new Set(areas.cities.map(({ id }) => id));
    const districtIds = new Set(areas.districts.map(({ id }) => id));
    expect(areas.cities.filter(({ provinceId }) => !provinceIds.has(provinceId))).toEqual([]);
    expect(areas.districts.filter(({ cityId }) => !cityIds.has(cityId))).toEqual([]);
    expect(areas.subdistricts.filter(({ districtId }) => !districtIds.has(districtId))).toEqual([]);
  });

  it('keep the official codes of provinces, cities and districts', () => {
    expect(areas.provinces).toContainEqual({ id: 31, name: 'DKI Jakarta', zone: 1 });
    expect(areas.cities).toContainEqual({ id: 3273, provinceId: 32, type: 'Kota', name: 'Bandung' });
    expect(areas.districts).toContainEqual({ id: 357_815, cityId: 3578, name: 'Krembangan', postalCode: '60175' });
  });

  it('have names without capitals of the source, quotation marks or stars', () => {
    const named = [...areas.provinces, ...areas.cities, ...areas.districts, ...areas.subdistricts];
    expect(named.filter(({ name }) => name === '' || name !== name.trim() || /["*’]/.test(name))).toEqual([]);
    expect([...areas.provinces, ...areas.cities].filter(({ name }) => /[A-Z]{4}/.test(name))).toEqual([]);
  });
});

describe('postal codes of districts', () => {
  it('are five digits where they are known, which is nearly everywhere', () => {
    const known = areas.districts.flatMap(({ postalCode }) => postalCode ?? []);
    expect(known.filter((code) => !/^\d{5}$/.test(code))).toEqual([]);
    expect(known.length).toBeGreaterThan(7_200);
  });

  it('are unknown rather than guessed for a district younger than the list of codes', () => {
    expect(areas.districts.find(({ name }) => name === 'Umbu Ratu Nggay Tengah')?.postalCode).toBeNull();
  });

  it('begin as the post numbers the islands', () => {
    const firstDigits = (provinceId: number) =>
      new Set(
        areas.districts
          .filter(({ id }) => Math.floor(id / 10_000) === provinceId)
          .map(({ postalCode }) => postalCode?.[0]),
      );
    expect(firstDigits(31)).toEqual(new Set(['1']));
    expect(firstDigits(34)).toEqual(new Set(['5']));
    expect(firstDigits(51)).toEqual(new Set(['8']));
  });
});
