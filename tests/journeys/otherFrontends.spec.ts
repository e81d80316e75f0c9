import { cpSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { individual } from '../../api-server/src/db/seed/demoAccounts.ts';
import { type PackedShopCore, packShopCore, runNode } from '../package/packedShopCore.ts';
import { writeReadmeFiles } from '../package/readmeFiles.ts';
import { expect, test } from '../support/journey.ts';
import { repository } from '../support/repository.ts';

const bar = 'EB-0005-9999';
const contentTypes: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

let packed: PackedShopCore;
test.beforeAll(() => {
  packed = packShopCore();
});
test.afterAll(() => packed?.remove());

/** Builds a program that installed the package, and shows it under a path of the shop's own server. */
const show = async (page: Page, path: string, write: (folder: string) => void): Promise<void> => {
  const consumer = packed.consumer('with its peers');
  write(consumer.path);
  const vite = join(repository, 'node_modules/vite/bin/vite.js');
  runNode([vite, 'build', `--base=${path}`, '--logLevel=warn'], consumer.path);
  await page.route(`**${path}**`, (route) => {
    const file = new URL(route.request().url()).pathname.replace(path, '') || 'index.html';
    return route.fulfill({
      body: readFileSync(join(consumer.path, 'dist', file)),
      contentType: contentTypes[extname(file)] ?? 'application/octet-stream',
    });
  });
  await page.goto(path);
};

test("the cart of the package's page shops, as it stands there", async ({ page }) => {
  await show(page, '/halaman/', writeReadmeFiles);
  await page.getByRole('button', { name: 'Masuk' }).click();
  const offer = page.getByRole('listitem').filter({ hasText: 'Emas Batangan Samudra 5 gram' });
  await offer.getByRole('button', { name: 'Beli' }).click();

  const line = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Hapus' }) });
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await line.getByRole('button', { name: '+' }).click();
  await saved;
  await page.reload();
  await expect(line).toContainText('Emas Batangan Samudra 5 gram: 2 ×');

  await line.getByRole('button', { name: '−' }).click();
  await expect(line).toContainText('1 ×');
  await expect(line.getByRole('button', { name: '−' })).toBeDisabled();
  await line.getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText('Subtotal Rp 0')).toBeVisible();
});

test('a second frontend in plain HTML, which shares no line with ours, goes from the login to an order', async ({
  page,
}) => {
  await show(page, '/kedua/', (folder) =>
    cpSync(join(repository, 'tests/package/second-frontend'), folder, { recursive: true }),
  );
  await page.getByLabel('Username').fill(individual.login);
  await page.getByLabel('Password').fill(individual.password);
  await page.getByRole('button', { name: 'Masuk' }).click();

  await page.getByLabel('Cari').fill('Emas');
  await page.getByRole('listitem').filter({ hasText: bar }).getByRole('button', { name: 'Beli' }).click();
  await expect(page.getByRole('status')).toHaveText('Keranjang berhasil diperbaharui');
  const cart = page.getByRole('region', { name: 'Keranjang' });
  await cart.getByRole('spinbutton').first().fill('2');
  await cart.getByRole('button', { name: 'Checkout' }).click();

  await page.getByLabel('Kurir').selectOption({ label: 'J&T Express' });
  await page.getByLabel('Bank').selectOption({ label: 'BCA' });
  await page.getByLabel(/Saya menyetujui/).check();
  await page.getByRole('button', { name: 'Cek ongkir' }).click();
  await expect(page.getByText('Ongkos kirim')).toBeVisible();
  const total = (await page.getByText('Total bayar').textContent())?.replace('Total bayar ', '') ?? '';
  await page.getByRole('button', { name: 'Pesan' }).click();

  await expect(page.getByRole('heading', { name: /^Pesanan SE/ })).toBeVisible();
  await expect(page.getByText(`Transfer ${total} ke BCA`)).toBeVisible();
});
