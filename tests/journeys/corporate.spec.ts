import { corporate } from '../../api-server/src/db/seed/demoAccounts.ts';
import { expect, test } from '../support/journey.ts';
import { newestMailTo } from '../support/outbox.ts';
import { shopper } from '../support/shopper.ts';

const award = 'KP-MASA-05';
const name = 'Penghargaan Masa Kerja 5 Tahun (2 gram)';
const course = 'ED-DASAR';

test('a company sees what is made for it, its own price and its name, and orders [S1.5, S2.90, S6.16, S6.17]', async ({
  page,
  dataDir,
}) => {
  const { logIn, press, putInCart, checkOut, choosePayment, checkCost, unfoldTotal, placeOrder, amount } =
    shopper(page);
  const price = page.locator('.product__price .price__amount');
  const badge = page.getByText('Harga Corporate').first();
  await page.goto(`/products/${award}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Produk tidak ditemukan' })).toBeVisible();
  await page.goto(`/products/${course}`);
  const publicPrice = (await price.textContent()) ?? '';
  await expect(badge).toHaveCount(0);

  await logIn(corporate);
  await page.goto(`/products/${course}`);
  await expect(badge).toBeVisible();
  await expect(price).not.toHaveText(publicPrice);

  await page.goto('/account');
  const company = page.getByLabel('Nama perusahaan');
  await expect(company).toHaveValue(/\S/);
  await expect(company).not.toBeEditable();

  await page.goto('/products?s=penghargaan');
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name }) });
  await expect(card.getByText('Harga Corporate')).toBeVisible();
  await putInCart(award);
  await page.goto('/cart');
  await press('Pakai kupon');
  await page.getByLabel('Kode kupon').fill('KORPORAT5');
  await press('Pakai');
  await expect(page.getByText('Kupon Redeem berhasil')).toBeVisible();
  await checkOut();
  await page.getByText('J&T Express', { exact: true }).click();
  await choosePayment();
  await checkCost();
  await unfoldTotal();
  const total = (await amount('Total bayar').textContent()) ?? '';
  await placeOrder();
  await expect(page.locator('.payment').getByText(total)).toBeVisible();
  const mail = await newestMailTo(dataDir, 'pengadaan@sinarlaut.test', /menunggu pembayaran/);
  expect(mail.text).toContain(name);
});
