import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getOrder } from '../../contract/calls/checkout.ts';
import type { PlacedOrder } from '../../contract/entities/order.ts';
import { calendarDate } from '../../rules/dates/calendarDate.ts';
import { rupiah } from '../../rules/money/rupiah.ts';
import { createFakeShop, on, refuse, renderShopHook, sampleSession } from '../../testing/react/index.ts';
import { useOrder } from './useOrder.ts';

const placed: PlacedOrder = {
  order: {
    orderCode: 'SE-1',
    orderDate: calendarDate('2026-01-05'),
    lines: [],
    status: 'pending',
    coupon: null,
    receiptNumber: null,
    shippingAddress: null,
    billingAddress: null,
    shippingType: null,
    bank: null,
    paymentMethod: 'Transfer bank',
    shippingCost: rupiah(0),
    totalAmount: rupiah(900_000),
    uniqueCode: 0,
    discountCoupon: rupiah(0),
    discountRedeem: rupiah(0),
    grandTotal: rupiah(900_000),
    note: null,
    history: [],
    payBy: new Date('2026-01-05T03:30:00Z'),
    serverTime: new Date('2026-01-05T03:00:00Z'),
  },
  name: 'Ani Wijaya',
  username: 'ani',
  email: 'ani@shop.example',
};
const shop = () =>
  createFakeShop({
    handlers: [
      on(getOrder, ({ params }) =>
        params.orderCode === 'SE-1' ? placed : refuse({ code: 'NOT_FOUND', what: 'ORDER' }),
      ),
    ],
  });

describe('an order', () => {
  it('is shown with who placed it [S7.27]', async () => {
    const { result } = renderShopHook(() => useOrder('SE-1'), { shop: shop(), session: sampleSession() });
    await waitFor(() => expect(result.current.data).toEqual(placed));
  });

  it('that is not there, or somebody else’s, is not found', async () => {
    const { result } = renderShopHook(() => useOrder('SE-2'), { shop: shop(), session: sampleSession() });
    await waitFor(() => expect(result.current.error).toMatchObject({ problem: { code: 'NOT_FOUND', what: 'ORDER' } }));
  });

  it('is not asked for by a visitor', () => {
    const fake = shop();
    const { result } = renderShopHook(() => useOrder('SE-1'), { shop: fake });
    expect([result.current.fetchStatus, fake.requests]).toEqual(['idle', []]);
  });
});
