import type { Page } from '@playwright/test';
import { type DemoAccount, superAdmin, viewer } from '../../api-server/src/db/seed/demoAccounts.ts';
import { expect, test } from '../support/journey.ts';

// Admins sit at a desk.
test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });

async function logIn(page: Page, url: string, { login, password }: DemoAccount) {
  await page.goto(url);
  await page.getByLabel(/^Email/).fill(login);
  await page.getByLabel(/^Password/).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible();
}

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name, exact: true });
const token = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('tokens') ?? '{}').token as string);

test('what a role does not allow is not in the menu, not behind its address, not to be had by a call; a change counts at once', async ({
  page,
  browser,
  adminUrl,
}) => {
  await logIn(page, `${adminUrl}/users`, viewer);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('link', { name: 'ADD USER' })).toHaveCount(0);

  const boss = await browser.newPage();
  await logIn(boss, `${adminUrl}/roles`, superAdmin);
  await boss.getByRole('row', { name: /^Viewer/ }).click();
  await boss.getByRole('checkbox', { name: /^Lihat: Admin$/ }).uncheck();
  await boss.getByRole('button', { name: 'Simpan' }).click();
  await expect(boss.getByText('Peran disimpan')).toBeVisible();
  await boss.close();

  const call = await page.request.get(`${adminUrl}/api/users`, {
    headers: { authorization: `Bearer ${await token(page)}` },
  });
  expect(call.status()).toBe(403);
  await page.goto(`${adminUrl}/users`);
  await expect(page.getByText('Akses ditolak')).toBeVisible();
  await expect(menuLink(page, 'Roles')).toBeVisible();
  await expect(menuLink(page, 'Admin')).toHaveCount(0);
  await page.goto(`${adminUrl}/users/add`);
  await expect(page.getByText('Akses ditolak')).toBeVisible();
  await page.goto(`${adminUrl}/nowhere`);
  await expect(page.getByText('Ooops, tujuanmu nggak ada!')).toBeVisible();
});

test('a login that runs out is renewed without a word, one that was ended leads to the login and leaves nothing behind', async ({
  page,
  adminUrl,
}) => {
  await logIn(page, `${adminUrl}/users`, superAdmin);
  const old = await token(page);
  await page.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem('tokens') ?? '{}');
    localStorage.setItem(
      'tokens',
      JSON.stringify({ ...tokens, expiresAt: new Date(Date.now() - 1_000).toISOString() }),
    );
  });
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  expect(await token(page)).not.toBe(old);

  await page.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem('tokens') ?? '{}');
    localStorage.setItem('tokens', JSON.stringify({ ...tokens, token: 'x'.repeat(43), refreshToken: 'y'.repeat(43) }));
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Masuk ke back-office' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('Ra')))).toEqual([]);
});
