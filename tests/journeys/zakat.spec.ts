import type { Page } from '@playwright/test';
import { individual } from '../../api-server/src/db/seed/demoAccounts.ts';
import { expect, test } from '../support/journey.ts';
import { shopper } from '../support/shopper.ts';

const day = 24 * 60 * 60_000;

/** A day in the past as it is typed: DD/MM/YYYY. */
function daysAgo(days: number): string {
  const parts = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'Asia/Jakarta' } as const;
  return new Intl.DateTimeFormat('id-ID', parts).format(Date.now() - days * day);
}

interface Gold {
  readonly type: 'Beli' | 'Jual';
  readonly grams: string;
  readonly days: number;
}

async function record(page: Page, { type, grams, days }: Gold) {
  await page.getByRole('button', { name: 'BELI/JUAL EMAS' }).click();
  const dialog = page.getByRole('dialog', { name: 'BELI/JUAL EMAS' });
  await dialog.getByText(type, { exact: true }).click();
  await dialog.getByLabel('Jenis emas').fill('Emas Batangan Samudra');
  await dialog.getByLabel('Berat (gram)').fill(grams);
  await dialog.getByLabel('Kadar (%)').fill('99,99');
  await dialog.getByLabel('Harga transaksi').pressSequentially('150000000');
  await expect(dialog.getByLabel('Harga transaksi')).toHaveValue('150.000.000');
  await dialog.getByLabel('Tanggal transaksi').fill(daysAgo(days));
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(dialog).toBeHidden();
}

const fact = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Ringkasan zakat' })
    .getByText(name, { exact: true })
    .locator('xpath=following-sibling::*');

const rupiahIn = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));

test('gold held for a Hijri year makes zakat due, with its amount; selling breaks the haul, and deleting the sale mends it [S2.38, S2.142, S2.143, S2.144]', async ({
  page,
}) => {
  await shopper(page).logIn(individual);
  await page.goto('/');
  await page.getByRole('link', { name: 'Zakat Emas' }).locator('visible=true').first().click();
  await expect(page).toHaveURL(/\/zakat$/);
  await expect(page.getByText('Belum ada emas yang dicatat')).toBeVisible();

  await record(page, { type: 'Beli', grams: '80', days: 500 });
  await expect(page.getByText('Belum wajib', { exact: true })).toBeVisible();
  await expect(fact(page, 'Emas murni dimiliki')).toHaveText('79,992 gram');

  await record(page, { type: 'Beli', grams: '20,5', days: 400 });
  await expect(page.getByText('Zakat wajib', { exact: true })).toBeVisible();
  await expect(fact(page, 'Sisa hari')).toHaveText('0 hari');
  await expect(fact(page, 'Emas murni dimiliki')).toHaveText('100,489 gram');
  const perGram = rupiahIn(await fact(page, 'Harga emas hari ini').textContent());
  // 100.5 g of 99.99 % is 100.48995 g.
  const worth = Math.round((perGram * 10_048_995) / 100_000);
  expect(rupiahIn(await fact(page, 'Nilai emas murni').textContent())).toBe(worth);
  expect(rupiahIn(await fact(page, 'Zakat (2,5%)').textContent())).toBe(Math.round(worth / 40));
  await expect(page.getByText(/^Haul sejak .* genap satu tahun Hijriah pada .*: zakat wajib\.$/)).toBeVisible();

  await record(page, { type: 'Jual', grams: '50', days: 10 });
  await expect(page.getByText('Belum wajib', { exact: true })).toBeVisible();
  await expect(page.getByText(/emas murni turun menjadi 50,494 gram, haul terputus\.$/)).toBeVisible();

  await page.getByRole('button', { name: 'Hapus Jual 50 gram Emas Batangan Samudra' }).click();
  await page.getByRole('button', { name: 'Ya, hapus' }).click();
  await expect(page.getByText('Data berhasil dihapus')).toBeVisible();
  await expect(page.getByText('Zakat wajib', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Zakat wajib', { exact: true })).toBeVisible();
});

test('a visitor takes the quiz from the home page and reads score, profile and the way on [S2.37, S2.140, S2.141]', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /risiko/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/quiz$/);
  await page.getByLabel('Nama').fill('Dewi Lestari');
  await page.getByLabel('Email').fill(`dewi${Date.now()}@contoh.test`);
  const questions = page.getByRole('radiogroup');
  await expect(questions).toHaveCount(8);
  for (const question of await questions.all()) await question.getByRole('radio').nth(3).check();
  await page.getByRole('button', { name: 'Lihat hasil' }).click();
  await expect(page.getByText('Skor Anda 32 dari 40')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Adventurous/Aggressive' })).toBeVisible();
  await page.getByRole('link', { name: 'Lihat produk emas' }).click();
  await expect(page).toHaveURL(/\/products$/);
});
