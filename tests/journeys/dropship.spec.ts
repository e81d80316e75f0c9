import type { Page } from '@playwright/test';
import { reseller } from '../../api-server/src/db/seed/demoAccounts.ts';
import { expect, test } from '../support/journey.ts';
import { shopper } from '../support/shopper.ts';

const bar = 'EB-0002-9999';

const levels = (page: Page) => page.getByRole('group', { name: 'Alamat pengiriman' }).locator('select');

async function fillRecipient(page: Page, areas: readonly (readonly [level: string, name: string])[]) {
  await page.getByLabel('Nama depan').fill('Siti');
  await page.getByLabel('Nomor telepon').fill('081298765432');
  for (const [level, name] of areas) await page.getByLabel(level, { exact: true }).selectOption({ label: name });
  await page.getByLabel('Kode pos', { exact: true }).fill('40135');
  await page.getByLabel('Alamat lengkap').fill('Jalan Ir. H. Juanda No. 120');
}

/** Where the order page says the parcel goes. */
const parcelTo = (page: Page) =>
  page.locator('.facts > div').filter({ has: page.getByText('Alamat pengiriman', { exact: true }) });

test('a reseller has parcels sent to her own customers, by jnt and by sap, and earns no points [S2.109, S2.113, S4.22, S4.29, S4.30, S4.31, S5.48, S5.52]', async ({
  page,
}) => {
  const { logIn, putInCart, press, checkOut, choosePayment, checkCost, unfoldTotal, placeOrder, amount } =
    shopper(page);
  await logIn(reseller);

  await putInCart(bar);
  await page.goto('/cart');
  await checkOut();
  await page.getByText('J&T Express', { exact: true }).click();
  await page.getByText('Kirim ke alamat lain (dropship)').click();
  await press('CEK ONGKIR');
  await expect(page.getByText('JNT: Alamat pengiriman belum lengkap').first()).toBeAttached();
  await press('Lengkapi alamat pengiriman');
  await expect(page.getByLabel('Nama depan')).toBeFocused();
  await expect(levels(page)).toHaveCount(4);
  await fillRecipient(page, [
    ['Provinsi', 'Jawa Barat'],
    ['Kota/Kabupaten', 'Kota Bandung'],
    ['Kecamatan', 'Coblong'],
    ['Kelurahan/Desa', 'Dago'],
  ]);
  await choosePayment();
  await checkCost();
  await unfoldTotal();
  await expect(amount('Ongkos kirim (J&T Express)')).toHaveText(/^Rp [1-9]/);
  await expect(page.getByText(/^Dapat .* poin$/)).toHaveCount(0);
  await placeOrder();
  await expect(amount('Ongkos kirim (J&T Express)')).toHaveText(/^Rp [1-9]/);
  await expect(parcelTo(page)).toContainText('Siti');
  await expect(parcelTo(page)).toContainText('Dago, Coblong, Kota Bandung, Jawa Barat 40135');

  await putInCart(bar);
  await page.goto('/cart');
  await checkOut();
  await page.getByText('SAP Express', { exact: true }).click();
  await expect(page.getByText('Kirim ke alamat lain (dropship)')).toHaveCount(0);
  await expect(levels(page)).toHaveCount(3);
  await fillRecipient(page, [
    ['Provinsi', 'Jawa Barat'],
    ['Kota/Kabupaten', 'Kota Bandung'],
    ['Kelurahan/Desa', 'Dago'],
  ]);
  await choosePayment();
  await checkCost();
  await unfoldTotal();
  await expect(amount('Ongkos kirim (SAP Express)')).toHaveText(/^Rp [1-9]/);
  await placeOrder();
  await expect(amount('Ongkos kirim (SAP Express)')).toHaveText(/^Rp [1-9]/);
  await expect(parcelTo(page)).toContainText('Dago, Coblong, Kota Bandung, Jawa Barat 40135');
});
