import { screen, waitFor, within } from '@testing-library/react';
import { createReview, getProduct, getProductAsCustomer, getReviews, type ProductDetail } from 'shop-core/contract';
import { on, sampleProfile, sampleSession } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { openShop } from '../../testing/testApp.tsx';
import { sampleReview } from '../../testing/testContent.ts';
import { sampleDetail } from '../../testing/testGoods.ts';
import { testShop } from '../../testing/testShop.ts';

const ani = sampleSession();
const shopOf = (about: Partial<ProductDetail> = {}) =>
  testShop(
    on(getProduct, () => sampleDetail(about)),
    on(getProductAsCustomer, () => sampleDetail(about)),
    on(getReviews, () => ({ totalItems: 73, reviews: [sampleReview(), sampleReview({ id: 2, isBuyer: false })] })),
    on(createReview, () => null),
  );
const visitor = undefined;
const openReviews = async (as: typeof ani | typeof visitor, shop = shopOf()) => {
  const opened = openShop('/products/EB-5', { shop, ...(as && { as }) });
  await opened.user.click(await screen.findByRole('tab', { name: 'REVIEW' }));
  return opened;
};
const form = () => screen.findByRole('form', { name: 'Tulis ulasan' });

it('stands in a tab beside the description, which the address remembers [S2.97, S2.98]', async () => {
  const { user, address } = await openReviews(ani);
  expect(address()).toBe('/products/EB-5?tab=1');
  expect(screen.getByRole('tab', { name: 'REVIEW', selected: true })).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tabpanel', { name: 'DESKRIPSI' })).toBeVisible();
  expect(address()).toBe('/products/EB-5');
});

it('lists who said what, when and with how many stars, of up to 50 [S2.98, S3.19]', async () => {
  const { shop } = await openReviews(ani);
  const list = await screen.findByRole('list', { name: 'Ulasan' });
  const [first, second] = within(list).getAllByRole('listitem');
  if (!first || !second) throw new Error('two were written');
  expect(within(first).getByText('Andini')).toBeVisible();
  expect(within(first).getByText('05/11/2026')).toBeVisible();
  expect(within(first).getByText('Nilai 4 dari 5')).toBeInTheDocument();
  expect(within(first).getByText('Rutin tiap bulan')).toBeVisible();
  expect(within(first).getByText('Segelnya rapi.')).toBeVisible();
  expect(within(first).getByText('Pembeli')).toBeVisible();
  expect(within(second).queryByText('Pembeli')).toBeNull();
  expect(screen.getByText('2 ulasan terbaru dari 73.')).toBeVisible();
  expect(shop.requestsOf(getReviews).at(0)?.ask.body).toMatchObject({ productId: 1, size: 50, status: 'APPROVE' });
});

it('asks for nothing before the tab is opened', async () => {
  const { shop } = openShop('/products/EB-5', { shop: shopOf() });
  await screen.findByRole('tab', { name: 'REVIEW' });
  expect(shop.requestsOf(getReviews)).toEqual([]);
});

it('says that there is none yet, or that they could not be loaded [S8.33]', async () => {
  const shop = shopOf();
  shop.handle(on(getReviews, () => ({ totalItems: 0, reviews: [] })));
  const fault = shop.fail({ code: 'UNEXPECTED' }, getReviews);
  const { user } = await openReviews(ani, shop);
  const again = await screen.findByRole('button', { name: 'Coba lagi' });
  fault.mend();
  await user.click(again);
  expect(await screen.findByText('Belum ada ulasan untuk produk ini.')).toBeVisible();
});

it.each(['INDIVIDU', 'CORPORATE'] as const)(
  'is sent by a customer (%s), and waits for an admin [S2.98, S6.15]',
  async (typeOfCustomer) => {
    const as = sampleSession({ profile: sampleProfile({ typeOfCustomer }) });
    const { user, shop } = await openReviews(as);
    const fields = within(await form());
    await user.click(fields.getByRole('radio', { name: '4 bintang' }));
    await user.type(fields.getByLabelText(/^Judul/), 'Bagus');
    await user.type(fields.getByLabelText(/^Ulasan/), 'Cepat sampai.');
    await user.click(fields.getByRole('button', { name: 'Kirim ulasan' }));
    expect(await screen.findByText('Review terkirim,menunggu persetujuan admin')).toBeVisible();
    expect(screen.getByText('Ulasan Anda tampil di sini setelah disetujui admin.')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Tulis ulasan' })).toBeNull();
    expect(shop.requestsOf(createReview).map(({ ask }) => ask.body)).toEqual([
      { customerCode: 'C1', productId: 1, rate: 4, title: 'Bagus', comment: 'Cepat sampai.' },
    ]);
  },
);

it('needs one to five stars, a title and a comment, and leads to what is missing [S5.34, S5.35]', async () => {
  const { user, shop } = await openReviews(ani);
  const fields = within(await form());
  const stars = fields
    .getAllByRole('radio')
    .map((star) => star.getAttribute('aria-label') ?? star.closest('label')?.textContent);
  expect(stars).toEqual(['1 bintang', '2 bintang', '3 bintang', '4 bintang', '5 bintang']);
  await user.click(fields.getByRole('button', { name: 'Kirim ulasan' }));
  expect(fields.getAllByText('Wajib diisi.')).toHaveLength(3);
  expect(fields.getByRole('radio', { name: '1 bintang' })).toHaveFocus();
  await user.click(fields.getByRole('radio', { name: '5 bintang' }));
  await user.click(fields.getByRole('button', { name: 'Kirim ulasan' }));
  expect(fields.getByLabelText(/^Judul/)).toHaveFocus();
  expect(shop.requestsOf(createReview)).toEqual([]);
});

it('keeps what was typed when it was refused, and in another tab [S8.18]', async () => {
  const shop = shopOf();
  shop.fail({ code: 'UNEXPECTED' }, createReview);
  const { user } = await openReviews(ani, shop);
  const fields = within(await form());
  await user.click(fields.getByRole('radio', { name: '4 bintang' }));
  await user.type(fields.getByLabelText(/^Judul/), 'Bagus');
  await user.type(fields.getByLabelText(/^Ulasan/), 'Cepat sampai.');
  await user.click(fields.getByRole('button', { name: 'Kirim ulasan' }));
  expect(await screen.findByText('Invalid format data')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'DESKRIPSI' }));
  await user.click(screen.getByRole('tab', { name: 'REVIEW' }));
  expect(fields.getByLabelText(/^Ulasan/)).toHaveValue('Cepat sampai.');
  expect(fields.getByRole('radio', { name: '4 bintang' })).toBeChecked();
});

it('is not asked for where the product takes none [S5.36]', async () => {
  await openReviews(ani, shopOf({ reviewsEnabled: false }));
  expect(await screen.findByText('Produk ini tidak menerima ulasan.')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Tulis ulasan' })).toBeNull();
});

it('asks a visitor to log in first, and leads back to the tab', async () => {
  const { user, address } = await openReviews(visitor);
  const panel = await screen.findByRole('tabpanel', { name: 'REVIEW' });
  await user.click(await within(panel).findByRole('link', { name: 'Masuk' }));
  await waitFor(() => expect(address()).toBe(`/login?next=${encodeURIComponent('/products/EB-5?tab=1')}`));
});
