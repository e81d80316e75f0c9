import type { Page } from '@playwright/test';
import { superAdmin } from '../../api-server/src/db/seed/demoAccounts.ts';
import { expect, test } from '../support/journey.ts';

// Admins sit at a desk.
test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });

async function logIn(page: Page, url: string) {
  await page.goto(url);
  await page.getByLabel(/^Email/).fill(superAdmin.login);
  await page.getByLabel(/^Password/).fill(superAdmin.password);
  await page.keyboard.press('Enter');
}

test('the office finds a project by the menu, changes it, and opens it to another [S2.9, S2.10, S2.11, S1.3]', async ({
  page,
  adminUrl,
}) => {
  await logIn(page, `${adminUrl}/projects`);
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toBeVisible();

  await page.getByRole('button', { name: 'Top Management' }).click();
  await page.getByRole('link', { name: 'Laporan awal' }).click();
  await expect(page).toHaveURL(/\/projects\?projectStatusReportId=3$/);
  await expect(page.getByRole('alert')).toContainText('Preliminary report');
  await rows.nth(1).click();
  await expect(page).toHaveURL(/\/projects\/\d+\/show$/);

  await page.getByRole('link', { name: 'Ubah' }).click();
  const title = page.getByRole('textbox', { name: /^Judul/ });
  await title.fill('Kandas di alur Sungai Musi');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page).toHaveURL(/\/projects\/\d+\/show$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kandas di alur Sungai Musi');
  const number = (await page.getByRole('heading', { level: 1 }).textContent())?.split(' ')[0] ?? '';

  await page.goto(`${adminUrl}/projects`);
  await page.getByPlaceholder('Nomor, judul, atau kapal').fill('Sungai Musi');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(number);
});

test('a client that has work is not deleted, one without is [S2.15]', async ({ page, adminUrl }) => {
  await logIn(page, `${adminUrl}/clients/type/Broker`);
  const rows = page.getByRole('row');
  await rows.nth(1).click();
  await page.getByRole('button', { name: 'Hapus' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Ya|Hapus|Konfirmasi)/ })
    .click();
  await expect(page.getByRole('alert')).toContainText('masih dipakai');

  await page.goto(`${adminUrl}/clients/create`);
  await page.getByRole('textbox', { name: 'Nama', exact: true }).fill('PT Pialang Teluk Bone');
  await page.getByRole('textbox', { name: /^Kode/ }).fill('PTB');
  await page.getByRole('combobox', { name: /^Jenis/ }).click();
  await page.getByRole('option', { name: 'Broker' }).click();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page).toHaveURL(/\/clients\/\d+\/show$/);
  await page.getByRole('button', { name: 'Hapus' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Ya|Hapus|Konfirmasi)/ })
    .click();
  await expect(page).toHaveURL(/\/clients$/);
});
