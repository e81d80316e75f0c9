import { countingActs } from '../support/acts.ts';
import { expect, test } from '../support/journey.ts';
import { newestMailTo } from '../support/outbox.ts';

const sku = 'EB-0005-9999';
const person = { username: 'sari.ayu', email: 'sari.ayu@contoh.test' };
const password = 'kapal-layar-berlabuh-7';

test('a stranger orders with at most 21 presses and fields, the mailed password among them, and again with at most 6', async ({
  page,
  dataDir,
}) => {
  const { press, fill, done } = countingActs(page);
  const pressButton = (name: string) =>
    press(name, (on) => on.getByRole('button', { name, exact: true }).locator('visible=true').first());
  const showCart = () =>
    press('Lihat keranjang', (on) => on.getByRole('region', { name: 'Pemberitahuan' }).getByText('Lihat keranjang'));
  const acceptAndPay = async () => {
    await press('the terms', (on) => on.getByText('Saya menyetujui'), { x: 4, y: 4 });
    await expect(page.getByText(/^Layanan kurir/)).toBeAttached();
    await pressButton('Lanjut Pembayaran');
    await expect(page).toHaveURL(/\/finish\/SE\d{6}-/);
  };

  await page.goto(`/products/${sku}`);
  await pressButton('Beli');
  await press('Daftar', (on) => on.getByRole('link', { name: 'Belum punya akun? Daftar' }));
  await fill('Email', person.email);
  await expect(page.getByLabel('Username')).toHaveValue(person.username);
  await pressButton('Daftar');
  await expect(page.getByText('Anda berhasil daftar. Silahkan cek email Anda untuk password.')).toBeVisible();
  const mail = await newestMailTo(dataDir, person.email);
  await fill('Password', /Password[^:\n]*:\s*(\S+)/i.exec(mail.text)?.[1] ?? '');
  await pressButton('MASUK');
  await fill('Password baru', password);
  await fill('Konfirmasi password', password);
  await pressButton('Ubah password');
  await showCart();
  await pressButton('Checkout');
  await expect(page.getByRole('dialog', { name: 'Lengkapi alamat penagihan' })).toBeVisible();
  await fill('Nama depan', 'Sari Ayu');
  await fill('Nomor telepon', '081234567890');
  await fill('Cari kelurahan, kecamatan, kota, atau kode pos', 'tebet timur');
  await press('the first place found', (on) => on.getByRole('option', { name: /Tebet Timur/ }).first());
  await fill('Alamat lengkap', 'Jalan Tebet Timur Dalam II No. 14');
  await pressButton('Simpan alamat');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  const courier = page.getByRole('radio', { name: /^J&T Express Estimasi .* hari · Tanpa asuransi Rp \d/ });
  await press('J&T Express', (on) => on.getByText('J&T Express', { exact: true }));
  await expect(courier).toBeChecked();
  await press('BCA', (on) => on.getByText('BCA', { exact: true }));
  await acceptAndPay();
  expect(done.length, done.join('\n')).toBeLessThanOrEqual(21);

  // The same customer another day: nothing of the checkout is left in the browser, the last order is known to the server.
  done.length = 0;
  await page.goto(`/products/${sku}`);
  await pressButton('Beli');
  await showCart();
  await pressButton('Checkout');
  await expect(courier).toBeChecked();
  await expect(page.getByRole('radio', { name: 'BCA' })).toBeChecked();
  await acceptAndPay();
  expect(done.length, done.join('\n')).toBeLessThanOrEqual(6);
});
