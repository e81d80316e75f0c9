import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { createMemoryShop, type MemoryShop } from 'shop-core/testing';
import { type BareBackEnd, bareBackEnd } from '../support/bare/bareBackEnd.ts';
import { buildStaticShop } from '../support/buildStaticShop.ts';
import { listening } from '../support/listening.ts';
import { repository } from '../support/repository.ts';
import { shopper } from '../support/shopper.ts';
import { siteAnswer } from '../support/staticSite.ts';

interface Bare {
  readonly origin: string;
  readonly shop: MemoryShop;
  readonly backEnd: BareBackEnd;
}

const test = base.extend<{ bare: Bare }, { site: string }>({
  site: [
    async ({ browserName: _ }, use) => {
      const built = buildStaticShop('');
      await use(built.path);
      built.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  bare: async ({ site }, use) => {
    const shop = createMemoryShop();
    const backEnd = bareBackEnd(shop);
    const files = siteAnswer(site);
    const server = await listening((request, response) =>
      request.url?.startsWith('/api/') ? void backEnd.answer(request, response) : files(request, response),
    );
    await use({ origin: server.origin, shop, backEnd });
    server.close();
  },
  baseURL: ({ bare }, use) => use(bare.origin),
});

/** What our own server offers beyond section 7, and a shop does without where it is not there. */
const offered = ['GET /area/search', 'POST /user/logout', 'GET /order/get-unique-code ?bank-type-id'];

const logIn = async (page: Page) => {
  await page.goto('/login');
  await shopper(page).fillLogin('ani', 'rahasia-ani');
  await expect(page).not.toHaveURL(/\/login/);
};
const told = (page: Page, sentence: string) => expect(page.getByText(sentence).first()).toBeVisible();

test('a visitor of a back end that knows section 7 alone reads, registers, asks for a password and takes the quiz [S7.1, S7.12, S7.13, S7.14, S7.29, S7.30, S7.31, S7.32, S7.34, S7.35, S7.36, S7.37, S7.39, S7.40, S7.41, S7.64]', async ({
  page,
  bare,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Emas Batangan 1 gram' }).first()).toBeVisible();
  await page.goto('/products?s=batangan');
  await page.getByRole('link', { name: 'Emas Batangan 0,5 gram' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Emas Batangan 0,5 gram' })).toBeVisible();
  await expect(page.getByText('Rp 900.000').first()).toBeVisible();
  for (const [path, title] of [
    ['/blogs', 'Harga emas pekan ini'],
    ['/blogs/kabar-2', 'Harga emas pekan ini'],
    ['/pages/syarat-dan-ketentuan', 'Syarat dan ketentuan'],
    ['/about', 'Samudra Emas'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  }

  await page.goto('/register');
  await page.getByLabel('Email').fill('sari@contoh.test');
  await page.getByLabel('Username').fill('sari');
  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
  await expect(page).toHaveURL(/\/register-success$/);
  await page.goto('/forgot');
  await page.getByLabel('Email').fill('ani@shop.example');
  await page.getByRole('button', { name: 'Kirim' }).first().click();
  await told(page, 'Email sudah dikirim');

  await page.goto('/quiz');
  await page.getByLabel('Nama').fill('Dewi');
  await page.getByLabel('Email').fill('dewi@contoh.test');
  for (const question of await page.getByRole('radiogroup').all()) await question.getByRole('radio').nth(3).check();
  await page.getByRole('button', { name: 'Lihat hasil' }).click();
  await told(page, 'Skor Anda 32 dari 40');
  expect([...bare.backEnd.surprises]).toEqual([]);
});

test('a customer of such a back end buys with coupon and points, by jnt and by sap [S7.16, S7.38, S7.42, S7.45, S7.46, S7.47, S7.48, S7.49, S7.50, S7.51, S7.52, S7.53, S7.54, S7.57, S7.58, S7.59, S7.60, S7.61, S7.62, S7.63, S7.27]', async ({
  page,
  bare,
}) => {
  const { putInCart, checkOut, choosePayment, checkCost, press, amount, unfoldTotal } = shopper(page);
  await logIn(page);
  await putInCart('LM-05');
  bare.shop.setPrice('LM-05', 950_000 as never);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Perbarui harga', exact: true }).first().click();
  await told(page, 'Harga berhasil diperbaharui');
  await page.getByRole('button', { name: /^Tambah.*Emas Batangan 0,5 gram/ }).click();
  await expect(amount('Total belanja').first()).toHaveText('Rp 1.900.000');
  await putInCart('LM-1');
  await page.goto('/cart');
  await press('Hapus Emas Batangan 1 gram');
  await expect(page.getByRole('main').getByText('Emas Batangan 1 gram')).toHaveCount(0);
  await press('Pakai kupon');
  await page.getByLabel('Kode kupon').fill('HEMAT50');
  await press('Pakai');
  await told(page, 'Kupon Redeem berhasil');
  await page.getByRole('button', { name: /^Tukar poin/ }).click();
  await page.getByLabel('Jumlah poin').fill('10000');
  await press('Tukar');
  await told(page, 'Poin Redeem berhasil');

  await checkOut();
  await page.getByText('JNT', { exact: true }).click();
  await choosePayment();
  await checkCost();
  await unfoldTotal();
  await expect(amount('Tukar poin')).toHaveText('-Rp 10.000');
  await press('Lanjut Pembayaran');
  await expect(page).toHaveURL(/\/finish\/SE-/);
  await told(page, 'Selesaikan pembayaran Anda');
  await page.reload();
  await told(page, 'Selesaikan pembayaran Anda');

  await putInCart('LM-1');
  await page.goto('/cart');
  await checkOut();
  await page.getByText('SAP', { exact: true }).click();
  await page.getByLabel('Nama depan').fill('Siti');
  await page.getByLabel('Nomor telepon').fill('081298765432');
  for (const level of ['Provinsi', 'Kota/Kabupaten', 'Kelurahan/Desa'])
    await page.getByLabel(level, { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Kode pos', { exact: true }).fill('12190');
  await page.getByLabel('Alamat lengkap').fill('Jalan Senopati 8');
  await choosePayment();
  await checkCost();
  await press('Lanjut Pembayaran');
  await expect(page).toHaveURL(/\/finish\/SE-/);
  await told(page, 'Siti');
  expect([...bare.backEnd.surprises].filter((each) => !offered.includes(each))).toEqual([]);
});

test('a customer of such a back end keeps an account, gold and a review, and leaves [S7.17, S7.18, S7.19, S7.20, S7.22, S7.23, S7.24, S7.25, S7.26, S7.28, S7.43, S7.44, S7.65, S7.66, S7.67]', async ({
  page,
  bare,
}) => {
  const { press } = shopper(page);
  await logIn(page);
  await page.goto('/account');
  await page.getByLabel('Nama depan').fill('Anindya');
  await press('Simpan');
  await told(page, 'Data berhasil diubah');
  await page.getByRole('tab', { name: 'Informasi Penagihan' }).click();
  await page.getByLabel('Alamat lengkap').fill('Jalan Senopati 10');
  await press('Simpan alamat');
  await told(page, 'Data alamat berhasil diubah');
  await page.getByRole('tab', { name: 'Kelola Password' }).click();
  await page.getByLabel('Password saat ini').fill('rahasia-ani');
  await page.getByLabel('Password baru').fill('kapal-layar-berlabuh-7');
  await page.getByLabel('Konfirmasi password').fill('kapal-layar-berlabuh-7');
  await press('Ubah password');
  await told(page, 'Password berhasil diubah');
  await page.getByRole('tab', { name: 'Status Akun' }).click();
  await told(page, '40.000');
  await page.getByRole('tab', { name: 'Riwayat Pemesanan' }).click();
  await told(page, 'Belum ada pesanan');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: readFileSync(`${repository}docs/images/shop.png`) });
  await told(page, 'Photo berhasil diubah');

  await page.goto('/zakat');
  await press('BELI/JUAL EMAS');
  const dialog = page.getByRole('dialog', { name: 'BELI/JUAL EMAS' });
  await dialog.getByText('Beli', { exact: true }).click();
  await dialog.getByLabel('Jenis emas').fill('Antam');
  await dialog.getByLabel('Berat (gram)').fill('100');
  await dialog.getByLabel('Kadar (%)').fill('99,99');
  await dialog.getByLabel('Harga transaksi').fill('150000000');
  await dialog.getByLabel('Tanggal transaksi').fill('01/06/2025');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Hapus Beli 100 gram/ }).click();
  await press('Ya, hapus');
  await told(page, 'Data berhasil dihapus');

  await page.goto('/products/LM-05?tab=1');
  const form = page.getByRole('form', { name: 'Tulis ulasan' });
  await form.getByRole('radio', { name: '5 bintang' }).press('Space');
  await form.getByLabel('Judul').fill('Bagus');
  await form.getByLabel('Ulasan').fill('Segel utuh.');
  await form.getByRole('button', { name: 'Kirim ulasan' }).click();
  await told(page, 'Review terkirim,menunggu persetujuan admin');

  await page.goto('/account?tab=3');
  await press('Hapus akun');
  await page.getByLabel('Saya setuju dan mengerti').check();
  await press('Ya, hapus akun');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByLabel('Username').first()).toBeVisible();
  expect([...bare.backEnd.surprises].filter((each) => !offered.includes(each))).toEqual([]);
});
