import { screen, within } from '@testing-library/react';
import { addToCart, findProducts, getStoreStatus, type ProductListItem, viewProducts } from 'shop-core/contract';
import { calendarDate, milligram, rupiah } from 'shop-core/rules';
import { on, sampleProfile, sampleSession } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { openShop } from '../testing/testApp.tsx';
import { sampleItem } from '../testing/testGoods.ts';
import { testShop } from '../testing/testShop.ts';

const shopOf = (...products: ProductListItem[]) => {
  const page = () => ({ products, totalItems: products.length, currentPage: 0 });
  return testShop(on(viewProducts, page), on(findProducts, page));
};
const ani = sampleSession();
const corporate = sampleSession({ profile: sampleProfile({ typeOfCustomer: 'CORPORATE' }) });

it('shows weight and purity beside the name, and the price of a visitor [S6.13]', async () => {
  openShop('/products', { shop: shopOf(sampleItem()) });
  const card = await screen.findByRole('article');
  expect(within(card).getByRole('link', { name: 'Emas Batangan 5 gram' })).toHaveAttribute('href', '/products/EB-5');
  expect(within(card).getByText('5 gram · 999,9')).toBeVisible();
  expect(within(card).getByText('Rp 11.540.000')).toBeVisible();
});

it('shows a customer the price of their own [S6.14]', async () => {
  openShop('/products', { as: ani, shop: shopOf(sampleItem({ price: rupiah(11_494_000) })) });
  const card = await screen.findByRole('article');
  expect(within(card).getByText('Rp 11.494.000')).toBeVisible();
  expect(within(card).queryByText('Rp 11.540.000')).toBeNull();
});

it('strikes the regular price through while a sale lasts', async () => {
  const days = { saleStart: calendarDate('2020-01-01'), saleEnd: calendarDate('2999-01-01') };
  openShop('/products', { shop: shopOf(sampleItem({ ...days, salePrice: rupiah(11_000_000) })) });
  const card = await screen.findByRole('article');
  expect(within(card).getByText('Rp 11.000.000')).toBeVisible();
  expect(within(card).getByText('Rp 11.540.000').closest('s')).not.toBeNull();
  expect(within(card).getByText('Promo')).toBeVisible();
});

it('shortens a long name to 30 letters for the eye, not for the ear [S9.6]', async () => {
  const name = 'Emas Batangan Seri Senja Nusantara Edisi Terbatas';
  openShop('/products', { shop: shopOf(sampleItem({ name })) });
  expect(await screen.findByRole('link', { name })).toHaveTextContent('Emas Batangan Seri Senja Nusan…');
});

it.each([0, -1])('shows HABIS instead of a price at a stock of %d, and sells nothing [S4.12]', async (stock) => {
  openShop('/products', { as: ani, shop: shopOf(sampleItem({ stock })) });
  const card = await screen.findByRole('article');
  expect(within(card).getByText('HABIS')).toBeVisible();
  expect(within(card).queryByText(/^Rp/)).toBeNull();
  expect(within(card).getByRole('spinbutton')).toHaveValue('0');
  expect(within(card).getByRole('button', { name: /^Tambah/ })).toBeDisabled();
  expect(within(card).getByRole('button', { name: 'Beli Emas Batangan 5 gram' })).toBeDisabled();
});

it('starts at 1, with a Beli that buys; at 0 neither minus nor Beli does anything, and the stock is the end [S5.31, S5.33]', async () => {
  const { user } = openShop('/products', { as: ani, shop: shopOf(sampleItem({ stock: 2 })) });
  const card = await screen.findByRole('article');
  const [minus, plus] = [/^Kurangi/, /^Tambah/].map((name) => within(card).getByRole('button', { name }));
  const buy = within(card).getByRole('button', { name: 'Beli Emas Batangan 5 gram' });
  expect(within(card).getByRole('spinbutton')).toHaveValue('1');
  expect(buy).toBeEnabled();
  if (minus) await user.click(minus);
  expect(minus).toBeDisabled();
  expect(buy).toBeDisabled();
  if (plus) await user.dblClick(plus);
  expect(within(card).getByRole('spinbutton')).toHaveValue('2');
  expect(minus).toBeEnabled();
  expect(plus).toBeDisabled();
  expect(buy).toBeEnabled();
});

