import { seedReviews } from '../../api-server/src/db/seed/catalogue/reviews.ts';
import { individual } from '../../api-server/src/db/seed/demoAccounts.ts';
import { approveReview } from '../support/approveReview.ts';
import { expect, test } from '../support/journey.ts';
import { shopper } from '../support/shopper.ts';

/** A product that the demo's individual once ordered and got. */
const bought = 'EB-0002-9999';
const title = 'Segel utuh sampai rumah';

test('a customer reviews what was bought; it waits for an admin, and then everybody reads it [S2.98, S4.13, S4.14, S6.15, S8.17]', async ({
  page,
  browser,
  baseURL,
  adminUrl,
}) => {
  const { fillLogin } = shopper(page);
  await page.goto(`/products/${bought}?tab=1`);
  await page.getByRole('tabpanel').getByRole('link', { name: 'Masuk' }).click();
  await fillLogin(individual.login, individual.password);
  await expect(page).toHaveURL(new RegExp(`/products/${bought}\\?tab=1$`));

  const form = page.getByRole('form', { name: 'Tulis ulasan' });
  await form.getByRole('button', { name: 'Kirim ulasan' }).click();
  await expect(form.getByText('Wajib diisi.')).toHaveCount(3);
  await expect(form.getByRole('radio', { name: '1 bintang' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: '4 bintang' })).toBeChecked();
  await form.getByLabel('Judul').fill(title);
  await form.getByLabel('Ulasan').fill('Pesan pagi, sampai sore. Nomor serinya cocok.');
  await form.getByRole('button', { name: 'Kirim ulasan' }).click();
  await expect(page.getByText('Review terkirim,menunggu persetujuan admin')).toBeVisible();
  await expect(page.getByText('Ulasan Anda tampil di sini setelah disetujui admin.')).toBeVisible();

  await page.reload();
  await expect(form).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
  await form.getByRole('radio', { name: '5 bintang' }).check({ force: true });
  await form.getByLabel('Judul').fill('Sekali lagi');
  await form.getByLabel('Ulasan').fill('Masih bagus.');
  await form.getByRole('button', { name: 'Kirim ulasan' }).click();
  await expect(page.getByText('Anda sudah mengulas produk ini.').first()).toBeVisible();
  await expect(form.getByLabel('Ulasan')).toHaveValue('Masih bagus.');

  // Reviews are numbered, and the demo's come first.
  await approveReview(adminUrl, seedReviews.length + 1);
  const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
  await visitor.goto(`/products/${bought}?tab=1`);
  const review = visitor.getByRole('listitem').filter({ hasText: title });
  await expect(review).toContainText('Budi Santoso');
  await expect(review).toContainText('Nilai 4 dari 5');
  await expect(review.getByText('Pembeli')).toBeVisible();
  await visitor.close();
});
