import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OrderStatus, orderStatus, orderStatuses } from './orderStatus.ts';
import { orderStatusLabel } from './orderStatusLabel.ts';
import { payBy } from './payBy.ts';
import { secondsLeft } from './secondsLeft.ts';
import { whyNotMoveOrder } from './whyNotMoveOrder.ts';

describe('an order status', () => {
  it('pending is waiting for payment [S4.36]', () => expect(orderStatusLabel('pending')).toBe('Menunggu pembayaran'));
  it('processing is being processed [S4.37]', () => expect(orderStatusLabel('processing')).toBe('Sedang diproses'));
  it('shipped is on its way [S4.38]', () => expect(orderStatusLabel('shipped')).toBe('Sedang dikirim'));
  it('complete is done [S4.39]', () => expect(orderStatusLabel('complete')).toBe('Selesai'));
  it('cancelled is cancelled [S4.40]', () => expect(orderStatusLabel('cancelled')).toBe('Dibatalkan'));

  it('is known in any case [S4.41]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...orderStatuses), fc.infiniteStream(fc.boolean()), (status, coins) => {
        const mixed = [...status].map((letter) => (coins.next().value ? letter.toUpperCase() : letter)).join('');
        expect(orderStatus(mixed)).toBe(status);
        expect(orderStatusLabel(mixed)).toBe(orderStatusLabel(status));
      }),
    );
  });

  it('that nobody knows is shown as it is [S4.42]', () => {
    for (const word of ['Refunded', '', 'pending ', 'constructor', '__proto__']) {
      expect(orderStatusLabel(word)).toBe(word);
      expect(orderStatus(word)).toBeUndefined();
    }
  });
});

describe('moving an order', () => {
  const allowed = (isOnlineOnly: boolean) =>
    orderStatuses.flatMap((from) =>
      orderStatuses.filter((to) => !whyNotMoveOrder(from, to, isOnlineOnly)).map((to) => `${from} > ${to}`),
    );

  it('goes from payment over shipping to the end, or is cancelled before it is shipped', () => {
    expect(allowed(false)).toEqual([
      'pending > processing',
      'pending > cancelled',
      'processing > shipped',
      'processing > cancelled',
      'shipped > complete',
    ]);
  });

  it('skips shipping when nothing is shipped', () => {
    expect(allowed(true)).toEqual([
      'pending > processing',
      'pending > cancelled',
      'processing > complete',
      'processing > cancelled',
      'shipped > complete',
    ]);
  });

  it('says from where to where when it is refused', () => {
    const back: [OrderStatus, OrderStatus] = ['complete', 'pending'];
    expect(whyNotMoveOrder(...back, false)).toEqual({
      code: 'ORDER_MOVE_NOT_ALLOWED',
      from: 'complete',
      to: 'pending',
    });
  });
});

describe('the time to pay', () => {
  const ordered = new Date('2026-08-17T03:00:00Z');

  it('is 30 minutes after the order', () => {
    expect(payBy(ordered)).toEqual(new Date('2026-08-17T03:30:00Z'));
    expect(secondsLeft(payBy(ordered), ordered)).toBe(1800);
  });

  it('counts down by the second and ends at 0', () => {
    const until = payBy(ordered);
    const left = (ms: number) => secondsLeft(until, new Date(until.getTime() + ms));
    expect([-1001, -1000, -1, 0, 1, 86_400_000].map(left)).toEqual([2, 1, 1, 0, 0, 0]);
  });
});
