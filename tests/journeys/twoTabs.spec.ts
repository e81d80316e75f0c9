import type { Page } from '@playwright/test';
import { individual } from '../../api-server/src/db/seed/demoAccounts.ts';
import { expect, test } from '../support/journey.ts';
import { shopper } from '../support/shopper.ts';

test('two tabs are one shopper: cart, order and logout in one are seen in the other, and one order is placed', async ({
  page: one,
  context,
}) => {
  const first = shopper(one);
  await first.logIn(individual);
  await first.putInCart('EB-0002-9999');
  const two = await context.newPage();
  const second = shopper(two);
  await two.goto('/cart');
  await expect(two.getByRole('button', { name: /^Hapus .*2 gram/ })).toBeVisible();

  await first.putInCart('EB-0005-9999');
  await expect(two.getByRole('button', { name: /^Hapus .*5 gram/ })).toBeVisible();
  await two.getByRole('button', { name: /^Hapus .*2 gram/ }).click();
  await expect(two.getByRole('button', { name: /^Hapus .*2 gram/ })).toHaveCount(0);

  const answers: number[] = [];
  context.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/api/order'))
      answers.push(response.status());
  });
  for (const [page, { checkOut, choosePayment, checkCost }] of [
    [one, first],
    [two, second],
  ] as const) {
    await page.goto('/cart');
    await checkOut();
    await page.getByText('J&T Express', { exact: true }).click();
    await choosePayment();
    await checkCost();
  }
  // At the same moment: a click would wait for the tab behind to stand still, and by then its cart is known to be empty.
  const pay = (page: Page) =>
    page.getByRole('button', { name: 'Lanjut Pembayaran', exact: true }).dispatchEvent('click');
  await Promise.all([pay(one), pay(two)]);
  await expect.poll(() => answers.length).toBe(2);
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
  for (const page of [one, two]) {
    await page.goto('/cart');
    await expect(page.getByText('Keranjang kosong').first()).toBeVisible();
  }

  await one.goto('/account');
  await expect(one.getByRole('heading', { level: 1, name: /Budi/ })).toBeVisible();
  await two.getByRole('button', { name: /^Akun Budi/ }).click();
  await two.getByRole('button', { name: 'Keluar' }).click();
  await second.press('Ya, keluar');
  await expect(one.getByText('Anda sudah keluar di tab lain.')).toBeVisible();
  await expect(one.getByRole('heading', { level: 1, name: /Budi/ })).toHaveCount(0);
  expect(await one.evaluate(() => localStorage.getItem('samudra-emas.session'))).toBeNull();
});
