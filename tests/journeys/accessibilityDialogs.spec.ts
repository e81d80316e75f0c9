import type { Page } from '@playwright/test';
import { individual } from '../../api-server/src/db/seed/demoAccounts.ts';
import { axeViolations } from '../support/axeViolations.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { expect, test } from '../support/journey.ts';
import { raisePrices } from '../support/raisePrices.ts';
import { shopper } from '../support/shopper.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, points: { [individual.login]: 20_000_000 } });

const bars = ['EB-0002-9999', 'EB-0005-9999'];

/** What lies over the page is looked at once it is there, and goes by Escape. */
function layers(page: Page) {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const lookAt = async (what: string) => {
    await expect(dialog).toBeVisible();
    await expectAccessible(page, what, 'each');
  };
  return {
    dialog,
    lookAt,
    /** One that was opened just now begins at its top and has the focus. */
    async opens(what: string) {
      await expect(dialog).toBeFocused();
      expect(await page.locator('.dialog__body').evaluate(({ scrollTop }) => scrollTop), what).toBe(0);
      await lookAt(what);
    },
    async close() {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    },
    /** Under the header: opened by a finger, because a mouse leaves it when the window gets another size. */
    async lookAtPopup(name: RegExp) {
      const trigger = page.getByRole('button', { name });
      await trigger.tap();
      await expect(page.getByRole('region', { name })).toBeVisible();
      await expectAccessible(page, `the popup ${name}`, 'each');
      await trigger.tap();
    },
  };
}

test('what a visitor opens over a page, and a form that is filled in wrongly, can be read and touched on a phone and at a desk, in light and in the dark', async ({
  page,
}) => {
  const { press, fillLogin } = shopper(page);
  const { opens, close, lookAtPopup } = layers(page);
  await page.goto('/products');
  await press('Buka menu');
  await opens('the menu');
  await close();
  await press('Filter dan urutan');
  await opens('the filters');
  await close();
  await lookAtPopup(/^Keranjang/);
  await lookAtPopup(/^Notifikasi/);
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: /^Tambah/ }).click();
  await card.getByRole('button', { name: /^Beli/ }).click();
  await opens('the login over the products');
  await close();
  await page.goto(`/products/${bars[0]}`);
  await press('Perbesar gambar');
  await opens('a picture seen large');

  await page.goto('/login');
  await fillLogin('siapa', 'bukan-siapa-siapa');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  await expectAccessible(page, 'a refused login', 'each');
  await page.goto('/register');
  await page.getByText('Daftar sebagai perusahaan').click();
  await press('Daftar');
  await expect(page.getByText('Wajib diisi.').first()).toBeVisible();
  await expectAccessible(page, 'a registration with mistakes', 'each');
  await page.getByRole('combobox', { name: 'Nama perusahaan' }).pressSequentially('pt');
  await expect(page.getByRole('option').first()).toBeVisible();
  // While it is open the rest is hidden from those who listen, as in a dialog, but the field keeps the focus: axe takes what a
  // finger or a key would leave the list for to be out of reach.
  const ofLists = ['aria-input-field-name', 'aria-required-children', 'aria-valid-attr-value', 'color-contrast'];
  expect.soft(await axeViolations(page, ofLists), 'the list of companies').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await axeViolations(page, ofLists), 'the list of companies, dark').toEqual([]);
  for (const [path, button] of [
    ['/forgot', 'Kirim'],
    ['/quiz', 'Lihat hasil'],
    ['/simulasi-perencanaan-keuangan', 'Hitung'],
  ] as const) {
    await page.goto(path);
    await press(button);
    await expect(page.getByText('Wajib diisi.').first()).toBeVisible();
    await expectAccessible(page, `${path} with mistakes`, 'each');
  }
});

