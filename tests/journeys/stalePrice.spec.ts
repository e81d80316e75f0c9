import { individual } from '../../api-server/src/db/seed/demoAccounts.ts';
import { expect, test } from '../support/journey.ts';
import { raisePrices } from '../support/raisePrices.ts';
import { shopper } from '../support/shopper.ts';

const bars = ['EB-0002-9999', 'EB-0005-9999'];
const dearer = 25_000;

test('gold goes up at the last step: nobody pays a price they did not see; old, new and effect are shown, accepted each or all, then bought [S4.15, S4.16, S4.17, S5.42]', async ({
  page,
  meanwhile,
}) => {
  const { logIn, press, putInCart, checkOut, choosePayment, checkCost, unfoldTotal, placeOrder, amount } =
    shopper(page);
  await logIn(individual);
  for (const bar of bars) await putInCart(bar);
  await page.goto('/cart');
  const before = rupiahOf(await amount('Total sementara').textContent());
  await checkOut();
  await page.getByText('J&T Express', { exact: true }).click();
  await choosePayment();
  await checkCost();

  await meanwhile(raisePrices(dearer, bars));
  await press('Lanjut Pembayaran');
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('Harga 2 produk berubah')).toBeVisible();
  await press('Checkout');
  const sheet = page.getByRole('dialog', { name: 'Harga berubah' });
  await expect(sheet.getByText('Mohon lakukan update harga tiap produk di keranjang')).toBeVisible();
  const first = sheet.getByRole('listitem').first();
  const row = (label: RegExp) => first.locator('.summary__row').filter({ hasText: label }).locator('dd');
  const was = rupiahOf(await row(/^Harga lama/).textContent());
  expect(rupiahOf(await row(/^Harga baru/).textContent()) - was).toBe(dearer);
  await expect(row(/^Pengaruh/)).toHaveText('+Rp 25.000');

  await first.getByRole('button', { name: /^Perbarui harga/ }).click();
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  await sheet.getByRole('button', { name: 'Perbarui semua harga' }).click();
  await expect(sheet).toBeHidden();
  await expect.poll(async () => rupiahOf(await amount('Total sementara').textContent())).toBe(before + 2 * dearer);

  await checkOut();
  await expect(page.getByRole('radio', { name: 'J&T Express' })).toBeChecked();
  await checkCost();
  await unfoldTotal();
  const total = (await amount('Total bayar').textContent()) ?? '';
  await placeOrder();
  await expect(page.locator('.payment').getByText(total)).toBeVisible();
});

function rupiahOf(text: string | null): number {
  return Number((text ?? '').replace(/\D/g, ''));
}
