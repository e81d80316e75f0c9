import type { Page } from '@playwright/test';
import { individual } from '../../api-server/src/db/seed/demoAccounts.ts';
import { expect, test } from '../support/journey.ts';

const publicPaths = ['/', '/products', '/products/EB-0005-9999', '/blogs', '/pages/cara-belanja', '/about'];

/** What the browser complains about: scripts that broke, hydration that did not match, files that were refused. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  return heard;
}

/** How far things have moved by themselves since the page began (CLS). */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Nothing is told where nothing moved.
        requestAnimationFrame(() => setTimeout(resolve, 0, 0));
      }),
  );

async function logIn(page: Page) {
  await page.goto('/login');
  await page.getByLabel('Username').fill(individual.login);
  await page.getByLabel('Password', { exact: true }).fill(individual.password);
  await page.getByRole('button', { name: 'MASUK' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the public pages are there', async ({ page }) => {
    await page.goto('/products/EB-0005-9999');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Emas Batangan Samudra 5 gram');
    await expect(page.getByText(/Rp\s?[\d.]+/).first()).toBeVisible();
    for (const path of publicPaths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    }
    expect((await page.goto('/products/GONE'))?.status()).toBe(404);
    expect((await page.goto('/tidak-ada'))?.status()).toBe(404);
  });

  test('the login of the home page keeps a password out of the address, and each page says what is needed', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByLabel('Username').fill('budi');
    await page.getByLabel('Password', { exact: true }).fill('rahasia-ombak-27');
    await page.getByRole('button', { name: 'MASUK' }).click();
    await page.waitForLoadState();
    expect(await page.evaluate(() => location.href)).toBe(new URL('/', page.url()).href);
    for (const path of ['/', '/login', '/register', '/forgot']) {
      await page.goto(path);
      await expect(page.locator('noscript p')).toBeVisible();
    }
  });
});

test('the browser takes over what the server rendered without a word, for visitors and customers', async ({ page }) => {
  const heard = complaints(page);
  for (const path of publicPaths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await moved(page), path).toBeLessThanOrEqual(0.02);
  }
  await logIn(page);
  for (const path of publicPaths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: /^Akun/ }).first()).toBeVisible();
    expect(await moved(page), path).toBeLessThanOrEqual(0.02);
  }
  expect(heard).toEqual([]);
});

test('what is typed and pressed before the code is there counts', async ({ page }) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Username').fill(individual.login);
  await page.getByLabel('Password', { exact: true }).fill(individual.password);
  await page.getByRole('button', { name: 'MASUK' }).click();
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(page.getByRole('region', { name: 'Profil Anda' })).toBeVisible();
});
