import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { newestMailTo } from '../support/outbox.ts';

const person = { username: 'sariayu', email: 'sari.ayu@contoh.test' };

async function register(page: Page) {
  await page.goto('/register');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Username').fill(person.username);
  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
  await expect(page).toHaveURL(/\/register-success$/);
  await expect(page.getByText('Anda berhasil daftar. Silahkan cek email Anda untuk password.')).toBeVisible();
}

async function logIn(page: Page, username: string, password: string) {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'MASUK' }).click();
}

async function changePassword(page: Page, to: string) {
  await expect(page.getByText('Ganti password sementara Anda')).toBeVisible();
  await page.getByLabel('Password baru').fill(to);
  await page.getByLabel('Konfirmasi password').fill(to);
  await page.getByRole('button', { name: 'Ubah password' }).click();
  await expect(page.getByText('Password berhasil diubah')).toBeVisible();
}

/** In the dialog of the address, which is saved with it. */
async function fillProfile(page: Page) {
  await page.getByLabel('Nama depan').fill('Sari Ayu');
  await page.getByLabel('Nomor telepon').fill('081234567890');
}

async function fillBilling(page: Page) {
  await page.getByLabel('Provinsi').selectOption({ label: 'DKI Jakarta' });
  await page.getByLabel('Kota/Kabupaten').selectOption({ label: 'Kota Jakarta Selatan' });
  await page.getByLabel('Kecamatan', { exact: true }).selectOption({ label: 'Tebet' });
  await page.getByLabel('Kelurahan/Desa').selectOption({ label: 'Tebet Timur' });
  await page.getByLabel('Kode pos', { exact: true }).fill('12820');
  await page.getByLabel('Alamat lengkap').fill('Jalan Tebet Timur Dalam II No. 14');
  await page.getByRole('button', { name: 'Simpan alamat' }).click();
  await expect(page.getByText('Data alamat berhasil diubah')).toBeVisible();
}

test('a newcomer registers, buys a 5-gram bar and sees where to pay how much [S2.60, S2.100, S2.103, S2.104, S2.120, S2.121, S2.122, S4.33]', async ({
  page,
  dataDir,
}) => {
  await register(page);
  const mail = await newestMailTo(dataDir, person.email);
  const password = /Password[^:\n]*:\s*(\S+)/i.exec(mail.text)?.[1] ?? '';

  await logIn(page, person.username, password);
  await changePassword(page, 'kapal-layar-berlabuh-7');

  await page.goto('/products?s=samudra+5+gram');
  await page.getByRole('link', { name: 'Emas Batangan Samudra 5 gram' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Emas Batangan Samudra 5 gram' })).toBeVisible();
  await page.getByRole('button', { name: 'Beli', exact: true }).locator('visible=true').first().click();
  await expect(page.getByText('Keranjang berhasil diperbaharui')).toBeVisible();

  await page.goto('/cart');
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('dialog', { name: 'Lengkapi alamat penagihan' })).toBeVisible();
  await fillProfile(page);
  await fillBilling(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  const pay = page.getByRole('button', { name: 'Lanjut Pembayaran' });
  await page.getByText('J&T Express', { exact: true }).click();
  await page.getByText('BCA', { exact: true }).click();
  await page.getByText('Saya menyetujui').click({ position: { x: 4, y: 4 } });
  const fold = page.getByRole('button', { name: /Total bayar/ });
  if (await fold.isVisible()) await fold.click();
  await page.getByRole('button', { name: 'CEK ONGKIR' }).click();
  await expect(page.getByText(/^Layanan kurir/)).toBeVisible();
  await pay.click();

  await expect(page).toHaveURL(/\/finish\/SE\d{6}-/);
  await expect(page.getByText('Selesaikan pembayaran Anda')).toBeVisible();
  await expect(page.getByText('Bayar dalam', { exact: true })).toBeVisible();
  await expect(page.getByText('Emas Batangan Samudra 5 gram')).toBeVisible();
  const orderMail = await newestMailTo(dataDir, person.email, /menunggu pembayaran/);
  const amount = /Total bayar: (.+)/.exec(orderMail.text)?.[1] ?? 'none';
  await expect(page.locator('.payment').getByText(amount)).toBeVisible();

  await page.reload();
  await expect(page.getByText('Selesaikan pembayaran Anda')).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('Keranjang kosong').first()).toBeVisible();
});
