import { screen, waitFor, within } from '@testing-library/react';
import {
  type Cart,
  type CartLine,
  changeLine,
  getBillingAddress,
  getCart,
  getCustomer,
  removeLine,
} from 'shop-core/contract';
import { rupiah } from 'shop-core/rules';
import { on, sampleBilling, sampleLine, sampleSession } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { openShop } from '../../testing/testApp.tsx';
import { testCart } from '../../testing/testCart.ts';
import { sampleCustomer } from '../../testing/testContent.ts';
import { testShop } from '../../testing/testShop.ts';

const ani = sampleSession();
const shopWith = (lines: CartLine[], about?: Partial<Cart>) => {
  const cart = testCart(lines, about);
  return testShop(
    on(getCart, cart.show),
    on(changeLine, ({ body }) => cart.change(body)),
    on(removeLine, ({ params }) => cart.remove(params)),
  );
};
const bar = sampleLine();
const coin = sampleLine({
  id: 12,
  sku: 'KD-1',
  price: rupiah(9_000_000),
  quantity: 1,
  product: { ...bar.product, id: 6, sku: 'KD', name: 'Koin Dinar Edisi Nusantara', attributeValue: 'Perak', stock: 9 },
});
const outdated = sampleLine({ isOutdated: true, currentPrice: rupiah(950_000) });
const row = (name: string) => screen.getByRole('link', { name }).closest('li') ?? document.body;
const checkout = () => screen.findByRole('button', { name: 'Checkout' });
const summary = () => screen.getByRole('region', { name: 'Ringkasan belanja' });

it('shows a skeleton, then its lines, what they come to and the way to the checkout [S2.100]', async () => {
  const shop = shopWith([bar, coin]);
  const held = shop.hold(getCart);
  const { user, address } = openShop('/cart', { as: ani, shop });
  expect(await screen.findByText('Memuat keranjang')).toBeInTheDocument();
  held.release();
  const button = await checkout();
  const line = row('Koin Dinar Edisi Nusantara');
  expect(within(line).getByRole('link')).toHaveTextContent('Koin Dinar Edisi Nus...');
  expect(within(line).getByRole('link')).toHaveAttribute('href', '/products/KD');
  expect(line).toHaveTextContent('Perak · 0,5 gram · 999.9 · SKU KD-1');
  expect(line).toHaveTextContent('Rp 9.000.000 / buah');
  expect(within(summary()).getByText('3 buah')).toBeVisible();
  expect(within(summary()).getByText('Rp 10.800.000')).toBeVisible();
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

it('changes a quantity at once, by one request that carries the newest [S5.32]', async () => {
  const shop = shopWith([bar]);
  const { user } = openShop('/cart', { as: ani, shop });
  await checkout();
  const minus = screen.getByRole('button', { name: /^Kurangi/ });
  const held = shop.hold(changeLine);
  await user.click(minus);
  expect(minus).toBeDisabled();
  expect(within(summary()).getByText('Rp 900.000')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Tambah/ }));
  await user.click(screen.getByRole('button', { name: /^Tambah/ }));
  expect(within(summary()).getByText('Rp 2.700.000')).toBeVisible();
  held.release();
  expect(await screen.findByText('Keranjang berhasil diperbaharui')).toBeVisible();
  await waitFor(() => expect(shop.requestsOf(changeLine).map(({ ask }) => ask.body.quantity)).toEqual([1, 3]));
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

it('removes a line', async () => {
  const { user } = openShop('/cart', { as: ani, shop: shopWith([bar, coin]) });
  await checkout();
  await user.click(screen.getByRole('button', { name: `Hapus ${bar.product.name}` }));
  await waitFor(() => expect(screen.queryByRole('link', { name: bar.product.name })).toBeNull());
  expect(screen.getByRole('link', { name: coin.product.name })).toBeVisible();
  expect(await screen.findByText('Keranjang berhasil diperbaharui')).toBeVisible();
});

it('marks an outdated price, and blocks the checkout until it was refreshed [S4.15, S4.16, S4.17, S5.42]', async () => {
  const shop = shopWith([outdated]);
  const { user, address } = openShop('/cart', { as: ani, shop });
  const button = await checkout();
  const line = row(bar.product.name);
  expect(line).toHaveClass('is-disabled');
  expect(line).toHaveTextContent('Harga berubah menjadi Rp 950.000');
  expect(within(summary()).getByText('Mohon lakukan update harga tiap produk di keranjang')).toBeVisible();
  await user.click(button);
  expect(address()).toBe('/cart');
  await user.click(within(line).getByRole('button', { name: 'Perbarui harga' }));
  expect(await screen.findByText('Harga berhasil diperbaharui')).toBeVisible();
  expect(line).not.toHaveClass('is-disabled');
  expect(within(summary()).getByText('Rp 1.900.000')).toBeVisible();
  await user.click(button);
  await waitFor(() => expect(address()).toBe('/checkout'));
});

it('says of what is no longer sold that it must go, and offers no price to take', async () => {
  const { user, address } = openShop('/cart', { as: ani, shop: shopWith([sampleLine({ isOutdated: true })]) });
  expect(await screen.findByText('Tidak dijual lagi. Hapus produk ini untuk melanjutkan.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Perbarui harga' })).toBeNull();
  await user.click(await checkout());
  expect(address()).toBe('/cart');
});

it('gives the focus to the lines when the pressed button is gone', async () => {
  const { user } = openShop('/cart', { as: ani, shop: shopWith([bar, coin]) });
  await checkout();
  await user.click(screen.getByRole('button', { name: `Hapus ${bar.product.name}` }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Isi keranjang' })).toHaveFocus());
});

it('tells to complete the billing address in a dialog with the way there [S2.103, S5.40]', async () => {
  const shop = shopWith([bar]);
  shop.handle(on(getBillingAddress, () => sampleBilling({ postalCode: null })));
  const { user, address } = openShop('/cart?mobile=1', { as: ani, shop });
  await user.click(await checkout());
  const dialog = await screen.findByRole('dialog', { name: 'Lengkapi alamat penagihan' });
  await user.click(within(dialog).getByRole('button', { name: 'Nanti' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await checkout());
  await user.click(await screen.findByRole('button', { name: 'Isi alamat penagihan' }));
  expect(address()).toBe('/account?tab=1&mobile=1');
});

it('tells to complete the personal information in a dialog with the way there [S2.104, S5.41]', async () => {
  const shop = shopWith([bar]);
  shop.handle(on(getCustomer, () => sampleCustomer({ phoneNumber: null })));
  const { user, address } = openShop('/cart', { as: ani, shop });
  await user.click(await checkout());
  await screen.findByRole('dialog', { name: 'Lengkapi informasi pribadi' });
  await user.click(screen.getByRole('button', { name: 'Isi informasi pribadi' }));
  expect(address()).toBe('/account');
});

it('does not call an address incomplete that could not be loaded', async () => {
  const shop = shopWith([bar]);
  const fault = shop.fail({ code: 'UNEXPECTED' }, getBillingAddress);
  const { user, address } = openShop('/cart', { as: ani, shop });
  expect(await screen.findByText('Terjadi kesalahan. Coba lagi sebentar lagi.')).toBeVisible();
  fault.mend();
  await user.click(await checkout());
  await waitFor(() => expect(screen.queryByText('Terjadi kesalahan. Coba lagi sebentar lagi.')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(await checkout());
  await waitFor(() => expect(address()).toBe('/checkout'));
});
