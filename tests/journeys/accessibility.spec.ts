import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { individual } from '../../api-server/src/db/seed/demoAccounts.ts';
import { expect, test } from '../support/journey.ts';
import { shopper } from '../support/shopper.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const bar = 'EB-0002-9999';

/** What axe finds wrong with the page. Most of its rules hold without a layout and are tested with the screens. */
async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const found = await page.evaluate(async (only) => {
    const options = only ? { runOnly: { type: 'rule' as const, values: [...only] } } : {};
    const { violations: all } = await window.axe.run(document, { ...options, resultTypes: ['violations'] });
    return all.map(
      ({ id, nodes }) => [id, nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)] as const,
    );
  }, rules);
  return found.flatMap(([id, nodes]) => nodes.map((node) => `${id}: ${node}`));
}

/** Looks at a page on a phone and at a desk, in light and in the dark. */
async function look(page: Page, path: string) {
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Memuat /)).toHaveCount(0);
  await page.evaluate(axe.source);
  expect.soft(await violations(page), `${path} on a phone`).toEqual([]);
  for (const [size, colorScheme] of [
    [phone, 'dark'],
    [desk, 'dark'],
    [desk, 'light'],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    expect
      .soft(await violations(page, ['color-contrast', 'target-size']), `${path} ${colorScheme} at ${size.width}`)
      .toEqual([]);
  }
}

test('what anybody may open can be read and touched on a phone and at a desk, in light and in the dark', async ({
  page,
}) => {
  for (const path of [
    ...[
      '/',
      '/products',
      `/products/${bar}`,
      '/products/PK-OMBAK-18K?tab=1',
      '/blogs',
      '/pages/cara-belanja',
      '/about',
    ],
    ...['/blogs/memilih-emas-pertama', '/quiz', '/simulasi-perencanaan-keuangan', '/login', '/register', '/forgot'],
    ...['/register-success', '/forgot-success?email=a@contoh.test', '/tidak-ada'],
  ]) {
    await look(page, path);
  }
});

test('so can what a customer opens', async ({ page }) => {
  const { logIn, putInCart, checkOut, choosePayment, checkCost, placeOrder } = shopper(page);
  await logIn(individual);
  await putInCart(bar);
  for (const path of ['/', '/cart', '/checkout', '/zakat']) await look(page, path);
  for (const tab of [0, 1, 2, 3, 4]) await look(page, `/account?tab=${tab}`);
  await page.setViewportSize(phone);
  await page.goto('/cart');
  await checkOut();
  await page.getByText('J&T Express').click();
  await choosePayment();
  await checkCost();
  await placeOrder();
  await look(page, new URL(page.url()).pathname);
});
