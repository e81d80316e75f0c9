import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { individual } from '../../api-server/src/db/seed/demoAccounts.ts';
import { config } from '../../api-server/src/db/tables/content.ts';
import { chromiumArgs, chromiumPath } from '../support/chromium.ts';
import { expect, test } from '../support/journey.ts';
import { raisePrices } from '../support/raisePrices.ts';
import { shopper } from '../support/shopper.ts';

// As people have it: Playwright's Chromium keeps no page.
test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: chromiumArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const bar = 'EB-0002-9999';
const notice = 'Kami libur sampai Senin pukul 09.00.';

/** Leaves the shop, and comes back by the browser's button to the page as it was left, after what happened meanwhile. */
async function leaveAndReturn(page: Page, meanwhile: () => Promise<unknown>) {
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  await page.goto('/robots.txt');
  await meanwhile();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html[data-kept]')).toBeAttached();
}

test('105: a page that the browser kept shows the prices of now before anything is paid, and nothing of who logged out', async ({
  page,
  context,
  meanwhile,
}) => {
  const { logIn, putInCart, checkOut, choosePayment, checkCost } = shopper(page);
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/order')) orders.push(request.url());
  });
  await logIn(individual);
  await putInCart(bar);
  await page.goto('/cart');
  await checkOut();
  await page.getByText('J&T Express', { exact: true }).click();
  await choosePayment();
  await checkCost();
  await leaveAndReturn(page, () =>
    meanwhile(async (db) => {
      await raisePrices(25_000, [bar])(db);
      await db.update(config).set({ value: 'CLOSE' }).where(eq(config.id, 2));
      await db.update(config).set({ value: notice }).where(eq(config.id, 6));
    }),
  );
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('Harga 1 produk berubah')).toBeVisible();
  // The door is looked at once a minute, and at once by a page that comes back.
  await expect(page.getByRole('status').filter({ hasText: notice })).toBeVisible();
  expect(orders).toEqual([]);

  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: /Budi/ })).toBeVisible();
  await leaveAndReturn(page, async () => {
    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('button', { name: /^Akun Budi/ }).click();
    await other.getByRole('button', { name: 'Keluar' }).click();
    await shopper(other).press('Ya, keluar');
    await expect(other.getByText('Anda sudah keluar.')).toBeVisible();
    await other.close();
  });
  await expect(page.getByText('Anda sudah keluar di tab lain.')).toBeVisible();
  await expect(page.getByText(/Budi/)).toHaveCount(0);
});
