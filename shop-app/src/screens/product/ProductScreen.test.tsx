import { screen, waitFor, within } from '@testing-library/react';
import {
  addToCart,
  getProduct,
  getProductAsCustomer,
  getStoreNotice,
  getStoreStatus,
  type ProductDetail,
  type ProductListItem,
  viewProducts,
} from 'shop-core/contract';
import { calendarDate, rupiah } from 'shop-core/rules';
import { on, refuse, sampleProfile, sampleSession } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { openShop } from '../../testing/testApp.tsx';
import { sampleDetail, sampleItem, sampleRing } from '../../testing/testGoods.ts';
import { password, testShop } from '../../testing/testShop.ts';

const ani = sampleSession();
const shopOf = (product: ProductDetail) =>
  testShop(
    on(getProduct, () => product),
    on(getProductAsCustomer, () => product),
  );
const title = (name = 'Emas Batangan 5 gram') => screen.findByRole('heading', { level: 1, name });
/** Stepper and button stand beside the facts and in the bar of phones, one of which the style sheet shows. */
const first = <T,>([one]: T[]): T => {
  if (one === undefined) throw new Error('nothing there');
  return one;
};
const beli = () => first(screen.getAllByRole('button', { name: 'Beli' }));
const minus = () => first(screen.getAllByRole('button', { name: /^Kurangi/ }));
const plus = () => first(screen.getAllByRole('button', { name: /^Tambah/ }));

it('shows a skeleton, then the product', async () => {
  const shop = testShop();
  const held = shop.hold(getProduct);
  openShop('/products/EB-5', { shop });
  expect(await screen.findByText('Memuat produk')).toBeInTheDocument();
  held.release();
  expect(await title()).toBeVisible();
});

it('says that there is no such product, and leads to the others', async () => {
  const { user, address } = openShop('/products/ZZ%2F9');
  expect(await title('Produk tidak ditemukan')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Lihat semua produk' }));
  expect(address()).toBe('/products');
});

it('says when it could not be loaded, and tries again', async () => {
  const shop = testShop();
  const fault = shop.fail({ code: 'UNEXPECTED' }, getProduct);
  const { user } = openShop('/products/EB-5', { shop });
  const again = await screen.findByRole('button', { name: 'Coba lagi' });
  fault.mend();
  await user.click(again);
  expect(await title()).toBeVisible();
});

it('shows the sale price large and the regular one struck through, with its meaning said [S2.92]', async () => {
  const days = { saleStart: calendarDate('2020-01-01'), saleEnd: calendarDate('2999-01-01') };
  openShop('/products/EB-5', { shop: shopOf(sampleDetail({ ...days, salePrice: rupiah(11_000_000) })) });
  await title();
  const regular = screen.getAllByText('Rp 11.540.000');
  expect(regular.every((price) => price.closest('s'))).toBe(true);
  expect(first(regular).closest('s')?.parentElement).toHaveTextContent('harga normal');
  expect(screen.getAllByText('Rp 11.000.000')[0]?.closest('s')).toBeNull();
});

it('shows one price when there is no sale, that of the customer [S2.92, S6.14]', async () => {
  openShop('/products/EB-5', { as: ani, shop: shopOf(sampleDetail({ price: rupiah(11_494_000) })) });
  await title();
  expect(first(screen.getAllByText('Rp 11.494.000'))).toBeVisible();
  expect(screen.queryByText('Rp 11.540.000')).toBeNull();
});

it('shows stars and the number of reviews [S2.93]', async () => {
  openShop('/products/EB-5', { shop: shopOf(sampleDetail({ rating: 3.4 })) });
  await title();
  const words = screen.getByText('Nilai 3,4 dari 5');
  expect(words.parentElement?.querySelectorAll('.stars__star')).toHaveLength(5);
  expect(words.parentElement?.querySelectorAll('.stars__star.is-on')).toHaveLength(3);
  expect(screen.getByText('3 ulasan')).toBeVisible();
});

it('does not say 0 of 5 of what nobody reviewed', async () => {
  openShop('/products/EB-5', { shop: shopOf(sampleDetail({ rating: 0, reviewCount: 0 })) });
  await title();
  expect(screen.getByText('Belum ada nilai')).toBeInTheDocument();
  expect(screen.queryByText(/dari 5/)).toBeNull();
});

it('shows category, tags and SKU, beside weight and purity [S2.94]', async () => {
  openShop('/products/EB-5');
  await title();
  const facts = screen
    .getAllByRole('term')
    .map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent]);
  expect(facts).toEqual([
    ['Berat', '5 gram'],
    ['Kadar', '999,9'],
    ['Kategori', 'Emas Batangan'],
    ['Tag', 'Kepingan kecil'],
    ['SKU', 'EB-5'],
    ['Stok', '60'],
  ]);
  expect(screen.getByRole('link', { name: 'Kepingan kecil' })).toHaveAttribute('href', '/products?cat=7&sub=71');
});

