import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import {
  getBillingAddress,
  getOnlineCities,
  getOnlineSubdistricts,
  getProvincesOf,
  saveBillingAddress,
  searchAreas,
} from 'shop-core/contract';
import { on, sampleAreas, sampleBilling, sampleSession } from 'shop-core/testing';
import { afterEach, expect, it } from 'vitest';
import { openShop } from '../testing/testApp.tsx';
import { openCheckout } from '../testing/testCheckout.ts';
import { testShop } from '../testing/testShop.ts';

const dago = {
  province: { id: 32, name: 'Jawa Barat' },
  city: { id: 3273, type: 'Kota', name: 'Bandung' },
  district: { id: 327302, name: 'Coblong', kecamatan: 'Coblong', postalCode: '40132' },
  subdistrict: { id: 9, name: 'Dago', kelurahan: 'Dago' },
  postalCode: '40132',
};
const senayan = { ...sampleAreas, postalCode: '12110' };
const nothing = {
  ...{ address: null, company: null, place: null, postalCode: null },
  ...{ province: null, city: null, district: null, subdistrict: null },
};
const label = 'Cari kelurahan, kecamatan, kota, atau kode pos';
const field = () => screen.getByRole('combobox', { name: label });
const options = () => screen.getAllByRole('option').filter(({ tagName }) => tagName === 'BUTTON');

const bandung = on(searchAreas, ({ query }) => (query.typed === 'zzz' ? [] : [dago, senayan]));

async function openBilling(shop = testShop(bandung), billing = sampleBilling(nothing)) {
  shop.handle(on(getBillingAddress, () => billing));
  shop.handle(on(saveBillingAddress, () => sampleBilling()));
  const opened = openShop('/account?tab=1', { shop, as: sampleSession() });
  await screen.findByRole('combobox', { name: label });
  return opened;
}

const levels = () =>
  ['Provinsi', 'Kota/Kabupaten', 'Kecamatan', 'Kelurahan/Desa'].map(
    (level) => screen.getByLabelText<HTMLSelectElement>(level).selectedOptions[0]?.textContent,
  );

afterEach(() => onlineManager.setOnline(true));

it('finds a place by what one knows of it, and one choice fills all levels and goes to what is still empty', async () => {
  const { user, shop } = await openBilling();
  await user.type(field(), 'dago band');
  await waitFor(() => expect(options()[0]).toHaveTextContent('Dago Coblong, Kota Bandung, Jawa Barat 40132'));
  await user.click(screen.getByRole('option', { name: /^Dago Coblong/ }));
  await waitFor(() => expect(levels()).toEqual(['Jawa Barat', 'Kota Bandung', 'Coblong', 'Dago']));
  expect(screen.getByLabelText('Kode pos')).toHaveValue('40132');
  expect(screen.getByText('Alamat terisi: Dago, Coblong, Kota Bandung, Jawa Barat 40132')).toBeInTheDocument();
  expect(field()).toHaveValue('');
  expect(screen.getByLabelText('Alamat lengkap')).toHaveFocus();
  await user.keyboard('Jl. Ir. H. Juanda 1');
  await user.click(screen.getByRole('button', { name: 'Simpan alamat' }));
  await waitFor(() => expect(shop.requestsOf(saveBillingAddress)).toHaveLength(1));
  expect(shop.requestsOf(saveBillingAddress)[0]?.ask.body).toMatchObject({
    ...{ provinceId: 32, cityId: 3273, districtId: 327302, subdistrictId: 9, postalCode: '40132' },
  });
});

it('is used by keyboard alone: arrows, Enter, and Esc to close the list', async () => {
  const { user } = await openBilling();
  await user.type(field(), 'bandung');
  await waitFor(() => expect(options()).toHaveLength(2));
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(options()[1]).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', options()[1]?.id);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveValue('bandung');
  await user.keyboard(' {ArrowUp}{ArrowUp}');
  expect(options()[0]).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(levels()).toEqual(['Jawa Barat', 'Kota Bandung', 'Coblong', 'Dago']));
});

it('goes to the postal code where it is not known', async () => {
  const unknown = { ...dago, postalCode: null, district: { ...dago.district, postalCode: null } };
  const { user } = await openBilling(testShop(on(searchAreas, () => [unknown])));
  await user.type(field(), 'dago');
  await user.click(await screen.findByRole('option', { name: /^Dago Coblong/ }));
  await waitFor(() => expect(screen.getByLabelText('Kode pos')).toHaveFocus());
  expect(levels()).toContain('Dago');
});

it('says that nothing is found, and Enter does not send the form', async () => {
  const { user, shop } = await openBilling();
  await user.type(field(), 'zzz{Enter}');
  expect(await screen.findByText(/^Tidak ditemukan/)).toBeVisible();
  expect(shop.requestsOf(saveBillingAddress)).toEqual([]);
  expect(screen.queryByText('Wajib diisi.')).toBeNull();
});

it('that fails asks again, and the lists below work as ever', async () => {
  const shop = testShop(bandung);
  const fault = shop.fail({ code: 'UNEXPECTED' }, searchAreas);
  const { user } = await openBilling(shop);
  await user.type(field(), 'dago');
  expect(await screen.findByText(/^Pencarian gagal dimuat/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Provinsi'), 'Jawa Barat');
  expect(screen.getByLabelText('Provinsi')).toHaveDisplayValue('Jawa Barat');
  await user.click(field());
  fault.mend();
  await user.click(screen.getByRole('button', { name: 'Cari lagi' }));
  expect(await screen.findByRole('option', { name: /^Dago Coblong/ })).toBeVisible();
});

it('says that there is no connection, and goes on by itself when there is one', async () => {
  const { user } = await openBilling();
  await screen.findByRole('option', { name: 'Jawa Barat' });
  onlineManager.setOnline(false);
  await user.type(field(), 'dago');
  expect(await screen.findByText(/^Tidak ada koneksi internet. Pencarian dilanjutkan/)).toBeVisible();
  onlineManager.setOnline(true);
  expect(await screen.findByRole('option', { name: /^Dago Coblong/ })).toBeVisible();
});

it('fills the address of a parcel without a district, and says where the courier does not go [S4.29]', async () => {
  const online = [
    on(getProvincesOf, () => [sampleAreas.province]),
    on(getOnlineCities, () => [sampleAreas.city]),
    on(getOnlineSubdistricts, () => [sampleAreas.subdistrict]),
  ];
  const { user, choose } = await openCheckout({ shop: testShop(bandung, ...online) });
  await choose('SAP Express');
  const address = within(screen.getByRole('group', { name: 'Alamat pengiriman' }));
  await user.type(field(), 'kota');
  await user.click(await screen.findByRole('option', { name: /^Dago Coblong/ }));
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/Wilayah ini belum dijangkau kurir yang dipilih/));
  expect(address.getByLabelText('Provinsi')).toHaveDisplayValue('Pilih');
  await user.type(field(), ' jakarta');
  await user.click(await screen.findByRole('option', { name: /^Senayan/ }));
  await waitFor(() => expect(address.getByLabelText('Kelurahan/Desa')).toHaveDisplayValue('Senayan'));
  expect(address.getByLabelText('Kota/Kabupaten')).toHaveDisplayValue('Kota Jakarta Selatan');
  expect(address.getByLabelText('Kode pos')).toHaveValue('12110');
  expect(address.getByLabelText('Alamat lengkap')).toHaveFocus();
});
