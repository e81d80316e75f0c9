import { screen, waitFor, within } from '@testing-library/react';
import { addToCart, changeLine, getCart } from 'shop-core/contract';
import { rupiah } from 'shop-core/rules';
import { sampleLine, sampleSession } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { openShop } from '../../testing/testApp.tsx';
import { shopWith } from '../../testing/testCartShop.ts';

const ani = sampleSession();
const bar = sampleLine();
const coin = sampleLine({
  id: 12,
  sku: 'KD-1',
  price: rupiah(9_000_000),
  quantity: 1,
  product: { ...bar.product, id: 6, sku: 'KD', name: 'Koin Dinar Edisi Nusantara', attributeValue: 'Perak', stock: 9 },
});
const row = (name: string) => screen.getByRole('link', { name }).closest('li') ?? document.body;
const checkout = () => screen.findByRole('button', { name: 'Checkout' });
const summary = () => screen.getByRole('region', { name: 'Ringkasan belanja' });
const total = () => within(summary()).getByText('Total sementara').nextElementSibling?.textContent;

it('shows a skeleton, then its lines, what they come to and the way to the checkout [S2.100, S9.5]', async () => {
  const shop = shopWith([bar, coin]);
  const held = shop.hold(getCart);
  const { user, address } = openShop('/cart', { as: ani, shop });
  expect(await screen.findByText('Memuat keranjang')).toBeInTheDocument();
  held.release();
  const button = await checkout();
  const line = row('Koin Dinar Edisi Nusantara');
  expect(within(line).getByRole('link')).toHaveTextContent('Koin Dinar Edisi Nus...');
  expect(within(line).getByRole('link')).toHaveAttribute('href', '/products/KD');
  expect(line).toHaveTextContent('Perak · 0,5 gram · 999,9 · SKU KD-1');
  expect(line).toHaveTextContent('Rp 9.000.000 / buah');
  expect(within(summary()).getByText('3 buah')).toBeVisible();
  expect(total()).toBe('Rp 10.800.000');
  await user.click(button);
  await waitFor(() => expect(address()).toBe('/checkout'));
});

it('says that it is empty, and leads to the products [S8.15]', async () => {
  const { user, address } = openShop('/cart', { as: ani, shop: shopWith([]) });
  expect(await screen.findByText('Keranjang kosong')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Checkout' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Lihat produk' }));
  expect(address()).toBe('/products');
});

it('says that it could not be loaded, and tries again', async () => {
  const shop = shopWith([bar]);
  const fault = shop.fail({ code: 'UNEXPECTED' }, getCart);
  const { user } = openShop('/cart', { as: ani, shop });
  const again = await screen.findByRole('button', { name: 'Coba lagi' });
  fault.mend();
  await user.click(again);
  expect(await checkout()).toBeVisible();
});

it('changes a quantity at once, by one request that carries the newest [S5.32, S8.20]', async () => {
  const shop = shopWith([bar]);
  const { user } = openShop('/cart', { as: ani, shop });
  await checkout();
  const minus = screen.getByRole('button', { name: /^Kurangi/ });
  const held = shop.hold(changeLine);
  await user.click(minus);
  expect(minus).toBeDisabled();
  expect(total()).toBe('Rp 900.000');
  await user.click(screen.getByRole('button', { name: /^Tambah/ }));
  await user.click(screen.getByRole('button', { name: /^Tambah/ }));
  expect(total()).toBe('Rp 2.700.000');
  held.release();
  expect(await screen.findByText('Keranjang berhasil diperbaharui')).toBeVisible();
  await waitFor(() => expect(shop.requestsOf(changeLine).map(({ ask }) => ask.body.quantity)).toEqual([1, 3]));
});

it('keeps a press of Checkout while a quantity is saved, and goes on with it', async () => {
  const shop = shopWith([bar]);
  const { user, address } = openShop('/cart', { as: ani, shop });
  const button = await checkout();
  const held = shop.hold(changeLine);
  await user.click(screen.getByRole('button', { name: /^Tambah/ }));
  await user.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(address()).toBe('/cart');
  held.release();
  await waitFor(() => expect(address()).toBe('/checkout'));
});

