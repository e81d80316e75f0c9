import { expect, test } from '../support/journey.ts';
import { newestMailTo } from '../support/outbox.ts';
import { shopper } from '../support/shopper.ts';

const sku = 'EB-0005-9999';
const name = 'Emas Batangan Samudra 5 gram';

test('who presses Beli without an account registers, and is told that it is in the cart', async ({ page, dataDir }) => {
  const { press, fillLogin } = shopper(page);
  const toasts = page.getByRole('region', { name: 'Pemberitahuan' });
  await page.goto(`/products/${sku}`);
  await page.getByRole('button', { name: 'Beli', exact: true }).locator('visible=true').first().click();
  await page.getByRole('link', { name: 'Belum punya akun? Daftar' }).click();
  await page.getByLabel('Email').fill('rara@contoh.test');
  await page.getByLabel('Username').fill('raranusantara');
  await press('Daftar');
  await expect(page).toHaveURL(/\/register-success\?next=/);
  const mail = await newestMailTo(dataDir, 'rara@contoh.test');
  const mailed = /Password[^:\n]*:\s*(\S+)/i.exec(mail.text)?.[1] ?? '';

  await page.goto('/login');
  await fillLogin('raranusantara', mailed);
  await page.getByLabel('Password baru').fill('kapal-layar-berlabuh-7');
  await page.getByLabel('Konfirmasi password').fill('kapal-layar-berlabuh-7');
  await press('Ubah password');
  await expect(page).toHaveURL(new RegExp(`/products/${sku}$`));
  await expect(toasts.getByText(`1 × ${name}`)).toBeVisible();
  await expect(toasts.locator('.toast')).toHaveCount(1);
});
