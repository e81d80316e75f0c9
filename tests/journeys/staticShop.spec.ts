import { test as base, expect } from '@playwright/test';
import { createMemoryShop } from 'shop-core/testing';
import { buildStaticShop } from '../support/buildStaticShop.ts';
import { freePorts } from '../support/freePorts.ts';
import { memoryShopServer } from '../support/memoryShopServer.ts';
import { shopper } from '../support/shopper.ts';
import { staticSite } from '../support/staticSite.ts';

interface Origins {
  readonly site: string;
  readonly backEnd: string;
}

const test = base.extend<object, { origins: Origins }>({
  origins: [
    async ({ browserName: _ }, use) => {
      const [port = 0] = await freePorts(1);
      const built = buildStaticShop(`http://127.0.0.1:${port}/api`);
      const backEnd = await memoryShopServer(createMemoryShop(), port);
      const site = await staticSite(built.path);
      await use({ site: site.origin, backEnd: backEnd.origin });
      for (const each of [site, backEnd]) each.close();
      built.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ origins }, use) => use(origins.site),
});

test('the shop on a plain static host buys from another back end that speaks the contract', async ({
  page,
  origins,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  const { fillLogin, putInCart, checkOut, choosePayment, checkCost, press } = shopper(page);

  await page.goto('/login');
  await fillLogin('ani', 'rahasia-ani');
  await expect(page).not.toHaveURL(/\/login/);
  await putInCart('LM-05');
  await page.goto('/cart');
  await checkOut();
  await page.getByText('JNT', { exact: true }).click();
  await choosePayment();
  await checkCost();
  await press('Lanjut Pembayaran');
  await expect(page).toHaveURL(/\/finish\/SE-/);
  await expect(page.getByText('Selesaikan pembayaran Anda')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Bayar dalam', { exact: true })).toBeVisible();
  expect([...asked].sort()).toEqual(Object.values(origins).sort());
});