it('shows description and notes under DESKRIPSI, without what could do harm [S2.97]', async () => {
  const description = '<p>Murni <b>sekali</b></p><img src=x onerror="alert(1)"><script>alert(2)</script>';
  const product = sampleDetail({ description, notes: '<p>Simpan kering</p>', purchaseNote: 'Nota disertakan' });
  openShop('/products/EB-5', { shop: shopOf(product) });
  await title();
  const words = screen.getByRole('tabpanel', { name: 'DESKRIPSI' });
  expect(await within(words).findByText('sekali')).toBeVisible();
  expect(words).toHaveTextContent('Murni sekali');
  expect(await within(words).findByText('Simpan kering')).toBeVisible();
  expect(words).toHaveTextContent('Nota disertakan');
  expect(words.querySelector('script, [onerror]')).toBeNull();
});

it('asks for a variation before it sells one, and remembers it in the address [S2.95, S5.29]', async () => {
  const shop = shopOf(sampleRing());
  const { user, address } = openShop('/products/CN', { as: ani, shop });
  await title('Cincin Ombak');
  await user.click(beli());
  expect(await screen.findByText('Pilih variasi terlebih dahulu')).toBeVisible();
  expect(screen.getByText('Pilih salah satu.')).toBeVisible();
  expect(screen.getByRole('radio', { name: '12' })).toHaveFocus();
  expect(screen.getByRole('radio', { name: /^16/ })).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: '14' }));
  expect(address()).toBe('/products/CN?variasi=CN-14');
  expect(screen.getByText('CN-14')).toBeVisible();
  expect(screen.queryByText('Pilih salah satu.')).toBeNull();
  await user.click(beli());
  await screen.findByText('Keranjang berhasil diperbaharui');
  expect(shop.requestsOf(addToCart).map(({ ask }) => ask.body)).toEqual([
    { customerCode: 'C1', sku: 'CN-14', price: 11_540_000, quantity: 1 },
  ]);
});

it('does not sell more of a variation than there is', async () => {
  const { user } = openShop('/products/CN?variasi=CN-14', { as: ani, shop: shopOf(sampleRing()) });
  await title('Cincin Ombak');
  await user.click(plus());
  expect(first(screen.getAllByRole('spinbutton'))).toHaveValue('2');
  expect(plus()).toBeDisabled();
});

it('sells as many as the stepper says, from 1; at 0 neither minus nor Beli does anything [S2.96, S5.31, S5.33]', async () => {
  const { user, shop } = openShop('/products/EB-5', { as: ani });
  await title();
  expect(first(screen.getAllByRole('spinbutton'))).toHaveValue('1');
  expect(beli()).toBeEnabled();
  await user.click(minus());
  expect(minus()).toBeDisabled();
  expect(beli()).toBeDisabled();
  for (let press = 0; press < 3; press += 1) await user.click(plus());
  await user.click(minus());
  await user.click(beli());
  await screen.findByText('Keranjang berhasil diperbaharui');
  expect(shop.requestsOf(addToCart).map(({ ask }) => [ask.body.sku, ask.body.quantity])).toEqual([['EB-5', 2]]);
});

it('sells nothing for a typed quantity above the stock, and says how many there are', async () => {
  const { user, shop } = openShop('/products/EB-5', { as: ani });
  await title();
  const amount = first(screen.getAllByRole('spinbutton'));
  await user.clear(amount);
  await user.type(amount, '9999');
  await user.click(beli());
  expect(screen.getByText('Maksimal 60.')).toBeVisible();
  expect(amount).toHaveValue('9999');
  expect(beli()).toBeDisabled();
  expect(shop.count(addToCart)).toBe(0);
  await user.clear(amount);
  await user.type(amount, '60{Enter}');
  await user.click(beli());
  await screen.findByText('Keranjang berhasil diperbaharui');
  expect(shop.requestsOf(addToCart).at(0)?.ask.body.quantity).toBe(60);
});

it('says in a toast that the stock no longer suffices [S5.30]', async () => {
  const shop = testShop(on(addToCart, () => refuse({ code: 'OUT_OF_STOCK', available: 0 })));
  const { user } = openShop('/products/EB-5', { as: ani, shop });
  await title();
  await user.click(beli());
  const toasts = screen.getByRole('region', { name: 'Pemberitahuan' });
  expect(await within(toasts).findByText('Stok tidak mencukupi.')).toBeVisible();
});

