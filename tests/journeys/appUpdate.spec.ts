import { cpSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { individual } from '../../api-server/src/db/seed/demoAccounts.ts';
import { freePorts } from '../support/freePorts.ts';
import { expect, test } from '../support/journey.ts';
import { nextVersion } from '../support/nextVersion.ts';
import { seededFolder } from '../support/seedOnce.ts';
import { startServer } from '../support/serverProcess.ts';
import { shopper } from '../support/shopper.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const bar = 'EB-0005-9999';
const screens = '**/assets/*Screen-*.js';

/** From now on no screen can be fetched that is not there yet; afterwards from the server as it is then. */
async function withoutOtherScreens(page: Page) {
  await page.route(screens, (route) => route.abort());
  return () => page.unroute(screens);
}

/** The pages that the browser loads from now on, without those that the shop itself goes to. */
function loadsOf(page: Page) {
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  return loads;
}

async function openCart(page: Page) {
  await page.getByRole('button', { name: /^Keranjang/ }).click();
  await page
    .getByRole('region', { name: /^Keranjang, / })
    .getByRole('link', { name: 'Lihat keranjang' })
    .click();
}

test('a tab that was opened before an update goes on where it wanted to, and buys', async ({ page }) => {
  // Two servers start one after another.
  test.slow();
  const data = temporaryFolder('update');
  cpSync(process.env[seededFolder] ?? '', data.path, { recursive: true });
  const [shop = 0, admin = 0] = await freePorts(2);
  const place = { dataDir: data.path, seed: 'demo', ports: { shop, admin } } as const;
  const { fillLogin, checkOut, choosePayment, checkCost, placeOrder } = shopper(page);
  const old = await startServer(place);
  await page.goto(`${old.shopUrl}/login?next=/products/${bar}`);
  await fillLogin(individual.login, individual.password);
  await expect(page.getByRole('heading', { level: 1, name: 'Emas Batangan Samudra 5 gram' })).toBeVisible();
  const release = await withoutOtherScreens(page);

  const next = nextVersion();
  await old.kill();
  const updated = await startServer({ ...place, product: next.path });
  await release();
  const loads = loadsOf(page);
  // The old page still speaks to the shop.
  await page.getByRole('button', { name: 'Beli', exact: true }).locator('visible=true').first().click();
  await expect(page.getByText('Keranjang berhasil diperbaharui')).toBeVisible();
  expect(loads).toEqual([]);
  await openCart(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Keranjang' })).toBeVisible();
  expect(loads).toEqual([`${updated.shopUrl}/cart`]);
  await checkOut();
  await page.getByText('J&T Express', { exact: true }).click();
  await choosePayment();
  await checkCost();
  await placeOrder();
  expect(loads).toHaveLength(1);

  await updated.kill();
  for (const folder of [next, data]) folder.remove();
});

test('a dialog that is gone since an update says so, and nothing typed is lost on the way to the new one', async ({
  page,
}) => {
  const { logIn, putInCart, checkOut, press } = shopper(page);
  await logIn(individual);
  await putInCart(bar);
  await page.goto('/cart');
  await checkOut();
  const note = page.getByLabel('Catatan pesanan');
  await note.fill('Titip di pos satpam');
  await page.route('**/assets/DialogModal-*.js', (route) => route.fulfill({ status: 404 }));
  await openCart(page);
  await press('Pakai kupon');
  await expect(page.getByRole('alertdialog')).toContainText('Toko baru saja diperbarui.');
  await page.unroute('**/assets/DialogModal-*.js');
  await press('Muat ulang');
  await expect(page.getByRole('heading', { level: 1, name: 'Keranjang' })).toBeVisible();
  await press('Pakai kupon');
  await expect(page.getByRole('dialog')).toContainText('Kode kupon');
  await page.keyboard.press('Escape');
  await checkOut();
  await expect(note).toHaveValue('Titip di pos satpam');
});

test('without a connection a page says so, and comes by itself when there is one', async ({ page, context }) => {
  await page.goto(`/products/${bar}`);
  const release = await withoutOtherScreens(page);
  const loads = loadsOf(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Samudra Emas' }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'Periksa koneksi Anda, lalu coba lagi.' })).toBeVisible();
  await release();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Samudra Emas, toko emas online' })).toBeAttached();
  await expect(page).toHaveURL(/\/$/);
  expect(loads).toEqual([]);
});

test('a page that the browser kept from before an update is loaded anew, once', async ({ page }) => {
  const { logIn } = shopper(page);
  const loads = loadsOf(page);
  const entry = '**/assets/index-*.js';
  await page.route(entry, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await logIn(individual);
  expect(loads).toHaveLength(2);

  // And where that does not help it says so, instead of loading for ever.
  await page.route(entry, (route) => route.fulfill({ status: 404 }));
  await page.goto('/cart');
  await expect(page.getByRole('alert')).toContainText('Toko belum dapat dimuat.');
  await page.unroute(entry);
  await page.getByRole('link', { name: 'muat ulang' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Keranjang' })).toBeVisible();
  expect(loads).toHaveLength(4);
});
