import { screen, waitFor, within } from '@testing-library/react';
import { addToCart, findProducts, getCategories, getSubCategories, viewProducts } from 'shop-core/contract';
import { on, sampleSession } from 'shop-core/testing';
import { expect, it, vi } from 'vitest';
import { openShop } from '../../testing/testApp.tsx';
import { sampleItem } from '../../testing/testGoods.ts';
import { password, testShop } from '../../testing/testShop.ts';

const card = () => screen.findByRole('article');
const choosePiece = async (user: ReturnType<typeof openShop>['user']) => {
  await user.click(within(await card()).getByRole('button', { name: /^Tambah/ }));
  await user.click(within(await card()).getByRole('button', { name: /^Beli/ }));
};

it('shows skeletons first, then how many products there are', async () => {
  const shop = testShop();
  const held = shop.hold(viewProducts);
  openShop('/products', { shop });
  expect(await screen.findByText('Memuat produk')).toBeInTheDocument();
  held.release();
  expect(await screen.findByText('1 produk')).toBeVisible();
  expect(screen.queryByText('Memuat produk')).toBeNull();
});

it('asks a visitor nothing but public prices, 12 at a time [S2.86]', async () => {
  const { shop } = openShop('/products');
  await card();
  expect(shop.requestsOf(findProducts)).toEqual([]);
  expect(shop.requestsOf(viewProducts).map(({ ask }) => ask.body)).toEqual([
    expect.objectContaining({ page: 0, size: 12, searchBy: null, categoryId: null, subCategoryId: null }),
  ]);
});

it('reads search, category, sub-category and page from the address [S2.87]', async () => {
  const shop = testShop(on(getSubCategories, () => [{ id: 81, name: 'Dinar' }]));
  openShop('/products?s=emas&cat=8&sub=81&page=3', { shop });
  expect(await screen.findByRole('heading', { level: 1, name: 'Koin' })).toBeVisible();
  await card();
  expect(shop.requestsOf(viewProducts).at(0)?.ask.body).toMatchObject({
    page: 2,
    searchBy: 'emas',
    categoryId: 8,
    subCategoryId: 81,
  });
  expect(screen.getByRole('searchbox', { name: 'Cari di sini' })).toHaveValue('emas');
  expect(screen.getByLabelText('Kategori')).toHaveValue('8');
  expect(screen.getByText('1 produk untuk “emas”')).toBeVisible();
});

it('searches from its own box, on the first page again and within the category [S2.83]', async () => {
  const { user, address } = openShop('/products?cat=8&page=2');
  const box = await screen.findByRole('searchbox', { name: 'Cari di sini' });
  await user.type(box, ' dinar {Enter}');
  expect(address()).toBe('/products?cat=8&s=dinar');
  await waitFor(() => expect(box).toHaveFocus());
});

it('offers Semua and the categories [S2.84]', async () => {
  const { user, address } = openShop('/products?cat=8&sub=81&mobile=1');
  const select = await screen.findByLabelText('Kategori');
  await within(select).findByRole('option', { name: 'Emas Batangan' });
  const names = within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Semua', 'Emas Batangan', 'Koin']);
  await user.selectOptions(select, 'Emas Batangan');
  expect(address()).toBe('/products?cat=7&mobile=1');
  await user.selectOptions(select, 'Semua');
  expect(address()).toBe('/products?mobile=1');
});

it('lists the sub-categories as tags that choose and unchoose [S2.85]', async () => {
  const tags = [
    { id: 81, name: 'Dinar' },
    { id: 82, name: 'Dirham' },
  ];
  const { user, address, shop } = openShop('/products?cat=8', { shop: testShop(on(getSubCategories, () => tags)) });
  const list = await screen.findByRole('list', { name: 'Sub-kategori' });
  await user.click(within(list).getByRole('link', { name: 'Dirham' }));
  expect(address()).toBe('/products?cat=8&sub=82');
  expect(within(list).getByRole('link', { name: 'Dirham' })).toHaveAttribute('aria-current', 'true');
  await user.click(within(list).getByRole('link', { name: 'Dirham' }));
  expect(address()).toBe('/products?cat=8');
  expect(shop.requestsOf(getSubCategories).map(({ ask }) => ask.params.categoryId)).toEqual([8]);
});

it('turns pages by links, and begins each at its top [S2.86, S2.87]', async () => {
  const many = () => ({ products: [sampleItem()], totalItems: 30, currentPage: 0 });
  const { user, address } = openShop('/products?s=emas', { shop: testShop(on(viewProducts, many)) });
  const pages = await screen.findByRole('navigation', { name: 'Halaman' });
  expect(within(pages).queryByRole('link', { name: 'Halaman 4' })).toBeNull();
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  await user.click(within(pages).getByRole('link', { name: 'Halaman 3' }));
  expect(address()).toBe('/products?s=emas&page=3');
  await waitFor(() => expect(scroll).toHaveBeenCalledWith(0, 0));
});

