import { screen } from '@testing-library/react';
import axe from 'axe-core';
import {
  findProducts,
  getBillingAddress,
  getCart,
  getDashboard,
  getOrder,
  getProduct,
  getProductAsCustomer,
  getStoreStatus,
  viewProducts,
} from 'shop-core/contract';
import { rupiah } from 'shop-core/rules';
import { on, sampleLine, sampleSession } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { openShop } from './testing/testApp.tsx';
import { testCart } from './testing/testCart.ts';
import { sampleItem, sampleRing } from './testing/testGoods.ts';
import { testShop } from './testing/testShop.ts';

// axe asks for letters drawn on a canvas, which jsdom has not.
HTMLCanvasElement.prototype.getContext = () => null;
// As index.html says.
document.documentElement.lang = 'id';

/** What axe finds wrong with the page, but for what needs a layout: contrast and sizes are measured elsewhere. */
async function violations() {
  const rules = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } };
  const { violations: found } = await axe.run(document, { rules });
  return found.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join('\n')}`);
}

const visitor = undefined;
const customer = sampleSession();
const products = [sampleItem(), sampleItem({ id: 2, sku: 'HB', name: 'Emas habis', stock: 0 })];
const outdated = sampleLine({ isOutdated: true, currentPrice: rupiah(950_000), quantity: 9 });
const everything = () =>
  testShop(
    on(getCart, testCart([sampleLine(), outdated].map((line, id) => ({ ...line, id: id + 1 }))).show),
    on(getProduct, () => sampleRing()),
    on(viewProducts, () => ({ products, totalItems: 40, currentPage: 0 })),
  );

it.each([
  ['/', visitor, 'Emas Batangan 10 gram'],
  ['/', customer, 'Emas Batangan 10 gram'],
  ['/products?cat=7&page=2', visitor, 'Emas habis'],
  ['/products/CN', visitor, 'Emas habis'],
  ['/login', visitor, 'MASUK'],
  ['/register', visitor, 'Punya kode referral?'],
  ['/register-success', visitor, /^Anda berhasil daftar/],
  ['/cart', customer, 'Perbarui harga'],
  ['/finish/SE261128-ABCDEF', customer, 'Langkah berikutnya'],
  ['/account', customer, 'Simpan'],
  ['/account?tab=1', customer, 'Simpan alamat'],
  ['/account?tab=2', customer, 'Ubah password'],
  ['/nowhere', visitor, 'Halaman tidak ditemukan'],
])('%s keeps the rules of accessibility', async (path, as, sign) => {
  openShop(path, { shop: everything(), ...(as && { as }) });
  expect((await screen.findAllByText(sign)).length).toBeGreaterThan(0);
  expect(await violations()).toEqual([]);
});

it('so does the checkout, with an address of its own and what is wrong with it', async () => {
  const { user } = openShop('/checkout', { as: customer });
  await user.click(await screen.findByRole('radio', { name: 'SAP Express' }));
  await user.click(screen.getByRole('button', { name: 'Lanjut Pembayaran' }));
  expect((await screen.findAllByText('Wajib diisi.')).length).toBeGreaterThan(3);
  expect(await violations()).toEqual([]);
});

it('so do its dialogs', async () => {
  const { user } = openShop('/products');
  const [plus] = await screen.findAllByRole('button', { name: /^Tambah/ });
  if (plus) await user.click(plus);
  await user.click(screen.getByRole('button', { name: /^Beli/ }));
  await screen.findByRole('dialog', { name: 'Masuk untuk membeli' });
  expect(await violations()).toEqual([]);
});

it.each([
  ['/', getDashboard, 'beranda'],
  ['/products', findProducts, 'produk'],
  ['/products/EB-5', getProductAsCustomer, 'produk'],
  ['/cart', getCart, 'keranjang'],
  ['/finish/SE261128-ABCDEF', getOrder, 'pesanan'],
  ['/account?tab=1', getBillingAddress, 'alamat'],
])('so does %s while it loads, and when that failed', async (path, call, what) => {
  const shop = testShop(on(getStoreStatus, () => ({ value: 'CLOSE' })));
  shop.fail({ code: 'UNEXPECTED' }, call);
  const held = shop.hold(call);
  openShop(path, { shop, as: sampleSession() });
  await screen.findAllByText(`Memuat ${what}`);
  expect(await violations()).toEqual([]);
  held.release();
  await screen.findByText('Gagal memuat');
  expect(await violations()).toEqual([]);
});
