import { screen, waitFor, within } from '@testing-library/react';
import { changeLine } from 'shop-core/contract';
import { rupiah } from 'shop-core/rules';
import { sampleLine, sampleSession } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { openShop } from '../../testing/testApp.tsx';
import { shopWith } from '../../testing/testCartShop.ts';

const ani = sampleSession();
const bar = sampleLine();
const outdated = sampleLine({ isOutdated: true, currentPrice: rupiah(950_000) });
const coin = sampleLine({
  id: 12,
  sku: 'KD',
  price: rupiah(9_000_000),
  quantity: 1,
  currentPrice: rupiah(8_900_000),
  isOutdated: true,
  product: { ...bar.product, id: 6, name: 'Koin Dinar' },
});
const gone = sampleLine({ id: 13, sku: 'TUA', isOutdated: true, product: { ...bar.product, name: 'Koin Lama' } });
const checkout = () => screen.findByRole('button', { name: 'Checkout' });
const summary = () => screen.getByRole('region', { name: 'Ringkasan belanja' });
const sheet = () => screen.findByRole('dialog', { name: 'Harga berubah' });

it('marks an outdated price, and blocks the checkout until it was refreshed [S4.15, S4.16, S4.17, S5.42]', async () => {
  const { user, address } = openShop('/cart', { as: ani, shop: shopWith([outdated]) });
  const button = await checkout();
  const line = screen.getByRole('link', { name: bar.product.name }).closest('li') ?? document.body;
  expect(line).toHaveClass('is-disabled');
  expect(line).toHaveTextContent('Harga berubah menjadi Rp 950.000');
  expect(await within(summary()).findByText('Mohon lakukan update harga tiap produk di keranjang')).toBeVisible();
  await user.click(button);
  await user.click(within(await sheet()).getByRole('button', { name: 'Tutup' }));
  expect(address()).toBe('/cart');
  await user.click(within(line).getByRole('button', { name: 'Perbarui harga' }));
  expect(await screen.findByText('Harga berhasil diperbaharui')).toBeVisible();
  expect(line).not.toHaveClass('is-disabled');
  expect(within(summary()).getByText('Total sementara').nextElementSibling).toHaveTextContent('Rp 1.900.000');
  await user.click(button);
  await waitFor(() => expect(address()).toBe('/checkout'));
});

it('shows old price, new price and effect of every line, and takes them one by one [S4.17, S8.21]', async () => {
  const { user } = openShop('/cart', { as: ani, shop: shopWith([outdated, coin]) });
  await user.click(await screen.findByRole('button', { name: 'Lihat perubahan harga' }));
  const dialog = await sheet();
  const rows = () => within(dialog).getAllByRole('listitem');
  expect(rows().at(0)).toHaveTextContent(/Harga lamaRp 900.000Harga baruRp 950.000Pengaruh \(2 buah\)\+Rp 100.000/);
  expect(rows().at(1)).toHaveTextContent(/Harga lamaRp 9.000.000Harga baruRp 8.900.000Pengaruh \(1 buah\)-Rp 100.000/);
  expect(dialog).toHaveTextContent('Total sekarangRp 10.800.000Total baruRp 10.800.000');
  await user.click(within(dialog).getByRole('button', { name: `Perbarui harga ${bar.product.name}` }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(dialog).toHaveTextContent('Total sekarangRp 10.900.000Total baruRp 10.800.000');
  await user.click(within(dialog).getByRole('button', { name: 'Perbarui harga Koin Dinar' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Lihat perubahan harga' })).toBeNull();
});

it('shortens a long name to 20 letters and three dots [S9.5]', async () => {
  const long = { ...bar.product, name: 'Koin Dinar Edisi Nusantara' };
  const { user } = openShop('/cart', { as: ani, shop: shopWith([{ ...outdated, product: long }]) });
  await user.click(await screen.findByRole('button', { name: 'Lihat perubahan harga' }));
  expect(within(await sheet()).getByText('Koin Dinar Edisi Nus...')).toBeVisible();
});

it('takes all new prices at once [S4.17]', async () => {
  const shop = shopWith([outdated, coin]);
  const { user, address } = openShop('/cart', { as: ani, shop });
  await user.click(await checkout());
  await user.click(within(await sheet()).getByRole('button', { name: 'Perbarui semua harga' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shop.requestsOf(changeLine).map(({ ask }) => ask.body.price)).toEqual([950_000, 8_900_000]);
  await user.click(await checkout());
  await waitFor(() => expect(address()).toBe('/checkout'));
});

it('says in its place why a price could not be taken', async () => {
  const shop = shopWith([outdated]);
  const { user } = openShop('/cart', { as: ani, shop });
  await user.click(await checkout());
  shop.failNext({ code: 'OUT_OF_STOCK', available: 1 }, changeLine);
  await user.click(within(await sheet()).getByRole('button', { name: /^Perbarui harga Emas/ }));
  expect(await within(await sheet()).findByText('Stok tidak mencukupi.')).toBeVisible();
});

it('says of what is no longer sold that it must go, and offers no price to take', async () => {
  const { user, address } = openShop('/cart', { as: ani, shop: shopWith([bar, gone]) });
  expect(await screen.findByText('Tidak dijual lagi. Hapus produk ini untuk melanjutkan.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Perbarui harga' })).toBeNull();
  await user.click(await checkout());
  const dialog = await sheet();
  expect(within(dialog).queryByRole('button', { name: /^Perbarui/ })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Hapus Koin Lama' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await checkout());
  await waitFor(() => expect(address()).toBe('/checkout'));
});
