import { getDistricts, getProvinces, getRegencies, getVillages } from 'idn-area-data';
import { cityName, tidyName, titleCase } from './areaName.ts';
import { postalCodes } from './postalCodes.ts';
import { zoneOf } from './zones.ts';

export interface Areas {
  readonly provinces: readonly { readonly id: number; readonly name: string; readonly zone: number }[];
  readonly cities: readonly {
    readonly id: number;
    readonly provinceId: number;
    readonly type: 'Kota' | 'Kabupaten';
    readonly name: string;
  }[];
  readonly districts: readonly {
    readonly id: number;
    readonly cityId: number;
    readonly name: string;
    readonly postalCode: string | null;
  }[];
  readonly subdistricts: readonly {
    readonly id: number;
    readonly code: string;
    readonly districtId: number;
    readonly name: string;
  }[];
}

/** '31.71.01' as the number 317101. */
const numeric = (code: string) => Number(code.replaceAll('.', ''));

// The package's reader gives one row more, empty, for the line end at the end of a file.
const whole = <T extends { readonly code: string }>(rows: readonly T[]) =>
  rows.filter((row) => row.code !== '').sort((a, b) => (a.code < b.code ? -1 : 1));

/** Every province, city, district and sub-district of Indonesia, under its official code and in its order. */
export async function readAreas(): Promise<Areas> {
  const [provinces, regencies, districts, villages] = await Promise.all([
    getProvinces(),
    getRegencies(),
    getDistricts(),
    getVillages(),
  ]);
  const postal = postalCodes();
  return {
    provinces: whole(provinces).map(({ code, name }) => ({
      id: numeric(code),
      name: titleCase(name),
      zone: zoneOf(numeric(code)),
    })),
    cities: whole(regencies).map(({ code, province_code, name }) => ({
      id: numeric(code),
      provinceId: numeric(province_code),
      ...cityName(name),
    })),
    districts: whole(districts).map(({ code, regency_code, name }) => ({
      id: numeric(code),
      cityId: numeric(regency_code),
      name: tidyName(name),
      postalCode: postal.get(code) ?? null,
    })),
    subdistricts: whole(villages).map(({ code, district_code, name }, index) => ({
      id: index + 1,
      code,
      districtId: numeric(district_code),
      name: tidyName(name),
    })),
  };
}
