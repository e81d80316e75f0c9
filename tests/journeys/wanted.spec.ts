import type { Locator } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { newestMailTo } from '../support/outbox.ts';
import { shopper } from '../support/shopper.ts';

const sku = 'EB-0005-9999';
const name = 'Emas Batangan Samudra 5 gram';

async function isClear(message: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await message.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('Not on the page.');
  return a.y + a.height <= b.y || b.y + b.height <= a.y || a.x + a.width <= b.x || b.x + b.width <= a.x;
}

test('who presses Beli without an account registers, and finds it in the cart; a message covers nothing that counts', async ({
  page,
  dataDir,
}) => {
  const { press, fillLogin } = shopper(page);
  const toasts = page.getByRole('region', { name: 'Pemberitahuan' });
  const toast = toasts.locator('.toast');
  await page.goto(`/products/${sku}`);
  const buy = page.getByRole('button', { name: 'Beli', exact: true }).locator('visible=true').first();
  await buy.click();
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
  await expect(toast).toHaveCount(1);
  await expect.poll(() => isClear(toast, buy)).toBe(true);
  await toasts.getByRole('link', { name: 'Lihat keranjang' }).click();

  await press(`Hapus ${name}`);
  await expect(toasts.getByText(`${name} dihapus.`)).toBeVisible();
  await expect.poll(() => isClear(toast, page.getByRole('heading', { level: 1 }))).toBe(true);
  await press('Urungkan');
  await expect(page.getByRole('spinbutton', { name: `Jumlah ${name}` })).toHaveValue('1');
});