it('adds the pieces that were chosen, and starts again at 1', async () => {
  const shop = shopOf(sampleItem({ price: rupiah(11_494_000) }));
  const { user } = openShop('/products', { as: ani, shop });
  const card = await screen.findByRole('article');
  const amount = within(card).getByRole('spinbutton');
  await user.clear(amount);
  await user.type(amount, '3');
  await user.click(within(card).getByRole('button', { name: /^Beli/ }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(shop.requestsOf(addToCart).map(({ ask }) => ask.body)).toEqual([
    { customerCode: 'C1', sku: 'EB-5', price: 11_494_000, quantity: 3 },
  ]);
  expect(amount).toHaveValue('1');
});

const sentence = 'Pilih variasi terlebih dahulu di detil produk';

it('has stepper and Beli on a product of variations, which is not put in the cart but shows where to choose [S5.28]', async () => {
  const shop = shopOf(sampleItem({ typeCode: 'VP' }));
  const { user } = openShop('/products', { as: ani, shop });
  const card = await screen.findByRole('article');
  expect(within(card).queryByRole('link', { name: 'Pilih variasi' })).toBeNull();
  await user.click(within(card).getByRole('button', { name: /^Tambah/ }));
  await user.click(within(card).getByRole('button', { name: /^Beli/ }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(within(card).getByRole('link', { name: 'Pilih variasi' })).toHaveAttribute('href', '/products/EB-5');
  expect(shop.requestsOf(addToCart)).toEqual([]);
});

it('asks a visitor to log in first, also for a product of variations [S5.25, S5.26]', async () => {
  const { user } = openShop('/products', { shop: shopOf(sampleItem({ typeCode: 'VP' })) });
  const card = await screen.findByRole('article');
  await user.click(within(card).getByRole('button', { name: /^Tambah/ }));
  await user.click(within(card).getByRole('button', { name: /^Beli/ }));
  expect(await screen.findByRole('dialog', { name: 'Masuk untuk membeli' })).toBeVisible();
  expect(screen.queryByText(sentence)).toBeNull();
});

it.each([
  ['CORPORATE', true],
  ['ALL', true],
  ['INDIVIDU', false],
] as const)('marks segment %s for a corporate customer: %s [S2.90, S6.16]', async (segment, isMarked) => {
  openShop('/products', { as: corporate, shop: shopOf(sampleItem({ segment })) });
  const card = await screen.findByRole('article');
  expect(within(card).queryAllByText('Harga Corporate')).toHaveLength(isMarked ? 1 : 0);
  expect(card.classList.contains('is-corporate')).toBe(isMarked);
});

it('marks nothing for others [S2.90, S6.16]', async () => {
  openShop('/products', { as: ani, shop: shopOf(sampleItem({ segment: 'ALL' })) });
  const card = await screen.findByRole('article');
  expect(within(card).queryByText('Harga Corporate')).toBeNull();
  expect(card).not.toHaveClass('is-corporate');
});

it('sells nothing while the store is closed [S4.9]', async () => {
  const shop = shopOf(sampleItem());
  shop.handle(on(getStoreStatus, () => ({ value: 'CLOSE' })));
  const { user } = openShop('/products', { as: ani, shop });
  const card = await screen.findByRole('article');
  await screen.findByText('Toko sedang tutup.');
  await user.click(within(card).getByRole('button', { name: /^Tambah/ }));
  expect(within(card).getByRole('button', { name: /^Beli/ })).toBeDisabled();
});

it('names the category of what is no gold', async () => {
  const course = { weight: milligram(0), purity: null, categoryName: 'Edukasi' };
  openShop('/products', { shop: shopOf(sampleItem(course)) });
  expect(within(await screen.findByRole('article')).getByText('Edukasi')).toBeVisible();
});