it('is put in another order by choice, on the first page again, and back works', async () => {
  const shop = testShop();
  const { user, address, back } = openShop('/products?cat=8&page=2', { shop });
  const order = await screen.findByLabelText('Urutkan');
  const names = within(order)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Pilihan toko', 'Harga terendah', 'Harga tertinggi', 'Nama A-Z', 'Nilai tertinggi']);
  await user.selectOptions(order, 'Harga tertinggi');
  expect(address()).toBe('/products?cat=8&sort=-price');
  await waitFor(() =>
    expect(shop.requestsOf(viewProducts).at(-1)?.ask.body).toMatchObject({
      page: 0,
      categoryId: 8,
      sort: [{ columnName: 'price', isAscending: false }],
    }),
  );
  back();
  await waitFor(() => expect(order).toHaveValue(''));
  expect(address()).toBe('/products?cat=8&page=2');
});

it('has category and order in a sheet on phones', async () => {
  const { user, address } = openShop('/products');
  await user.click(await screen.findByRole('button', { name: 'Filter dan urutan' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filter dan urutan' });
  await user.selectOptions(await within(sheet).findByLabelText('Kategori'), 'Koin');
  await user.selectOptions(within(sheet).getByLabelText('Urutkan'), 'Harga terendah');
  expect(address()).toBe('/products?cat=8&sort=price');
  await user.click(within(sheet).getByRole('button', { name: 'Lihat produk' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('leads back from a page past the end', async () => {
  const none = () => ({ products: [], totalItems: 30, currentPage: 98 });
  const { user, address } = openShop('/products?page=99', { shop: testShop(on(viewProducts, none)) });
  expect(await screen.findByText('Halaman ini kosong')).toBeVisible();
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Ke halaman pertama' }));
  expect(address()).toBe('/products');
});

it.each(['0', '-1', 'dua', '1.5', '99999999999999999999'])(
  'takes the page "%s" of an address for the first',
  async (page) => {
    const { shop } = openShop(`/products?page=${page}&cat=x&sub=-4`);
    await card();
    expect(shop.requestsOf(viewProducts).at(0)?.ask.body).toMatchObject({
      page: 0,
      categoryId: null,
      subCategoryId: null,
    });
  },
);

it('says when nothing was found, and leads on', async () => {
  const none = () => ({ products: [], totalItems: 0, currentPage: 0 });
  const { user, address } = openShop('/products?s=perunggu', { shop: testShop(on(viewProducts, none)) });
  expect(await screen.findByText('Tidak ada produk untuk “perunggu”')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Lihat semua produk' }));
  expect(address()).toBe('/products');
});

it('says when the list could not be loaded, and tries again', async () => {
  const shop = testShop();
  const fault = shop.fail({ code: 'UNEXPECTED' }, viewProducts);
  const { user } = openShop('/products', { shop });
  const error = await screen.findByText('Gagal memuat');
  fault.mend();
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Coba lagi' }));
  expect(await card()).toBeVisible();
  expect(error).not.toBeInTheDocument();
});

it('can do without the categories', async () => {
  const shop = testShop();
  shop.fail({ code: 'UNEXPECTED' }, getCategories);
  openShop('/products', { shop });
  expect(await card()).toBeVisible();
});

it('opens a login dialog for a visitor, and closes it when the login went through [S2.88, S5.26]', async () => {
  const { user, shop, address } = openShop('/products');
  await choosePiece(user);
  const dialog = await screen.findByRole('dialog', { name: 'Masuk untuk membeli' });
  expect(shop.requestsOf(addToCart)).toEqual([]);
  await user.type(await within(dialog).findByLabelText('Username'), 'ani');
  await user.type(within(dialog).getByLabelText('Password'), password);
  await user.click(within(dialog).getByRole('button', { name: 'MASUK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/products');
  expect(await screen.findByRole('button', { name: 'Akun Ani Wijaya' })).toBeVisible();
});

it('tells what was added in a dialog, with the way to the cart [S2.89]', async () => {
  const { user, address } = openShop('/products', { as: sampleSession() });
  await choosePiece(user);
  const dialog = await screen.findByRole('dialog', { name: 'Ditambahkan ke keranjang' });
  expect(within(dialog).getByText('Emas Batangan 5 gram sudah ada di keranjang Anda.')).toBeVisible();
  await user.click(within(dialog).getByRole('link', { name: 'Lihat keranjang' }));
  expect(address()).toBe('/cart');
});

it('says in a toast why something was not added, without a dialog', async () => {
  const shop = testShop();
  shop.failNext({ code: 'OUT_OF_STOCK', available: 0 }, addToCart);
  const { user } = openShop('/products', { as: sampleSession(), shop });
  await choosePiece(user);
  expect(await screen.findByText('Stok tidak mencukupi.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['a visitor', undefined, 'Daftarkan perusahaan', '/register'],
  ['an individual', sampleSession(), 'Lihat semua produk', '/products'],
])('tells %s of a list for companies who may buy there, and how a company registers', async (_who, as, link, href) => {
  const empty = () => ({ products: [], totalItems: 0, currentPage: 0, isCorporateOnly: true });
  const shop = testShop(on(viewProducts, empty), on(findProducts, empty));
  openShop('/products?cat=5', { shop, ...(as && { as }) });
  expect(await screen.findByText('Khusus pelanggan korporat')).toBeVisible();
  expect(screen.getByText(/hanya dapat dilihat dan dibeli oleh perusahaan yang terdaftar/)).toHaveTextContent(
    /“Daftar sebagai perusahaan”/,
  );
  expect(within(screen.getByRole('main')).getByRole('link', { name: link })).toHaveAttribute('href', href);
  expect(screen.queryByText('Belum ada produk di sini')).toBeNull();
});
