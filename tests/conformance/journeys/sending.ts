import {
  getBillingAddress,
  getDistricts,
  getOnlineSubdistricts,
  getProvinces,
  getSubdistricts,
  quoteShipping,
  saveBillingAddress,
} from 'shop-core/contract';
import { rupiah } from 'shop-core/rules';
import type { SeedArea } from 'shop-core/testing';
import type { Visit } from '../visit.ts';

/** From the province down, and then saved: whole, and with a district that is not the sub-district's. */
export async function moveHouse(visit: Visit): Promise<void> {
  const { customer, home, away } = visit.place.stage;
  await visit.logIn();
  const has = (wanted: SeedArea[keyof SeedArea]) => (areas: readonly { readonly id: number }[]) =>
    areas.find(({ id }) => id === wanted.id);
  await visit.ask(getProvinces, {}, has(away.province));
  await visit.ask(getDistricts, { params: { cityId: away.city.id } }, has(away.district));
  await visit.ask(getSubdistricts, { params: { districtId: away.district.id } }, has(away.subdistrict));
  await visit.ask(
    getOnlineSubdistricts,
    { query: { cityId: away.city.id } },
    (list) => has(away.subdistrict)(list)?.id,
  );
  const save = (districtId: number, postalCode: string) =>
    visit.ask(
      saveBillingAddress,
      {
        body: {
          ...{ customerCode: customer.code, address: 'Jl. Senopati 8', company: null, place: 'Lantai 2', postalCode },
          ...{ provinceId: away.province.id, cityId: away.city.id, districtId, subdistrictId: away.subdistrict.id },
        },
      },
      (saved) => saved,
    );
  await save(home.district.id, '12190');
  await save(away.district.id, '1219');
  await save(away.district.id, '12190');
  await visit.ask(getBillingAddress, { params: { customerCode: customer.code } }, (address) => address);
}

/** What each courier asks. */
export async function askCouriers(visit: Visit): Promise<void> {
  const { home } = visit.place.stage;
  await visit.logIn();
  const ask = (named: { isJnt?: boolean; isSap?: boolean; isRpx?: boolean }, weightKg: number, value = 0) => {
    const flags = { isJnt: false, isSap: false, isRpx: false, ...named };
    const body = { destination: home.subdistrict.id, ...flags, weightKg, itemValue: rupiah(value) };
    return visit.ask(quoteShipping, { body }, (quote) => quote);
  };
  await ask({ isJnt: true }, 1);
  await ask({ isJnt: true }, 3);
  await ask({ isRpx: true }, 2);
  await ask({ isSap: true }, 1, 500_000);
  await ask({ isSap: true }, 2, 500_001);
  await ask({}, 1);
  await ask({ isJnt: true, isSap: true }, 1, 600_000);
}
