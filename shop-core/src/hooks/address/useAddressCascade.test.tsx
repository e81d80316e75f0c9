import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import {
  getCities,
  getDistricts,
  getOnlineCities,
  getOnlineSubdistricts,
  getProvinces,
  getProvincesOf,
  getSubdistricts,
} from '../../contract/calls/address.ts';
import { type Address, type AddressLevel, emptyAddress } from '../../rules/address/address.ts';
import type { FoundArea } from '../../rules/address/foundArea.ts';
import { selectLevel } from '../../rules/address/selectLevel.ts';
import { createFakeShop, on, refuse, renderShopHook, sampleAreas } from '../../testing/react/index.ts';
import { type CascadeOptions, useAddressCascade } from './useAddressCascade.ts';

const { province: jakarta, city: south, district, subdistrict } = sampleAreas;
const westJava = { id: 32, name: 'Jawa Barat' };
const bandung = { id: 3273, type: 'Kota', name: 'Bandung' };
const emptyAtFirst = { status: 'waiting', options: [] };

const fakeShop = () =>
  createFakeShop({
    handlers: [
      on(getProvinces, () => [jakarta, westJava]),
      on(getProvincesOf, () => [jakarta]),
      on(getCities, ({ params }) => (params.provinceId === jakarta.id ? [south] : [bandung])),
      on(getDistricts, () => [district]),
      on(getSubdistricts, () => [subdistrict]),
      on(getOnlineCities, () => [south]),
      on(getOnlineSubdistricts, () => [subdistrict]),
    ],
  });

function usePicker({ mode = 'regular', ...options }: Partial<CascadeOptions>) {
  const [address, setAddress] = useState<Address>(emptyAddress);
  const cascade = useAddressCascade({ ...options, address, mode });
  const choose: Choose = (level, choice) => setAddress((before) => selectLevel(before, level, choice, mode));
  return { address, cascade, choose };
}
type Choose = <L extends AddressLevel>(level: L, choice: Address[L]) => void;

function open(options: Partial<CascadeOptions> = {}, shop = fakeShop()) {
  const page = renderShopHook(() => usePicker(options), { shop });
  const { result } = page;
  const choose: Choose = (level, choice) => act(() => result.current.choose(level, choice));
  const offers = (level: AddressLevel) => result.current.cascade[level];
  const ready = (level: AddressLevel, options: readonly unknown[]) =>
    waitFor(() => expect(offers(level)).toMatchObject({ status: 'ready', options }));
  return { ...page, shop, choose, offers, ready };
}

async function openAtTheBottom() {
  const page = open();
  await page.ready('province', [jakarta, westJava]);
  page.choose('province', jakarta);
  await page.ready('city', [south]);
  page.choose('city', south);
  await page.ready('district', [district]);
  page.choose('district', district);
  await page.ready('subdistrict', [subdistrict]);
  page.choose('subdistrict', subdistrict);
  return page;
}

