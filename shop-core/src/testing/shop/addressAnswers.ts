import { type BillingChange, getBillingAddress, saveBillingAddress } from '../../contract/calls/account.ts';
import {
  getCities,
  getDistricts,
  getOnlineCities,
  getOnlineSubdistricts,
  getProvinces,
  getProvincesOf,
  getSubdistricts,
  searchAreas,
} from '../../contract/calls/address.ts';
import type { BillingAddress } from '../../contract/entities/billingAddress.ts';
import { areaSearch } from '../../rules/address/areaSearch.ts';
import { type BillingField, billingProblems } from '../../rules/address/billingProblems.ts';
import type { FieldProblem } from '../../rules/fieldProblem.ts';
import { type FakeRoute, on } from '../server/on.ts';
import { callerOf } from './callerOf.ts';
import type { HeldShop } from './heldShop.ts';
import { refuseFields } from './refuseFields.ts';
import type { SeedArea } from './shopSeed.ts';

/** The areas of an address (S7.51-S7.57), the search for one, and the billing address (S7.23, S7.24). */
export function addressAnswers(held: HeldShop): FakeRoute[] {
  const { areas } = held;
  const search = areaSearch(areas.map((area) => ({ ...area, postalCode: area.district.postalCode ?? null })));
  const provinces = () => distinct(areas.map(({ province }) => province));
  const cities = (id: number) => distinct(areas.filter(({ province }) => province.id === id).map(({ city }) => city));
  const below = (is: (area: SeedArea) => boolean) => distinct(areas.filter(is).map(({ subdistrict }) => subdistrict));
  return [
    on(getProvinces, provinces),
    on(getProvincesOf, provinces),
    on(getCities, ({ params }) => cities(params.provinceId)),
    on(getOnlineCities, ({ query }) => cities(query.provinceId)),
    on(getDistricts, ({ params }) =>
      distinct(areas.filter(({ city }) => city.id === params.cityId).map(({ district }) => district)),
    ),
    on(getSubdistricts, ({ params }) => below(({ district }) => district.id === params.districtId)),
    on(getOnlineSubdistricts, ({ query }) => below(({ city }) => city.id === query.cityId)),
    on(searchAreas, ({ query }) => search(query.typed)),
    on(getBillingAddress, ({ params }, request) => callerOf(held, request, params.customerCode).billing),
    on(saveBillingAddress, ({ body }, request) => {
      const caller = callerOf(held, request, body.customerCode);
      const chosen = chain(areas, body);
      refuseFields(problemsOf(body, chosen));
      const { company, place, postalCode } = body;
      const texts = { address: body.address.trim(), company: orNull(company), place: orNull(place), postalCode };
      caller.billing = { ...caller.billing, ...chosen, ...texts };
      return caller.billing;
    }),
  ];
}

/** The form shows areas by name, the wire carries their ids. */
const idFields: { readonly [F in BillingField]?: keyof BillingChange } = {
  province: 'provinceId',
  city: 'cityId',
  district: 'districtId',
  subdistrict: 'subdistrictId',
};

function problemsOf({ address, company, place, postalCode }: BillingChange, areas: Chain): FieldProblem[] {
  return billingProblems({ address, company, place, postalCode, ...areas }).map((problem) => {
    const field = idFields[problem.field];
    return field ? { field, code: 'CHOICE_INVALID' } : problem;
  });
}

type Chain = Pick<BillingAddress, 'province' | 'city' | 'district' | 'subdistrict'>;

/** The areas that were chosen as far as each lies in the one before it; null from the first that does not. */
function chain(areas: readonly SeedArea[], chosen: BillingChange): Chain {
  const inProvince = areas.filter(({ province }) => province.id === chosen.provinceId);
  const inCity = inProvince.filter(({ city }) => city.id === chosen.cityId);
  const inDistrict = inCity.filter(({ district }) => district.id === chosen.districtId);
  return {
    province: inProvince[0]?.province ?? null,
    city: inCity[0]?.city ?? null,
    district: inDistrict[0]?.district ?? null,
    subdistrict: inDistrict.find(({ subdistrict }) => subdistrict.id === chosen.subdistrictId)?.subdistrict ?? null,
  };
}

function orNull(text: string | null): string | null {
  return text?.trim() || null;
}

function distinct<T extends { readonly id: number }>(areas: readonly T[]): T[] {
  return [...new Map(areas.map((area) => [area.id, area])).values()];
}
