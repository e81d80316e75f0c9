import { cpSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { individual } from '../../api-server/src/db/seed/demoAccounts.ts';
import { packShopCore, runNode } from '../package/packedShopCore.ts';
import { expect, test } from '../support/journey.ts';
import { repository } from '../support/repository.ts';

const bar = 'EB-0005-9999';
const contentTypes: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

test.use({ stock: { [bar]: 5 } });

/** Another frontend, in plain HTML, built on the packed library; it shares no line with ours. */
const builtFrontend = (): string => {
  const packed = packShopCore();
  const { path } = packed.consumer('with its peers');
  packed.remove();
  cpSync(join(repository, 'tests/package/second-frontend'), path, { recursive: true });
  runNode([join(repository, 'node_modules/vite/bin/vite.js'), 'build', '--base=/kedua/', '--logLevel=warn'], path);
  return join(path, 'dist');
};

let frontend: string;
test.beforeAll(() => {
  frontend = builtFrontend();
});

test('a second frontend on the packed library goes from the login to an order', async ({ page }) => {
  await page.route('**/kedua/**', (route) => {
    const file = new URL(route.request().url()).pathname.replace('/kedua/', '') || 'index.html';
    return route.fulfill({
      body: readFileSync(join(frontend, file)),
      contentType: contentTypes[extname(file)] ?? 'application/octet-stream',
    });
  });
  await page.goto('/kedua/');
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