describe('the levels of an address', () => {
  it('are offered one below the other', async () => {
    const { offers, ready, choose } = open();
    expect(offers('province').status).toBe('loading');
    for (const level of ['city', 'district', 'subdistrict'] as const) expect(offers(level)).toMatchObject(emptyAtFirst);
    await ready('province', [jakarta, westJava]);
    choose('province', jakarta);
    expect(offers('city').status).toBe('loading');
    await ready('city', [south]);
    expect(offers('district')).toMatchObject(emptyAtFirst);
  });

  it('below a province go when another is chosen [S4.25]', async () => {
    const { choose, result, ready, offers } = await openAtTheBottom();
    choose('province', westJava);
    expect(result.current.address).toEqual({ ...emptyAddress, province: westJava });
    await ready('city', [bandung]);
    expect([offers('district'), offers('subdistrict')]).toMatchObject([emptyAtFirst, emptyAtFirst]);
  });

  it('below a city go when another is chosen [S4.26]', async () => {
    const { choose, result } = await openAtTheBottom();
    choose('city', { ...south, id: 3171, name: 'Jakarta Pusat' });
    expect(result.current.address).toMatchObject({ province: jakarta, district: null, subdistrict: null });
  });

  it('below a district go when another is chosen, and its postal code comes [S4.27, S4.28]', async () => {
    const { choose, result } = await openAtTheBottom();
    expect(result.current.address.postalCode).toBe('12110');
    choose('district', { ...district, id: 317401, name: 'Tebet', postalCode: '12810' });
    expect(result.current.address).toMatchObject({ subdistrict: null, postalCode: '12810' });
  });

  it('104: are those of the newest choice, however late the answer to an older one comes', async () => {
    const shop = fakeShop();
    const hold = shop.hold(getCities);
    const { choose, ready, offers } = open({}, shop);
    await ready('province', [jakarta, westJava]);
    choose('province', jakarta);
    await waitFor(() => expect(hold.waiting).toBe(1));
    choose('province', westJava);
    await waitFor(() => expect(hold.waiting).toBe(2));
    await act(async () => hold.next(1));
    await ready('city', [bandung]);
    await act(async () => hold.release());
    expect(offers('city')).toMatchObject({ status: 'ready', options: [bandung] });
  });

  it('are asked for once', async () => {
    const { choose, shop, ready } = await openAtTheBottom();
    const asked = shop.requestsOf(getCities).length;
    choose('province', westJava);
    await ready('city', [bandung]);
    choose('province', jakarta);
    await ready('city', [south]);
    expect(shop.requestsOf(getCities).length).toBe(asked + 1);
  });

  it('that cannot be had can be asked for again', async () => {
    const shop = fakeShop();
    shop.handle(on(getCities, () => refuse({ code: 'UNAVAILABLE' })));
    const { choose, ready, offers } = open({}, shop);
    await ready('province', [jakarta, westJava]);
    choose('province', jakarta);
    await waitFor(() => expect(offers('city')).toMatchObject({ status: 'failed', options: [] }));
    shop.handle(on(getCities, () => [south]));
    await act(async () => offers('city').retry());
    await ready('city', [south]);
  });
});

describe('the levels for rpx and sap', () => {
  it('are province, city and one list of sub-districts, without districts [S4.29, S7.57]', async () => {
    const { choose, ready, offers, shop } = open({ mode: 'online', courier: 'sap' });
    await ready('province', [jakarta]);
    choose('province', jakarta);
    await ready('city', [south]);
    choose('city', south);
    await ready('subdistrict', [subdistrict]);
    expect(offers('district')).toMatchObject(emptyAtFirst);
    expect(shop.requestsOf(getOnlineSubdistricts)[0]?.ask.query).toEqual({ cityId: south.id, cityName: south.name });
    expect(shop.requestsOf(getOnlineCities)[0]?.ask.query).toEqual({ provinceId: 31 });
    expect(shop.requestsOf(getProvincesOf)[0]?.ask.params).toEqual({ courier: 'sap' });
    expect([shop.requestsOf(getDistricts), shop.requestsOf(getCities)]).toEqual([[], []]);
  });
});

describe('a place that was found', () => {
  const senayan: FoundArea = { ...sampleAreas, postalCode: '12110' };

  async function fill(page: ReturnType<typeof open>, found = senayan) {
    const { result } = page;
    return act(() => result.current.cascade.fill.run(found));
  }

  it('sets all levels at once', async () => {
    const result = await fill(open());
    expect(result).toEqual({ ok: true, value: { ...senayan } });
  });

  it('has no district for rpx and sap, where it looks first whether they go there [S4.29]', async () => {
    const page = open({ mode: 'online', courier: 'sap' });
    expect(await fill(page)).toEqual({ ok: true, value: { ...senayan, district: null } });
    expect(page.shop.requestsOf(getOnlineCities)[0]?.ask.query).toEqual({ provinceId: jakarta.id });
    expect(page.shop.requestsOf(getProvincesOf)).toHaveLength(1);
  });

  it.each([
    ['a province', { ...senayan, province: westJava }],
    ['a city', { ...senayan, city: { ...south, id: 3171, name: 'Jakarta Pusat' } }],
  ])('is refused in %s where the courier does not go', async (_where, found) => {
    const page = open({ mode: 'online', courier: 'rpx' });
    expect(await fill(page, found)).toMatchObject({ ok: false, error: { problem: { code: 'AREA_NOT_SERVED' } } });
    expect(page.result.current.address).toEqual(emptyAddress);
    expect(page.notices).toEqual([]);
  });

  it('is refused when it cannot be known whether the courier goes there', async () => {
    const shop = fakeShop();
    shop.handle(on(getOnlineCities, () => refuse({ code: 'UNAVAILABLE' })));
    const page = open({ mode: 'online', courier: 'sap' }, shop);
    expect(await fill(page)).toMatchObject({ ok: false, error: { problem: { code: 'UNAVAILABLE' } } });
  });
});
