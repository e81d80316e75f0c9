import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getCustomer } from '../../contract/calls/account.ts';
import { getOrders } from '../../contract/calls/checkout.ts';
import { getPointHistory } from '../../contract/calls/points.ts';
import type { OrderRow } from '../../contract/entities/orderRow.ts';
import { calendarDate } from '../../rules/dates/calendarDate.ts';
import { rupiah } from '../../rules/money/rupiah.ts';
import {
  createFakeShop,
  createMemoryShop,
  on,
  renderShopHook,
  sampleCustomer,
  sampleProfile,
  sampleSession,
} from '../../testing/react/index.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { useAccountStatus } from './useAccountStatus.ts';
import { useOrders } from './useOrders.ts';
import { usePointHistory } from './usePointHistory.ts';

const registerUrl = 'https://shop.example/register';

describe('where a customer stands', () => {
  it('is level, points, invitation and last visits [S2.128, S2.129, S2.131, S2.132, S2.138]', async () => {
    const shop = createMemoryShop();
    const session = shop.logIn('ani');
    const { result } = renderShopHook(() => useAccountStatus(registerUrl), { shop, session });
    await waitFor(() =>
      expect(result.current.data).toEqual({
        name: 'Ani Wijaya',
        avatar: null,
        level: 'Gold',
        points: { active: 40_000, used: 0, expired: 0 },
        referralCode: 'C1',
        referralLink: 'https://shop.example/register?ref=C1',
        influencer: 'Budi',
        lastLogin: '2026-01-05',
        lastTransaction: '2025-12-20',
      }),
    );
  });

  it.each([
    [[], null],
    [[{ name: '', code: 'C9' }], 'C9'],
    [
      [
        { name: 'Budi', code: 'C9' },
        { name: 'Cici', code: 'C8' },
      ],
      'Budi',
    ],
  ])('names of %j the first who invited, by the code where there is no name [S2.69]', async (influencers, name) => {
    const shop = createFakeShop({ handlers: [on(getCustomer, () => sampleCustomer({ influencers, fullName: null }))] });
    const { result } = renderShopHook(() => useAccountStatus(registerUrl), { shop, session: sampleSession() });
    await waitFor(() => expect(result.current.data).toMatchObject({ name: 'ani', influencer: name }));
  });

  it('is not asked for by a visitor, nor by who has to choose a password first', () => {
    const shop = createFakeShop();
    const first = { shop, session: sampleSession({ mustChangePassword: true }) };
    renderShopHook(() => [useAccountStatus(registerUrl), useOrders(1), usePointHistory(1)], { shop });
    renderShopHook(() => [useAccountStatus(registerUrl), useOrders(1), usePointHistory(1)], first);
    expect(shop.requests).toEqual([]);
  });
});

describe('the point history', () => {
  it('is read ten a page, the newest first [S2.133, S7.25]', async () => {
    const shop = createMemoryShop();
    const session = shop.logIn('ani');
    for (let points = 1; points <= 11; points += 1) shop.setPoints('ani', points);
    let page = 1;
    const { result, rerender } = renderShopHook(() => usePointHistory(page), { shop, session });
    await waitFor(() => expect(result.current.data).toMatchObject({ totalItems: 12, pages: 2, currentPage: 0 }));
    expect(result.current.data?.rows.map(({ balance }) => balance)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(shop.requestsOf(getPointHistory)[0]?.ask.body).toEqual({
      customerCode: 'C1',
      page: 0,
      size: 10,
      searchBy: null,
      sort: [{ columnName: 'transactionDate', isAscending: false }],
    });
    page = 2;
    rerender();
    // The page before stays while this one loads.
    expect(result.current.data?.rows).toHaveLength(10);
    expect(result.current.isPlaceholderData).toBe(true);
    await waitFor(() => expect(result.current.data?.rows.map(({ balance }) => balance)).toEqual([1, 40_000]));
  });
});

const order = (at: number, status: string): OrderRow => ({
  orderCode: `SE-${at}`,
  orderDate: calendarDate('2026-01-05'),
  grandTotal: rupiah(900_000),
  status,
});

describe('the orders', () => {
  const statuses = ['pending', 'PROCESSING', 'shipped', 'complete', 'cancelled', 'Retur'];
  const answer = on(getOrders, ({ body: { page, size } }) => ({
    orders: statuses.map((status, at) => order(at, status)).slice(page * size, (page + 1) * size),
    totalItems: statuses.length,
    currentPage: page,
  }));

  it('carry what their status is called [S2.134]', async () => {
    const shop = createFakeShop({ handlers: [answer] });
    const { result } = renderShopHook(() => useOrders(1), { shop, session: sampleSession() });
    await waitFor(() => expect(result.current.data).toMatchObject({ totalItems: 6, pages: 1 }));
    expect(result.current.data?.orders.map(({ label }) => label)).toEqual([
      'Menunggu pembayaran',
      'Sedang diproses',
      'Sedang dikirim',
      'Selesai',
      'Dibatalkan',
      'Retur',
    ]);
    expect(shop.requestsOf(getOrders)[0]?.ask.body).toEqual({ customerCode: 'C1', page: 0, size: 10 });
  });

  it('are read as many a page as is wanted', async () => {
    const shop = createFakeShop({ handlers: [answer] });
    const { result } = renderShopHook(() => useOrders(2, 4), { shop, session: sampleSession() });
    await waitFor(() => expect(result.current.data).toMatchObject({ pages: 2, currentPage: 1 }));
    expect(result.current.data?.orders.map(({ orderCode }) => orderCode)).toEqual(['SE-4', 'SE-5']);
  });

  it('of one customer never stand in for another’s', async () => {
    const shop = createFakeShop({ handlers: [answer] });
    const page = renderShopHook(() => ({ orders: useOrders(1), shop: useShop() }), { shop, session: sampleSession() });
    await waitFor(() => expect(page.result.current.orders.data?.orders).toHaveLength(6));
    const hold = shop.hold(getOrders);
    const other = sampleSession({ token: 'token-2', profile: sampleProfile({ customerCode: 'C2' }) });
    act(() => page.result.current.shop.signIn(other));
    expect(page.result.current.orders.data).toBeUndefined();
    await act(async () => hold.release());
  });
});
