import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { apiFailure } from './apiFailure.ts';

const figures = {
  'total-amount': 1,
  'discount-coupon': 0,
  'unique-code': 0,
  'shipping-cost': 0,
  'discount-redeem': 0,
  'redeem-point': 0,
  'grand-total': 1,
  'point-reward': 0,
};
const whole = {
  message: ['Rincian pesanan berubah.'],
  code: 'PRICING_CHANGED',
  params: { differing: ['grandTotal'] },
  errors: { 'postal-code': 'Wajib diisi.' },
  figures,
  requestId: 'r1',
};

describe('the body of a failure', () => {
  it('goes out and comes back as it is', () => {
    const read = z.decode(apiFailure, whole);
    expect(read.figures).toMatchObject({ totalAmount: 1, grandTotal: 1 });
    expect(z.encode(apiFailure, read)).toEqual(whole);
  });

  it('may be a message alone, as a list or as a text', () => {
    expect(z.decode(apiFailure, { message: ['Stok habis', 'lain'] })).toEqual({ message: ['Stok habis', 'lain'] });
    expect(z.decode(apiFailure, { message: 'Stok habis' })).toEqual({ message: ['Stok habis'] });
    expect(z.decode(apiFailure, {})).toEqual({ message: [] });
    expect(z.decode(apiFailure, { message: null })).toEqual({ message: [] });
  });

  it('may name several sentences a field, of which the first is shown', () => {
    const read = z.decode(apiFailure, { errors: { email: ['Wajib diisi.', 'lain'], name: 'Terlalu panjang' } });
    expect(read.errors).toEqual({ email: 'Wajib diisi.', name: 'Terlalu panjang' });
  });

  it.each([
    ['message', { de: 'x' }],
    ['code', 42],
    ['params', 'none'],
    ['errors', ['email']],
    ['errors', { email: { code: 1 } }],
    ['figures', { ...figures, 'grand-total': '1' }],
    ['requestId', null],
  ])('is read without its %s when that is %j, and the rest is kept', (name, odd) => {
    const read: Record<string, unknown> = z.decode(apiFailure, { ...whole, [name]: odd } as never);
    const { [name]: _, ...rest } = z.decode(apiFailure, whole) as Record<string, unknown>;
    expect(read).toEqual(name === 'message' ? { ...rest, message: [] } : rest);
  });
});
