import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Address, type AddressLevel, type AddressMode, emptyAddress } from './address.ts';
import { changeAddressMode } from './changeAddressMode.ts';
import { isDestinationComplete } from './isDestinationComplete.ts';
import { selectLevel } from './selectLevel.ts';

const area = (id: number) => ({ id, name: `Wilayah ${id}` });
const city = (id: number) => ({ ...area(id), type: 'Kota' });
const district = (id: number, postalCode: string | null) => ({ ...area(id), postalCode });
const full: Address = {
  province: area(31),
  city: city(3171),
  district: district(317101, '12190'),
  subdistrict: area(3171011),
  postalCode: '12190',
};

describe('choosing an area', () => {
  it('clears city, district, sub-district and postal code with a new province [S4.25]', () => {
    expect(selectLevel(full, 'province', area(32))).toEqual({ ...emptyAddress, province: area(32) });
  });

  it('clears the district, and what hung on it, with a new city [S4.26]', () => {
    const chosen = selectLevel(full, 'city', city(3172));
    expect(chosen).toEqual({ ...emptyAddress, province: full.province, city: city(3172) });
  });

  it('clears the sub-district with a new district [S4.27]', () => {
    expect(selectLevel(full, 'district', district(317102, '12250')).subdistrict).toBeNull();
  });

  it('sets the postal code from the district, or empties it for typing where it is not known [S4.28]', () => {
    expect(selectLevel(full, 'district', district(317102, '12250')).postalCode).toBe('12250');
    expect(selectLevel(full, 'district', district(317102, null)).postalCode).toBeNull();
    expect(selectLevel(full, 'district', null).postalCode).toBeNull();
  });

  it('goes from nothing to a whole address, level by level', () => {
    const toCity = selectLevel(selectLevel(emptyAddress, 'province', area(31)), 'city', city(3171));
    expect(toCity).toEqual({ ...emptyAddress, province: area(31), city: city(3171) });
    const toDistrict = selectLevel(toCity, 'district', district(317101, '12190'));
    expect(selectLevel(toDistrict, 'subdistrict', area(3171011))).toEqual(full);
  });

  it('keeps everything else when a sub-district is chosen', () => {
    expect(selectLevel(full, 'subdistrict', area(3171012))).toEqual({ ...full, subdistrict: area(3171012) });
  });

  it('changes nothing when the same is chosen again, so a corrected postal code stays', () => {
    const corrected = { ...full, postalCode: '12191' };
    expect(selectLevel(corrected, 'province', area(31))).toBe(corrected);
    expect(selectLevel(corrected, 'district', district(317101, '12190'))).toBe(corrected);
  });

  it('ignores a level whose parent is not chosen', () => {
    for (const mode of ['regular', 'online'] as const) {
      expect(selectLevel(emptyAddress, 'city', city(3171), mode)).toBe(emptyAddress);
      expect(selectLevel(emptyAddress, 'subdistrict', area(1), mode)).toBe(emptyAddress);
    }
    expect(selectLevel(emptyAddress, 'district', district(317101, '12190'))).toBe(emptyAddress);
  });

  it('hangs the sub-district on the city and has no district for online couriers', () => {
    const toCity: Address = { ...emptyAddress, province: area(31), city: city(3171) };
    expect(selectLevel(toCity, 'subdistrict', area(5), 'online').subdistrict).toEqual(area(5));
    expect(selectLevel(toCity, 'subdistrict', area(5), 'regular')).toBe(toCity);
    expect(selectLevel(toCity, 'district', district(317101, '12190'), 'online')).toBe(toCity);
  });
});

describe('any number of choices', () => {
  const levels: AddressLevel[] = ['province', 'city', 'district', 'subdistrict'];
  const postalCodes = fc.option(fc.constantFrom('12190', '40115'));
  const anyChoice = fc.record({ level: fc.constantFrom(...levels), id: fc.option(fc.nat(3)), postalCode: postalCodes });
  type Choice = { level: AddressLevel; id: number | null; postalCode: string | null };

  const choose = (address: Address, { level, id, postalCode }: Choice, mode: AddressMode): Address => {
    if (id === null) return selectLevel(address, level, null, mode);
    if (level === 'city') return selectLevel(address, level, city(id), mode);
    if (level === 'district') return selectLevel(address, level, district(id, postalCode), mode);
    return selectLevel(address, level, area(id), mode);
  };

  const hasOrphan = (address: Address, mode: AddressMode) =>
    (address.city && !address.province) ||
    (address.district && !address.city) ||
    (address.subdistrict && !(mode === 'regular' ? address.district : address.city)) ||
    (address.postalCode && mode === 'regular' && !address.district);

  it('never leave a child without its parent', () => {
    fc.assert(
      fc.property(fc.constantFrom<AddressMode>('regular', 'online'), fc.array(anyChoice), (mode, choices) => {
        let address = emptyAddress;
        for (const choice of choices) {
          address = choose(address, choice, mode);
          expect(hasOrphan(address, mode)).toBeFalsy();
        }
      }),
      { numRuns: 500 },
    );
  });

  it('also when the courier changes the cascade on the way', () => {
    const step = fc.record({ choice: anyChoice, mode: fc.constantFrom<AddressMode>('regular', 'online') });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let address = emptyAddress;
        let mode: AddressMode = 'regular';
        for (const next of steps) {
          address = choose(changeAddressMode(address, mode, next.mode), next.choice, next.mode);
          mode = next.mode;
          // The postal code outlives a change of cascade: it belongs to the place, not to the list it came from.
          expect(hasOrphan({ ...address, postalCode: null }, mode)).toBeFalsy();
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('a change of cascade', () => {
  it('drops what the other lists do not have and keeps the rest', () => {
    expect(changeAddressMode(full, 'regular', 'online')).toEqual({
      ...full,
      district: null,
      subdistrict: null,
      postalCode: null,
    });
    expect(changeAddressMode(full, 'regular', 'regular')).toBe(full);
  });
});

describe('a destination', () => {
  it('is complete with a sub-district and all above it', () => {
    expect(isDestinationComplete(full)).toBe(true);
    expect(isDestinationComplete(null)).toBe(false);
    for (const level of ['province', 'city', 'district', 'subdistrict'] as const) {
      expect(isDestinationComplete({ ...full, [level]: null })).toBe(false);
    }
  });

  it('of an online courier has no district', () => {
    expect(isDestinationComplete({ ...full, district: null }, 'online')).toBe(true);
    expect(isDestinationComplete({ ...full, city: null }, 'online')).toBe(false);
  });
});
