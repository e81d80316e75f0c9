import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createReview, getReviews } from '../../contract/calls/review.ts';
import { createMemoryShop, renderShopHook } from '../../testing/react/index.ts';
import { useReviews } from './useReviews.ts';
import { useSubmitReview } from './useSubmitReview.ts';

async function open({ id = 5, reviewsEnabled = true, isLoggedIn = true } = {}) {
  const shop = createMemoryShop();
  const page = renderShopHook(() => ({ reviews: useReviews(id), review: useSubmitReview({ id, reviewsEnabled }) }), {
    shop,
    ...(isLoggedIn && { session: shop.logIn('ani') }),
  });
  const { result, queryClient } = page;
  await waitFor(() => expect(result.current.reviews.data).toBeDefined());
  const write = async (rate: number | null = 4) => {
    await act(async () => {
      result.current.review.form.set('title', ' Bagus ');
      result.current.review.form.set('comment', 'Sampai besoknya.');
      result.current.review.form.set('rate', rate);
    });
    await act(() => result.current.review.form.onSubmit());
  };
  const look = async () => {
    await act(() => queryClient.invalidateQueries({ queryKey: ['samudra-emas', 'reviews'] }));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  };
  return { ...page, shop, write, look, said: () => page.notices.map(({ sentence }) => sentence) };
}

describe('a review', () => {
  it('that was sent is said to wait, and is not shown before it is approved [S8.17]', async () => {
    const { write, look, said, shop, result } = await open();
    expect(result.current.review.isSent).toBe(false);
    await write();
    expect(result.current.review.isSent).toBe(true);
    expect(said()).toEqual(['Review terkirim,menunggu persetujuan admin']);
    expect(shop.requestsOf(createReview)[0]?.ask.body).toEqual({
      ...{ customerCode: 'C1', productId: 5, rate: 4, title: 'Bagus', comment: 'Sampai besoknya.' },
    });
    expect(result.current.review.form.values).toEqual({ title: '', comment: '', rate: null });
    await look();
    await waitFor(() => expect(shop.count(getReviews)).toBeGreaterThan(1));
    expect(result.current.reviews.data?.reviews).toEqual([]);
    shop.approveReviews();
    await look();
    await waitFor(() =>
      expect(result.current.reviews.data?.reviews).toMatchObject([
        { name: 'Ani Wijaya', title: 'Bagus', rate: 4 },
        // Another's waited as well.
        { name: 'Cahya Laut', title: 'Biasa', rate: 2 },
      ]),
    );
  });

  it('refused for what stood in it says so, and stays [S8.18]', async () => {
    const { write, said, shop, result } = await open();
    shop.failNext({ code: 'FORM_INVALID', fields: [] }, createReview);
    await write();
    expect(said()).toEqual(['Invalid format data']);
    expect(result.current.review.form.values.title).toBe(' Bagus ');
    expect(result.current.review.isSent).toBe(false);
  });

  it('is one of a product and customer', async () => {
    const { write, said } = await open();
    await write();
    await write();
    expect(said().at(-1)).toBe('Anda sudah mengulas produk ini.');
  });

  it('without stars is not sent', async () => {
    const { write, shop, result } = await open();
    await write(null);
    expect([result.current.review.form.errorAt('rate'), shop.count(createReview)]).toEqual(['Wajib diisi.', 0]);
  });

  it('of a product that takes none has no form, and is refused without asking [S5.36]', async () => {
    const { write, said, shop, result } = await open({ id: 6, reviewsEnabled: false });
    expect(result.current.review.isOpen).toBe(false);
    await write();
    expect([said(), shop.count(createReview)]).toEqual([['Produk ini tidak menerima ulasan.'], 0]);
  });

  it('of a visitor waits for the login', async () => {
    const { write, said, shop } = await open({ isLoggedIn: false });
    await write();
    expect([said(), shop.count(createReview)]).toEqual([['Anda belum masuk, silahkan login terlebih dahulu'], 0]);
  });
});

it('of a product are read fifty at a time, approved ones only [S4.14, S7.43]', async () => {
  const { shop } = await open();
  expect(shop.requestsOf(getReviews)[0]?.ask.body).toEqual({ page: 0, size: 50, status: 'APPROVE', productId: 5 });
});
