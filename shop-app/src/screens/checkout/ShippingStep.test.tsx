import { screen, waitFor, within } from '@testing-library/react';
import { getProvincesOf, quoteShipping } from 'shop-core/contract';
import { rupiah } from 'shop-core/rules';
import { on, sampleAreas, sampleLine } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { shopWith } from '../../testing/testCartShop.ts';
import { entries, labelOf, nextStep, openCheckout } from '../../testing/testCheckout.ts';
import { testShop } from '../../testing/testShop.ts';

const bar = sampleLine();
const searchLabel = 'Cari kelurahan, kecamatan, kota, atau kode pos';

it('offers the shipping methods, without rpx [S2.107, S7.60]', async () => {
  await openCheckout();
  await screen.findByRole('radio', { name: /Rp 12.000/ });
  const methods = within(screen.getByRole('radiogroup', { name: 'Kurir' })).getAllByRole('radio');
  expect(methods.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'J&T Express Tanpa asuransi Rp 12.000',
    'SAP Express Termasuk asuransi · Ongkos kirim muncul setelah alamat pengiriman lengkap',
  ]);
});

it('shows the billing address to read, and where to change it [S2.108]', async () => {
  await openCheckout();
  const section = screen.getByRole('region', { name: 'Pengiriman' });
  expect(section).toHaveTextContent('Ani Wijaya');
  expect(section).toHaveTextContent('08123456789');
  expect(section).toHaveTextContent('Jl. Senopati 8');
  expect(section).toHaveTextContent('Senayan, Kebayoran Baru, Kota Jakarta Selatan, DKI Jakarta 12190');
  expect(within(section).queryByRole('textbox', { name: /^Alamat/ })).toBeNull();
  expect(within(section).getByRole('link', { name: 'Ubah alamat' })).toHaveAttribute('href', '/account?tab=1');
});

it('offers dropship by a box for jnt, with all four levels of an address [S2.109, S4.30, S4.31]', async () => {
  const { user, choose } = await openCheckout();
  expect(screen.queryByRole('checkbox', { name: /dropship/ })).toBeNull();
  await choose('J&T Express');
  expect(screen.queryByRole('group', { name: 'Alamat pengiriman' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /dropship/ }));
  const address = screen.getByRole('group', { name: 'Alamat pengiriman' });
  const levels = within(address)
    .getAllByRole('combobox')
    .map((select) => within(address).getByLabelText(labelOf(select)));
  const labels = ['Provinsi', 'Kota/Kabupaten', 'Kecamatan', 'Kelurahan/Desa'];
  expect(levels.map(labelOf)).toEqual([searchLabel, ...labels]);
  await user.click(screen.getByRole('checkbox', { name: /dropship/ }));
  expect(screen.queryByRole('group', { name: 'Alamat pengiriman' })).toBeNull();
});

it('always asks sap for an address, by province, city and one list of sub-districts [S4.22, S4.29, S5.48]', async () => {
  const shop = testShop(on(getProvincesOf, () => [sampleAreas.province]));
  const { choose, pay, orders } = await openCheckout({ shop });
  await choose('SAP Express');
  expect(screen.queryByRole('checkbox', { name: /dropship/ })).toBeNull();
  const address = screen.getByRole('group', { name: 'Alamat pengiriman' });
  expect(within(address).getAllByRole('combobox').map(labelOf)).toEqual([
    searchLabel,
    'Provinsi',
    'Kota/Kabupaten',
    'Kelurahan/Desa',
  ]);
  await pay();
  expect(within(address).getAllByText('Wajib diisi.')).toHaveLength(7);
  expect(orders()).toEqual([]);
});

it('shows what a dropship address lacks, and sends the parcel to the one that was filled in [S5.45, S5.48, S5.49, S5.52, S8.30]', async () => {
  const { user, choose, accept, press, pay, checkCost, orders } = await openCheckout();
  await choose('J&T Express');
  await user.click(screen.getByRole('checkbox', { name: /dropship/ }));
  const address = within(screen.getByRole('group', { name: 'Alamat pengiriman' }));
  await press('CEK ONGKIR');
  expect(await screen.findByText('JNT: Alamat pengiriman belum lengkap')).toBeVisible();
  await pay();
  expect(address.getAllByText('Wajib diisi.')).toHaveLength(8);
  await user.type(address.getByLabelText('Nama depan'), 'Siti');
  await user.type(address.getByLabelText('Nomor telepon'), '081298765432');
  for (const [label, name] of [
    ['Provinsi', 'DKI Jakarta'],
    ['Kota/Kabupaten', 'Kota Jakarta Selatan'],
    ['Kecamatan', 'Kebayoran Baru'],
    ['Kelurahan/Desa', 'Senayan'],
  ] as const) {
    await address.findByRole('option', { name });
    await user.selectOptions(address.getByLabelText(label), name);
  }
  const postalCode = address.getByLabelText('Kode pos');
  await user.clear(postalCode);
  await user.type(postalCode, '12190');
  await user.type(address.getByLabelText('Alamat lengkap'), 'Jl. Asia Afrika 1');
  await choose('BCA');
  await accept();
  await checkCost();
  await pay();
  await waitFor(() => expect(orders()).toHaveLength(1));
  expect(orders().at(0)?.ask.body.shippingAddress).toMatchObject({
    firstName: 'Siti',
    ...{ lastName: null, company: null, place: null, note: null },
    subdistrictId: 3174071,
    postalCode: '12190',
  });
});

