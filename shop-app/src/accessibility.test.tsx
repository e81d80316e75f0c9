import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import {
  findProducts,
  getAbout,
  getBillingAddress,
  getBlogPage,
  getBlogPages,
  getCart,
  getCustomer,
  getDashboard,
  getOrder,
  getOrders,
  getPointHistory,
  getProduct,
  getProductAsCustomer,
  getReviews,
  getStoreStatus,
  getZakat,
  searchAreas,
  viewProducts,
} from 'shop-core/contract';
import { rupiah } from 'shop-core/rules';
import { createMemoryShop, on, sampleAreas, sampleBilling, sampleLine, sampleSession } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { sampleOrderRow, samplePointRow } from './testing/testAccount.ts';
import { openShop } from './testing/testApp.tsx';
import { testCart } from './testing/testCart.ts';
import { shopWith } from './testing/testCartShop.ts';
import { rememberDiscounts } from './testing/testCheckout.ts';
import { sampleArticle, sampleCustomer } from './testing/testContent.ts';
import { sampleItem, sampleRing } from './testing/testGoods.ts';
import { samplePlaced } from './testing/testOrder.ts';
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
    on(getProductAsCustomer, () => sampleRing()),
    on(getBlogPage, () => sampleArticle()),
    on(getPointHistory, () => ({ rows: [samplePointRow({ isExpired: true })], totalItems: 30, currentPage: 0 })),
    on(getOrders, () => ({ orders: [sampleOrderRow()], totalItems: 30, currentPage: 0 })),
    on(viewProducts, () => ({ products, totalItems: 40, currentPage: 0 })),
  );

