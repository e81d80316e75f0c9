import { individual } from '../../api-server/src/db/seed/demoAccounts.ts';
import { expect, test } from '../support/journey.ts';
import { shopper } from '../support/shopper.ts';

const course = 'ED-DASAR';

test('a course is bought without courier, address or shipping cost, until a bar lies beside it [S2.107, S2.116, S4.23, S4.24]', async ({
  page,
}) => {
  const { logIn, putInCart, checkOut, choosePayment, unfoldTotal, placeOrder, amount } = shopper(page);
  await logIn(individual);
  await putInCart(course);
  await page.goto('/cart');
  await checkOut();
  await expect(page.getByRole('radiogroup')).toHaveCount(1);
  await expect(page.getByText('J&T Express', { exact: true })).toHaveCount(0);
  await expect(page.getByText(/dropship/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'CEK ONGKIR' })).toHaveCount(0);

  await putInCart('EB-0002-9999');
  await page.goto('/checkout');
  await expect(page.getByText('J&T Express', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'CEK ONGKIR' })).toBeVisible();
  await page.goto('/cart');
  await page.getByRole('button', { name: /^Hapus .*2 gram/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '2 gram' })).toHaveCount(0);

  await checkOut();
  await choosePayment();
  await unfoldTotal();
  const total = (await amount('Total bayar').textContent()) ?? '';
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/order'));
  await placeOrder();
  expect((await asked).postDataJSON()).toMatchObject({ 'shipping-type-id': null, 'shipping-address': null });
  await expect(page.locator('.payment').getByText(total)).toBeVisible();
  await expect(amount('Ongkos kirim')).toHaveText('Rp 0');
  await expect(page.getByText(/lalu pesanan diproses\.$/)).toBeVisible();
  await expect(page.getByText('Alamat pengiriman', { exact: true })).toHaveCount(0);
});
