import { expect, test } from '../support/journey.ts';
import { newcomer } from '../support/newcomer.ts';
import { shopper } from '../support/shopper.ts';

test('a customer deletes the account, is at the root in every tab, and nobody can log in to it [S2.130, S2.139, S5.61, S7.17, S8.29]', async ({
  page,
  context,
  shopUrl,
  dataDir,
}) => {
  const { press, fillLogin } = shopper(page);
  const { username, password } = await newcomer({ shopUrl, dataDir });
  await page.goto('/login');
  await fillLogin(username, password);
  await expect(page).toHaveURL(`${shopUrl}/`);
  const another = await context.newPage();
  await another.goto('/account?tab=4');
  await expect(another.getByText('Belum ada pesanan')).toBeVisible();

  await page.goto('/account');
  await page.getByRole('tab', { name: 'Status Akun' }).click();
  await expect(page).toHaveURL(/\/account\?tab=3$/);
  await press('Hapus akun');
  await press('Ya, hapus akun');
  await expect(page.getByRole('alertdialog').getByText('Wajib diisi.')).toBeVisible();
  await page.getByLabel('Saya setuju dan mengerti').check();
  await press('Ya, hapus akun');
  await expect(page.getByText('Data berhasil dihapus')).toBeVisible();
  await expect(page).toHaveURL(`${shopUrl}/`);
  await expect(page.getByRole('button', { name: 'MASUK' })).toBeVisible();
  await expect(another).toHaveURL(`${shopUrl}/`);

  await fillLogin(username, password);
  await expect(page.getByText('Username atau password salah.')).toBeVisible();
});