test('so can what a customer opens in the account and on the way there', async ({ page }) => {
  const { logIn, press } = shopper(page);
  const { dialog, lookAt, opens, close, lookAtPopup } = layers(page);
  await logIn(individual);
  await page.goto('/account?tab=4');
  await page.getByRole('table').getByRole('button').first().click();
  await expect(dialog.getByText('Perjalanan pesanan')).toBeVisible();
  await opens('an order in a dialog');
  await page.goto('/about');
  await lookAtPopup(/^Notifikasi/);
  await page.getByRole('button', { name: /^Akun/ }).tap();
  await expectAccessible(page, 'the menu of the account', 'each');
  await press('Keluar');
  await opens('leaving');
  await close();
  await page.goto('/account?tab=3');
  await press('Hapus akun');
  await press('Ya, hapus akun');
  await expect(dialog.getByText('Wajib diisi.')).toBeVisible();
  await lookAt('deleting the account');
  await close();
  for (const [tab, field, button] of [
    [0, 'Nama depan', 'Simpan'],
    [1, 'Alamat lengkap', 'Simpan alamat'],
    [2, 'Password saat ini', 'Ubah password'],
  ] as const) {
    await page.goto(`/account?tab=${tab}`);
    await page.getByLabel(field, { exact: true }).fill('');
    await press(button);
    await expect(page.getByText('Wajib diisi.').first()).toBeVisible();
    await expectAccessible(page, `/account?tab=${tab} with mistakes`, 'each');
  }
  await page.goto(`/products/${bars[0]}?tab=1`);
  await press('Kirim ulasan');
  await expect(page.getByText('Wajib diisi.').first()).toBeVisible();
  await expectAccessible(page, 'a review with mistakes', 'each');
  await page.goto('/zakat');
  await press('BELI/JUAL EMAS');
  await press('Simpan');
  await expect(dialog.getByText('Wajib diisi.').first()).toBeVisible();
  await lookAt('gold that is recorded with mistakes');
});

test('so can what comes between the cart and the order', async ({ page, meanwhile }) => {
  const { logIn, press, putInCart, checkOut, choosePayment, checkCost, unfoldTotal } = shopper(page);
  const { dialog, lookAt, close, lookAtPopup } = layers(page);
  await logIn(individual);
  for (const bar of bars) await putInCart(bar);
  await lookAtPopup(/^Keranjang, 2/);
  await page.goto('/cart');
  await press('Pakai kupon');
  await page.getByLabel('Kode kupon').fill('KEMARIN');
  await press('Pakai');
  await expect(dialog.getByText('Kupon ini hanya berlaku sampai')).toBeVisible();
  await lookAt('a refused coupon and its toast');
  await close();
  await page.getByRole('button', { name: /^Tukar poin/ }).click();
  await page.getByLabel('Jumlah poin').fill('99999999');
  await press('Tukar');
  await expect(dialog.getByText('Redeem poin melebihi Poin yang Anda miliki')).toBeVisible();
  await lookAt('more points than there are');
  await page.getByLabel('Jumlah poin').fill('19900000');
  await press('Tukar');
  await expect(page.getByText('Poin Redeem berhasil')).toBeVisible();

  await checkOut();
  await page.getByText('SAP Express', { exact: true }).click();
  await press('Lanjut Pembayaran');
  await expect(page.getByText('Wajib diisi.').first()).toBeVisible();
  await expectAccessible(page, 'a checkout with mistakes', 'each');
  await page.getByText('J&T Express', { exact: true }).click();
  await choosePayment();
  await checkCost();
  await expect(page.getByText('Total bayar di bawah Rp 0')).toBeVisible();
  await unfoldTotal();
  await expectAccessible(page, 'a total below nothing', 'each');

  await meanwhile(raisePrices(25_000, bars));
  await page.goto('/cart');
  await press('Checkout');
  await expect(dialog.getByText('Mohon lakukan update harga')).toBeVisible();
  await lookAt('prices that changed');
  await press('Perbarui semua harga');
  await expect(dialog).toHaveCount(0);
  await page.route('**/api/billing-address/*', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    await route.fulfill({ response, json: { ...rest, data: { ...data, 'postal-code': null } } });
  });
  await page.reload();
  await press('Checkout');
  await lookAt('an address that is not complete');
});
