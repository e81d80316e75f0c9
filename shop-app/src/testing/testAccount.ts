import type { OrderRow, PointRow } from 'shop-core/contract';
import { calendarDate, rupiah } from 'shop-core/rules';
import { samplePlaced } from './testOrder.ts';

export function samplePointRow(about: Partial<PointRow> = {}): PointRow {
  return {
    id: 1,
    date: calendarDate('2026-11-03'),
    credit: 0,
    debit: 0,
    balance: 0,
    expiresOn: null,
    isExpired: false,
    description: null,
    ...about,
  };
}

export function sampleOrderRow(about: Partial<OrderRow> = {}): OrderRow {
  return {
    orderCode: samplePlaced().order.orderCode,
    orderDate: calendarDate('2026-11-28'),
    grandTotal: rupiah(1_760_912),
    status: 'pending',
    ...about,
  };
}

/** A page of many things, as a server cuts it: `page` counts from 0. */
export function cutPage<T>(all: readonly T[], { page, size }: { page: number; size: number }) {
  return { rows: all.slice(page * size, (page + 1) * size), totalItems: all.length, currentPage: page };
}
