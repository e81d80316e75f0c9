import { eq } from 'drizzle-orm';
import { individual } from '../../api-server/src/db/seed/demoAccounts.ts';
import { config } from '../../api-server/src/db/tables/content.ts';
import { expect, test } from '../support/journey.ts';
import { shopper } from '../support/shopper.ts';

const note = 'Tolong dibungkus rapi';
const notice = 'Kami libur sampai Senin pukul 09.00.';

test('the store closes while someone shops: the order is refused, the notice says until when, nothing is lost [S1.11, S2.64, S2.105, S2.106, S4.9, S4.10]', async ({
  page,
  context,
  meanwhile,
}) => {
  const { logIn, putInCart, checkOut, choosePayment, checkCost, unfoldTotal, placeOrder } = shopper(page);
  await logIn(individual);
  await putInCart('EB-0002-9999');
  await page.goto('/cart');
  await checkOut();
  await page.getByText('J&T Express', { exact: true }).click();
  await page.getByLabel('Catatan pesanan').fill(note);
  await choosePayment();
  await checkCost();

  await meanwhile(async (db) => {
    await db.update(config).set({ value: 'CLOSE' }).where(eq(config.id, 2));
    await db.update(config).set({ value: notice }).where(eq(config.id, 6));
  });
  const pay = page.getByRole('button', { name: 'Lanjut Pembayaran' });
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/order'),
  );
  await pay.click();
  expect((await answer).status()).toBe(409);
  await expect(page.getByRole('status').filter({ hasText: notice })).toBeVisible();
  await expect(pay).toBeDisabled();
  await expect(page.getByRole('radio', { name: 'J&T Express' })).toBeChecked();
  await expect(page.getByLabel('Catatan pesanan')).toHaveValue(note);

  const visitor = await context.newPage();
  for (const path of ['/', '/products', '/products/EB-0002-9999']) {
    await visitor.goto(path);
    await expect(visitor.getByRole('status').filter({ hasText: notice })).toBeVisible();
    await expect(visitor.getByRole('button', { name: /^Beli/ }).locator('visible=true').first()).toBeDisabled();
  }
  await visitor.close();

  await meanwhile((db) => db.update(config).set({ value: 'OPEN' }).where(eq(config.id, 2)));
  await page.reload();
  await expect(page.getByText(notice)).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'J&T Express' })).toBeChecked();
  await expect(page.getByLabel('Catatan pesanan')).toHaveValue(note);
  await page.getByText('Saya menyetujui').click({ position: { x: 4, y: 4 } });
  await checkCost();
  await unfoldTotal();
  await placeOrder();
});