it('stays at the cart when the quantity could not be saved that Checkout was pressed with', async () => {
  const shop = shopWith([bar]);
  const { user, address } = openShop('/cart', { as: ani, shop });
  const button = await checkout();
  const held = shop.hold(changeLine);
  shop.failNext({ code: 'UNAVAILABLE' }, changeLine);
  await user.click(screen.getByRole('button', { name: /^Tambah/ }));
  await user.click(button);
  held.release();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(total()).toBe('Rp 1.800.000');
  // The cart is still there to be changed.
  await user.click(screen.getByRole('button', { name: /^Tambah/ }));
  expect(await screen.findByText('Keranjang berhasil diperbaharui')).toBeVisible();
  expect(address()).toBe('/cart');
});

it('never goes above the stock, and says so when it fell meanwhile [S5.30]', async () => {
  const shop = shopWith([sampleLine({ quantity: 5 })]);
  const { user } = openShop('/cart', { as: ani, shop });
  await checkout();
  expect(screen.getByRole('button', { name: /^Tambah/ })).toBeDisabled();
  shop.failNext({ code: 'OUT_OF_STOCK', available: 1 }, changeLine);
  await user.click(screen.getByRole('button', { name: /^Kurangi/ }));
  expect(await within(row(bar.product.name)).findByText('Stok tidak mencukupi.')).toBeVisible();
  expect(screen.getByRole('spinbutton')).toHaveValue('5');
});

it('lowers a line with more than the stock to what is there by one press', async () => {
  const shop = shopWith([sampleLine({ quantity: 4, product: { ...bar.product, stock: 2 } })]);
  const { user, address } = openShop('/cart', { as: ani, shop });
  expect(await screen.findByText('Stok tersisa 2. Kurangi jumlahnya.')).toBeVisible();
  await user.click(await checkout());
  expect(address()).toBe('/cart');
  await user.click(screen.getByRole('button', { name: /^Kurangi/ }));
  await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveValue('2'));
  expect(screen.queryByText(/^Stok tersisa/)).toBeNull();
  expect(shop.requestsOf(changeLine).map(({ ask }) => ask.body.quantity)).toEqual([2]);
});

it('says of a line that sold out that it has to go, and takes it away by its button', async () => {
  const soldOut = sampleLine({ quantity: 2, product: { ...bar.product, stock: 0 } });
  const { user, address } = openShop('/cart', { as: ani, shop: shopWith([soldOut, coin]) });
  const checkoutButton = await checkout();
  const line = within(row(bar.product.name));
  expect(line.getByText('Stok habis. Hapus produk ini untuk melanjutkan.')).toBeVisible();
  expect(screen.queryByText(/Stok tersisa/)).toBeNull();
  await user.click(checkoutButton);
  expect(address()).toBe('/cart');
  await user.click(line.getByRole('button', { name: `Hapus ${bar.product.name}` }));
  await waitFor(() => expect(screen.queryByText(/^Stok habis/)).toBeNull());
  expect(screen.getByRole('spinbutton', { name: `Jumlah ${coin.product.name}` })).toBeVisible();
});

it('removes a line', async () => {
  const { user } = openShop('/cart', { as: ani, shop: shopWith([bar, coin]) });
  await checkout();
  await user.click(screen.getByRole('button', { name: `Hapus ${bar.product.name}` }));
  await waitFor(() => expect(screen.queryByRole('link', { name: bar.product.name })).toBeNull());
  expect(screen.getByRole('link', { name: coin.product.name })).toBeVisible();
  expect(await screen.findByText('Keranjang berhasil diperbaharui')).toBeVisible();
});

it('takes a removed line back, as it was, also the last one', async () => {
  const shop = shopWith([bar]);
  const { user } = openShop('/cart', { as: ani, shop });
  await checkout();
  await user.click(screen.getByRole('button', { name: `Hapus ${bar.product.name}` }));
  await screen.findByText('Keranjang kosong');
  expect(screen.getByText(`${bar.product.name} dihapus.`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Urungkan' }));
  await waitFor(() =>
    expect(shop.requestsOf(addToCart).map(({ ask }) => [ask.body.sku, ask.body.quantity])).toEqual([
      [bar.sku, bar.quantity],
    ]),
  );
  expect(screen.queryByText(`${bar.product.name} dihapus.`)).toBeNull();
});

it('gives the focus to the lines when the pressed button is gone', async () => {
  const { user } = openShop('/cart', { as: ani, shop: shopWith([bar, coin]) });
  await checkout();
  await user.click(screen.getByRole('button', { name: `Hapus ${bar.product.name}` }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Isi keranjang' })).toHaveFocus());
});
