import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeLine } from '../../contract/calls/cart.ts';
import { rupiah } from '../../rules/money/rupiah.ts';
import { renderShopHook, sampleLine, sampleSession } from '../../testing/react/index.ts';
import { cartShop } from './testCartShop.ts';
import { useCart } from './useCart.ts';
import { useRefreshPrices } from './useRefreshPrices.ts';

const outdated = (id: number, about = {}) =>
  sampleLine({ id, sku: `LM-${id}`, currentPrice: rupiah(950_000), isOutdated: true, ...about });

async function open(lines = [outdated(1), sampleLine({ id: 2, sku: 'LM-2' }), outdated(3)]) {
  const { shop } = cartShop(lines);
  const page = renderShopHook(() => ({ cart: useCart(), refresh: useRefreshPrices() }), {
    shop,
    session: sampleSession(),
  });
  const { result } = page;
  await waitFor(() => expect(result.current.cart.status).toBe('ready'));
  const refresh = () => act(() => result.current.refresh.run(undefined));
  return { ...page, shop, refresh, said: () => page.notices.map(({ sentence }) => sentence) };
}

describe('refreshing all prices', () => {
  it('takes today’s price for each outdated line, and says so once [S4.17, S8.21]', async () => {
    const { result, refresh, said, shop } = await open();
    expect(result.current.cart).toMatchObject({ isObsolete: true });
    expect(await refresh()).toMatchObject({ ok: true });
    expect(result.current.cart).toMatchObject({ isObsolete: false });
    expect(shop.requestsOf(changeLine).map(({ ask }) => [ask.body.id, ask.body.price])).toEqual([
      [1, 950_000],
      [3, 950_000],
    ]);
    expect(said()).toEqual(['Harga berhasil diperbaharui']);
  });

  it('leaves a line alone that is not sold any more: it has no other price to take', async () => {
    const gone = sampleLine({ id: 1, sku: 'LM-1', isOutdated: true });
    const { refresh, shop, said } = await open([gone, outdated(3)]);
    expect(await refresh()).toMatchObject({ ok: true });
    expect(shop.requestsOf(changeLine).map(({ ask }) => ask.body.id)).toEqual([3]);
    expect(said()).toEqual(['Harga berhasil diperbaharui']);
  });

  it('ends at a line that can’t be refreshed, and says why', async () => {
    const { result, refresh, said, shop } = await open();
    shop.failNext({ code: 'NOT_FOUND', what: 'PRODUCT' }, changeLine);
    expect(await refresh()).toMatchObject({ ok: false, error: { problem: { code: 'NOT_FOUND' } } });
    expect([shop.count(changeLine), said()]).toEqual([1, ['Produk tidak ditemukan.']]);
    expect(result.current.cart).toMatchObject({ isObsolete: true });
  });
});