it.each([
  ['/', visitor, 'Emas Batangan 10 gram'],
  ['/', customer, 'Emas Batangan 10 gram'],
  ['/products?cat=7&page=2', visitor, 'Emas habis'],
  ['/products/CN', visitor, 'Emas habis'],
  ['/products/CN?tab=1', visitor, 'Andini'],
  ['/products/CN?tab=1', customer, 'Tulis ulasan'],
  ['/blogs', visitor, /^Baca selengkapnya/],
  ['/blogs/memilih-emas-pertama', visitor, 'Mulai kecil.'],
  ['/pages/memilih-emas-pertama', visitor, 'Mulai kecil.'],
  ['/login', visitor, 'MASUK'],
  ['/register', visitor, 'Punya kode referral?'],
  ['/register-success', visitor, /^Anda berhasil daftar/],
  ['/cart', customer, 'Perbarui harga'],
  ['/finish/SE261128-ABCDEF', customer, 'Langkah berikutnya'],
  ['/account', customer, 'Simpan'],
  ['/account?tab=1', customer, 'Simpan alamat'],
  ['/account?tab=2', customer, 'Ubah password'],
  ['/account?tab=3', customer, 'Poin keluar'],
  ['/account?tab=4', customer, 'SE261128-ABCDEF'],
  ['/forgot', visitor, 'Kirim'],
  ['/forgot-success?email=ani@shop.example', visitor, 'Minta tautan baru'],
  ['/about', visitor, 'Mengapa Samudra Emas'],
  ['/simulasi-perencanaan-keuangan', visitor, 'Hitung'],
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

it('so does the search for an address, with what it found and without', async () => {
  const areas = [{ ...sampleAreas, postalCode: '12110' }];
  const shop = testShop(on(searchAreas, ({ query }) => (query.typed === 'senayan' ? areas : [])));
  const { user } = openShop('/account?tab=1', { shop, as: customer });
  const field = await screen.findByRole('combobox', { name: /^Cari kelurahan/ });
  await user.type(field, 'senayan');
  await screen.findByRole('option', { name: /^Senayan Kebayoran Baru/ });
  await user.keyboard('{ArrowDown}');
  expect(await violations()).toEqual([]);
  await user.type(field, 'x');
  await screen.findByText(/^Tidak ditemukan/);
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

it('so do the pictures seen large, and the filters of a phone', async () => {
  const gallery = ['depan', 'belakang'].map((side) => ({ image: `/media/${side}.svg`, isFavourite: false }));
  const product = openShop('/products/CN', { shop: testShop(on(getProduct, () => sampleRing({ gallery }))) });
  await product.user.click(await screen.findByRole('button', { name: 'Perbesar gambar' }));
  await screen.findByRole('dialog', { name: 'Cincin Ombak' });
  expect(await violations()).toEqual([]);
  product.unmount();
  const { user } = openShop('/products');
  await user.click(await screen.findByRole('button', { name: 'Filter dan urutan' }));
  await screen.findByRole('dialog', { name: 'Filter dan urutan' });
  expect(await violations()).toEqual([]);
});

it('so does a review with what is missing in it, and the panel of the notifications', async () => {
  const { user } = openShop('/products/EB-5?tab=1', { as: customer });
  await user.click(await screen.findByRole('button', { name: 'Kirim ulasan' }));
  expect(screen.getAllByText('Wajib diisi.')).toHaveLength(3);
  expect(await violations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Notifikasi' }));
  expect(await screen.findByText('Notifikasi kosong')).toBeVisible();
  expect(await violations()).toEqual([]);
});

it.each([
  ['/', getDashboard, 'beranda'],
  ['/products', findProducts, 'produk'],
  ['/products/EB-5', getProductAsCustomer, 'produk'],
  ['/products/EB-5?tab=1', getReviews, 'ulasan'],
  ['/blogs', getBlogPages, 'artikel'],
  ['/about', getAbout, 'halaman'],
  ['/zakat', getZakat, 'catatan zakat'],
  ['/cart', getCart, 'keranjang'],
  ['/finish/SE261128-ABCDEF', getOrder, 'pesanan'],
  ['/account?tab=1', getBillingAddress, 'alamat'],
  ['/account?tab=3', getPointHistory, 'riwayat poin'],
  ['/account?tab=4', getOrders, 'riwayat pemesanan'],
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

it.each([
  ['Pakai kupon', 'Pakai kupon'],
  ['Tukar poin', 'Tukar poin'],
  ['Lihat perubahan harga', 'Harga berubah'],
])('so does the cart’s dialog behind "%s", and what is wrong in it', async (button, name) => {
  const lines = [sampleLine(), { ...outdated, id: 12 }];
  const { user } = openShop('/cart', { shop: shopWith(lines), as: customer });
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name });
  expect(await violations()).toEqual([]);
  await user.click(within(dialog).getAllByRole('button').at(-1) ?? dialog);
  expect(await violations()).toEqual([]);
});

it.each([
  ['Lengkapi alamat penagihan', on(getBillingAddress, () => sampleBilling({ postalCode: null }))],
  ['Lengkapi informasi pribadi', on(getCustomer, () => sampleCustomer({ phoneNumber: null }))],
])('so does the cart’s dialog "%s"', async (name, handler) => {
  const { user } = openShop('/cart', { shop: testShop(handler), as: customer });
  await user.click(await screen.findByRole('button', { name: 'Checkout' }));
  await screen.findByRole('dialog', { name });
  expect(await violations()).toEqual([]);
});

it('so does a checkout with chips, with a coupon that is refused and with a total below zero', async () => {
  const shop = shopWith([sampleLine({ quantity: 1 })], { points: 2_000_000 });
  openShop('/checkout', { shop, as: customer, storage: rememberDiscounts('BESAR', 2_000_000) });
  await screen.findByText('Kupon BESAR tidak dipakai');
  await screen.findByText('Total bayar di bawah Rp 0');
  expect(await violations()).toEqual([]);
});

it('so does an order that points paid whole', async () => {
  const shop = testShop(on(getOrder, () => samplePlaced({ grandTotal: rupiah(0) })));
  openShop('/finish/SE261128-ABCDEF', { shop, as: customer });
  await screen.findByText(/Tidak ada yang perlu ditransfer/);
  expect(await violations()).toEqual([]);
});

it('so does the quiz with what is missing in it, and its result', async () => {
  const { user } = openShop('/quiz', { shop: createMemoryShop() });
  await user.click(await screen.findByRole('button', { name: 'Lihat hasil' }));
  expect(await violations()).toEqual([]);
  await user.type(screen.getByLabelText('Nama'), 'Dewi');
  await user.type(screen.getByLabelText('Email'), 'dewi@contoh.test');
  for (const choice of document.querySelectorAll<HTMLInputElement>('.choice:first-of-type input')) choice.click();
  await user.click(screen.getByText('Lihat hasil'));
  await screen.findByText('Artinya');
  expect(await violations()).toEqual([]);
});

it('so does the zakat tracker, with its dialogs', async () => {
  const shop = createMemoryShop();
  const { user } = openShop('/zakat', { shop, as: shop.logIn('ani') });
  await user.click(await screen.findByRole('button', { name: 'BELI/JUAL EMAS' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'BELI/JUAL EMAS' }));
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await violations()).toEqual([]);
  await user.click(dialog.getByLabelText('Beli'));
  await user.type(dialog.getByLabelText('Jenis emas'), 'Antam');
  await user.type(dialog.getByLabelText('Berat (gram)'), '90');
  await user.type(dialog.getByLabelText('Kadar (%)'), '100');
  await user.type(dialog.getByLabelText('Tanggal transaksi'), '01/01/2024');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  await user.click(await screen.findByRole('button', { name: 'Hapus Beli 90 gram Antam' }));
  await screen.findByRole('alertdialog', { name: 'Hapus catatan' });
  expect(await violations()).toEqual([]);
});

it('so do an order of the account, and the question whether to delete it', async () => {
  const { user } = openShop('/account?tab=4', { shop: everything(), as: customer });
  await user.click(await screen.findByRole('button', { name: 'SE261128-ABCDEF' }));
  await screen.findByText('Rincian biaya');
  expect(await violations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  await user.click(screen.getByRole('tab', { name: 'Status Akun' }));
  await user.click(await screen.findByRole('button', { name: 'Hapus akun' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Hapus akun Anda?' });
  await user.click(within(dialog).getByRole('button', { name: 'Ya, hapus akun' }));
  await within(dialog).findByText('Wajib diisi.');
  expect(await violations()).toEqual([]);
});