it('sends a visitor to the login and back to the same choice', async () => {
  const { user, address } = openShop('/products/CN?variasi=CN-12', { shop: shopOf(sampleRing()) });
  await title('Cincin Ombak');
  await user.click(beli());
  await waitFor(() => expect(address()).toBe(`/login?next=${encodeURIComponent('/products/CN?variasi=CN-12')}`));
  await user.type(await screen.findByLabelText('Username'), 'ani');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'MASUK' }));
  await title('Cincin Ombak');
  expect(screen.getByRole('radio', { name: '12' })).toBeChecked();
});

it('shows HABIS instead of a price, and sells nothing [S4.12]', async () => {
  openShop('/products/EB-5', { as: ani, shop: shopOf(sampleDetail({ stock: 0 })) });
  await title();
  expect(first(screen.getAllByText('HABIS'))).toBeVisible();
  expect(screen.queryByText('Rp 11.540.000')).toBeNull();
  expect(beli()).toBeDisabled();
});

it('disables Beli while the store is closed, and says why [S4.10]', async () => {
  const shop = testShop(
    on(getStoreStatus, () => ({ value: 'CLOSE' })),
    on(getStoreNotice, () => ({ value: 'Buka Senin.' })),
  );
  openShop('/products/EB-5', { as: ani, shop });
  await title();
  expect(await screen.findByText('Buka Senin.')).toBeVisible();
  expect(screen.getByText('Toko sedang tutup.')).toBeVisible();
  for (const button of screen.getAllByRole('button', { name: 'Beli' })) expect(button).toBeDisabled();
});

it.each([
  ['CORPORATE', 'CORPORATE', true],
  ['ALL', 'CORPORATE', true],
  ['INDIVIDU', 'CORPORATE', false],
  ['ALL', 'INDIVIDU', false],
] as const)('marks segment %s for a customer %s: %s [S6.16]', async (segment, typeOfCustomer, isMarked) => {
  const as = sampleSession({ profile: sampleProfile({ typeOfCustomer }) });
  openShop('/products/EB-5', { as, shop: shopOf(sampleDetail({ segment })) });
  const page = (await title()).closest('.product');
  expect(screen.queryAllByText('Harga Corporate')).toHaveLength(isMarked ? 1 : 0);
  expect(page?.classList.contains('is-corporate')).toBe(isMarked);
});

it('shows 4 related products, never itself, what is in stock first [S2.99]', async () => {
  const products: ProductListItem[] = [1, 2, 3, 4, 5, 6].map((id) =>
    sampleItem({ id, sku: `R-${id}`, name: `Emas ${id}`, stock: id === 2 ? 0 : 5 }),
  );
  const { shop } = openShop('/products/EB-5', {
    shop: testShop(on(viewProducts, () => ({ products, totalItems: 6, currentPage: 0 }))),
  });
  const region = await screen.findByRole('region', { name: 'Produk terkait' });
  const names = within(region)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Emas 3', 'Emas 4', 'Emas 5', 'Emas 6']);
  expect(shop.requestsOf(viewProducts).at(0)?.ask.body).toMatchObject({ categoryId: 7 });
});

it('tells a visitor in a toast to log in before buying a related product [S5.27]', async () => {
  const products = [sampleItem({ id: 2, sku: 'EB-10', name: 'Emas Batangan 10 gram' })];
  const { user, address } = openShop('/products/EB-5', {
    shop: testShop(on(viewProducts, () => ({ products, totalItems: 1, currentPage: 0 }))),
  });
  const region = await screen.findByRole('region', { name: 'Produk terkait' });
  await user.click(within(region).getByRole('button', { name: /^Tambah/ }));
  await user.click(within(region).getByRole('button', { name: /^Beli/ }));
  expect(await screen.findByText('Anda belum masuk, silahkan login terlebih dahulu')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/products/EB-5');
});

it('starts afresh with the next product', async () => {
  const other = sampleItem({ id: 2, sku: 'EB-10', name: 'Emas Batangan 10 gram' });
  const shop = testShop(
    on(viewProducts, () => ({ products: [other], totalItems: 1, currentPage: 0 })),
    on(getProduct, ({ params }) =>
      params.sku === 'EB-5' ? sampleDetail() : sampleDetail({ id: 2, sku: 'EB-10', name: other.name }),
    ),
  );
  const { user } = openShop('/products/EB-5', { shop });
  await title();
  await user.click(plus());
  await user.click(await screen.findByRole('link', { name: other.name }));
  await title(other.name);
  expect(first(screen.getAllByRole('spinbutton'))).toHaveValue('1');
});
