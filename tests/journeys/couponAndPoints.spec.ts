import { individual } from '../../api-server/src/db/seed/demoAccounts.ts';
import { expect, test } from '../support/journey.ts';
import { newestMailTo } from '../support/outbox.ts';
import { shopper } from '../support/shopper.ts';

const bar = 'EB-0002-9999';
const email = 'budi.santoso@contoh.test';

test.use({ points: { [individual.login]: 20_000_000 } });

test('a coupon for free shipping and points lower what is paid, at the cart, the checkout and after it [S1.7, S2.101, S2.102, S2.114, S2.115, S2.125, S4.18, S4.19, S4.20, S8.22, S8.23]', async ({
  page,
  dataDir,
}) => {
  const { logIn, putInCart, press, checkOut, choosePayment, checkCost, unfoldTotal, placeOrder, amount } =
    shopper(page);
  await logIn(individual);
  await putInCart(bar);
  await page.goto('/cart');

  await press('Pakai kupon');
  await page.getByLabel('Kode kupon').fill('KEMARIN');
  await press('Pakai');
  await expect(page.getByRole('dialog').getByText('Kupon ini hanya berlaku sampai')).toBeVisible();
  await expect(page.getByLabel('Kode kupon')).toHaveValue('');
  await page.getByLabel('Kode kupon').fill('ongkirgratis');
  await press('Pakai');
  await expect(page.getByText('Kupon Redeem berhasil')).toBeVisible();

  await page.getByRole('button', { name: /^Tukar poin/ }).click();
  await page.getByLabel('Jumlah poin').fill('99999999');
  await press('Tukar');
  await expect(page.getByText('Redeem poin melebihi Poin yang Anda miliki')).toBeVisible();
  await page.getByLabel('Jumlah poin').fill('10000');
  await press('Tukar');
  await expect(page.getByText('Poin Redeem berhasil')).toBeVisible();
  await expect(amount('Tukar poin')).toHaveText('-Rp 10.000');

  await checkOut();
  await page.getByText('J&T Express', { exact: true }).click();
  await choosePayment();
  await checkCost();
  await unfoldTotal();
  for (const chip of ['Kupon ONGKIRGRATIS', 'Gratis ongkos kirim', 'Tukar 10.000 poin']) {
    await expect(page.locator('.chip', { hasText: chip })).toBeVisible();
  }
  await expect(amount('Gratis ongkos kirim')).toHaveText(/^-Rp/);
  const total = (await amount('Total bayar').textContent()) ?? '';
  await placeOrder();

  await expect(page.locator('.payment').getByText(total)).toBeVisible();
  await expect(amount('Ongkos kirim (J&T Express)')).toHaveText('Rp 0');
  await expect(amount('Tukar poin')).toHaveText('-Rp 10.000');
  const mail = await newestMailTo(dataDir, email, /menunggu pembayaran/);
  expect(mail.text).toContain(`Total bayar: ${total}`);
});

test('points beyond the total bring it to 0, once that is confirmed, and nothing is left to transfer [S4.34, S4.35]', async ({
  page,
}) => {
  const { logIn, putInCart, press, checkOut, choosePayment, checkCost, unfoldTotal, placeOrder, amount } =
    shopper(page);
  await logIn(individual);
  await putInCart(bar);
  await page.goto('/cart');
  await page.getByRole('button', { name: /^Tukar poin/ }).click();
  await page.getByLabel('Jumlah poin').fill('19000000');
  await press('Tukar');
  await expect(page.getByText('Poin Redeem berhasil')).toBeVisible();

  await checkOut();
  await page.getByText('J&T Express', { exact: true }).click();
  await choosePayment();
  await checkCost();
  await press('Lanjut Pembayaran');
  await expect(page.getByText('Konfirmasi penukaran seluruh poin terlebih dahulu.')).toBeVisible();
  const confirm = page.getByRole('checkbox', { name: 'Ya, tukar seluruh poin untuk pesanan ini' });
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Space');
  await expect(confirm).toBeChecked();
  await unfoldTotal();
  await expect(amount('Total bayar').locator('s')).toHaveText(/-Rp/);
  await expect(amount('Total bayar')).toHaveText(/Rp 0$/);
  await placeOrder();

  await expect(page.getByText(/Tidak ada yang perlu ditransfer/)).toBeVisible();
  await expect(page.getByText('Bayar dalam')).toHaveCount(0);
  await expect(page.locator('.payment')).toHaveCount(0);
  await expect(amount('Total bayar')).toHaveText('Rp 0');
});
