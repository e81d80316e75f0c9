import type { Page } from '@playwright/test';
import { superAdmin } from '../../api-server/src/db/seed/demoAccounts.ts';
import { expect, test } from '../support/journey.ts';

// Admins sit at a desk.
test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });

async function logIn(page: Page, adminUrl: string) {
  await page.goto(`${adminUrl}/users`);
  await page.getByLabel(/^Email/).fill(superAdmin.login);
  await page.getByLabel(/^Password/).fill(superAdmin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table')).toBeVisible();
}

const names = (page: Page) => page.getByRole('row').locator('td:first-child');
const search = async (page: Page, text: string) => {
  await page.getByRole('searchbox').fill(text);
  await page.keyboard.press('Enter');
  await expect(names(page).first()).toContainText(text);
};

/** A new admin, made without the mouse: from the first field on by Tab, arrows and Enter. */
async function createByKeyboard(page: Page, { name, email }: { name: string; email: string }) {
  const { keyboard } = page;
  const types = async (text: string, tabs = 1) => {
    await keyboard.type(text);
    for (let tab = 0; tab < tabs; tab += 1) await keyboard.press('Tab');
  };
  await page.getByRole('link', { name: 'ADD USER' }).focus();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/users\/add$/);
  await page.getByRole('textbox', { name: /^Nama/ }).focus();
  await keyboard.press('Enter');
  await expect(page.getByText('Wajib diisi.', { exact: true })).toHaveCount(7);
  await expect(page.getByRole('textbox', { name: /^Nama/ })).toBeFocused();
  await types(name);
  await types(email);
  // Past the eye that shows the password, and the button of the calendar.
  await types('jangkar besi 27', 2);
  await types('081234567890');
  await types('Jl. Pelabuhan 1');
  await types('17 mei 1990', 2);
  await types('Ambon');
  await keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Viewer' })).toBeVisible();
  await keyboard.type('Vi');
  await keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
}

test('a super admin makes an admin by keyboard, finds, edits, keeps out and deletes them', async ({
  page,
  adminUrl,
}) => {
  await logIn(page, adminUrl);
  const bayu = { name: 'Bayu Segara', email: 'bayu@samudraemas.test' };
  await createByKeyboard(page, bayu);
  await expect(page.getByText('User successfully added')).toBeVisible();
  await expect(page).toHaveURL(/\/users(\?|$)/);

  await search(page, bayu.name);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'Ubah Bayu Segara' }).click();
  await expect(page.getByLabel(/^Tanggal lahir/)).toHaveValue('1990-05-17');
  await page.getByLabel(/^Nama/).fill('Bayu Samudra');
  await page
    .getByLabel('Foto')
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Gunakan foto JPEG, PNG, atau WebP, paling besar 2 MB.')).toBeVisible();
  await page.getByRole('button', { name: 'Batalkan foto' }).click();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('User successfully updated')).toBeVisible();

  await search(page, 'Bayu Samudra');
  await page.getByRole('button', { name: 'Nonaktifkan Bayu Samudra' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nonaktifkan' }).click();
  await expect(page.getByText('Nonaktif', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Hapus Bayu Samudra' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText('User successfully deleted')).toBeVisible();
  await expect(page.getByText('No users')).toBeVisible();
});

test('the list sorts and turns its pages, and tells the truth of a deletion that failed [S8.10]', async ({
  page,
  adminUrl,
}) => {
  await logIn(page, adminUrl);
  const sorted = async () => (await names(page).allTextContents()).map((name) => name.toLowerCase());
  await expect(names(page)).toHaveCount(10);
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(names(page).first()).toHaveText('Yudi Hermawan');
  await page.getByRole('button', { name: 'Ke halaman 2' }).click();
  await expect(page.getByText('11-20 dari')).toBeVisible();
  await page.getByRole('combobox', { name: 'Baris per halaman:' }).click();
  await page.getByRole('option', { name: '50' }).click();
  await expect(names(page)).not.toHaveCount(10);
  expect([...(await sorted())].reverse()).toEqual([...(await sorted())].sort());

  await page.getByRole('button', { name: 'Hapus Ida Ayu' }).click();
  await page.route('**/api/users/*', (route) =>
    route.fulfill({
      status: 409,
      json: { code: 'LAST_SUPER_ADMIN', message: ['Super Admin terakhir tidak dapat dihapus.'] },
    }),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText('Super Admin terakhir tidak dapat dihapus.')).toBeVisible();
  await expect(page.getByText('User successfully deleted')).toHaveCount(0);
  await expect(names(page).filter({ hasText: 'Ida Ayu' })).toBeVisible();
});

test('in English: what is wrong stands at its field, and leaving asks first', async ({ page, adminUrl }) => {
  await logIn(page, adminUrl);
  await page.getByRole('button', { name: 'Bahasa Indonesia' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await page.getByRole('link', { name: 'Edit Agus Prasetyo' }).click();
  await page.getByRole('textbox', { name: /^Email/ }).fill(superAdmin.login);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Invalid format data')).toBeVisible();
  await expect(page.getByText('This email is already used.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Email/ })).toBeFocused();
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('textbox', { name: /^Email/ })).toHaveValue(superAdmin.login);
});