it('asks the couriers by itself, and adds the cost of the chosen one to the explained total [S2.116, S2.117]', async () => {
  const { choose, shop } = await openCheckout();
  expect(entries()).toEqual([
    'Total belanja: Rp 1.800.000',
    'Ongkos kirim: Belum dihitung',
    'Kode unik: -Rp 88',
    'Total bayar: Rp 1.799.912',
  ]);
  await screen.findByRole('radio', { name: /Rp 12.000/ });
  await choose('J&T Express');
  expect(await screen.findByText('Layanan kurir: EZ')).toBeInTheDocument();
  expect(entries()).toEqual([
    'Total belanja: Rp 1.800.000',
    'Ongkos kirim (J&T Express): Rp 12.000',
    'Kode unik: -Rp 88',
    'Total bayar: Rp 1.811.912',
  ]);
  expect(shop.requestsOf(quoteShipping).map(({ ask }) => ask.body)).toEqual([
    { destination: 3174071, isJnt: true, isRpx: false, isSap: false, weightKg: 1, subdistrictId: 3174071 },
  ]);
});

it('tells beside each courier the price, the days and the insurance, in the name of its button', async () => {
  const quotes = on(quoteShipping, () => ({ cost: rupiah(18_000), description: 'EZ', days: { from: 2, to: 3 } }));
  await openCheckout({ shop: testShop(quotes) });
  const name = 'J&T Express Estimasi 2–3 hari · Tanpa asuransi Rp 18.000';
  expect(await screen.findByRole('radio', { name })).toBeVisible();
});

it('asks anew by CEK ONGKIR what is in a button already [S2.116]', async () => {
  const { choose, checkCost, press, shop } = await openCheckout();
  await choose('J&T Express');
  await checkCost();
  shop.handle(on(quoteShipping, () => ({ cost: rupiah(13_000), description: 'EZ' })));
  await press('CEK ONGKIR');
  expect(await screen.findByRole('radio', { name: /Rp 13.000/ })).toBeChecked();
  expect(entries()).toContain('Ongkos kirim (J&T Express): Rp 13.000');
});

it('forgets the cost when another courier is chosen [S4.21]', async () => {
  const { choose, checkCost } = await openCheckout();
  await choose('J&T Express');
  await checkCost();
  await choose('SAP Express');
  expect(screen.queryByText('Layanan kurir: EZ')).toBeNull();
  expect(entries()).not.toContain('Ongkos kirim (J&T Express): Rp 12.000');
});

it('forgets the cost when the parcel goes elsewhere, and says that it is not known', async () => {
  const { user, choose, checkCost } = await openCheckout();
  await choose('J&T Express');
  await checkCost();
  await user.click(screen.getByRole('checkbox', { name: /dropship/ }));
  expect(screen.getByRole('radio', { name: /^J&T Express.*setelah alamat pengiriman lengkap/ })).toBeChecked();
  expect(entries()).toContain('Ongkos kirim: Belum dihitung');
});

it('says "Metode belum dipilih" when no courier is to be asked [S5.50]', async () => {
  const { press } = await openCheckout();
  await press('CEK ONGKIR');
  expect((await screen.findAllByText('Metode belum dipilih')).length).toBeGreaterThan(0);
});

it('says "JNT: Pengiriman tidak ditemukan" when there is no cost to be had [S5.53, S8.30]', async () => {
  const { choose } = await openCheckout({ shop: testShop(on(quoteShipping, () => null)) });
  expect(await screen.findByRole('radio', { name: 'J&T Express Pengiriman tidak ditemukan' })).toBeVisible();
  await choose('J&T Express');
  expect((await screen.findAllByText('JNT: Pengiriman tidak ditemukan')).length).toBeGreaterThan(0);
});

it('tells what sap asks of a small order, behind its code [S5.51, S8.30]', async () => {
  const small = sampleLine({ price: rupiah(250_000), quantity: 2 });
  const { choose, press } = await openCheckout({ shop: shopWith([small]) });
  await choose('SAP Express');
  await press('CEK ONGKIR');
  const said = await screen.findAllByText('SAP: Total belanja harus lebih dari Rp 500,000');
  expect(said.length).toBeGreaterThan(0);
});

it('ships nothing of an online-only cart: no method, no cost to check [S2.116, S4.23, S4.24]', async () => {
  const { choose, accept, pay, orders, address } = await openCheckout({
    shop: shopWith([bar], { isOnlineOnly: true }),
  });
  expect(screen.queryByRole('radiogroup', { name: 'Kurir' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'CEK ONGKIR' })).toBeNull();
  expect(screen.getByText('Produk online tidak dikirim', { exact: false })).toBeVisible();
  expect(nextStep()).toBe('Pilih metode pembayaran');
  await choose('BCA');
  expect(entries().slice(1)).toEqual([
    'Ongkos kirim (Produk online tidak dikirim): Rp 0',
    'Kode unik: -Rp 88',
    'Total bayar: Rp 1.799.912',
  ]);
  await accept();
  await pay();
  await waitFor(() => expect(address()).toBe('/finish/SE261128-ABCDEF'));
  expect(orders().at(0)?.ask.body).toMatchObject({ shippingTypeId: null, shippingCost: 0 });
});
