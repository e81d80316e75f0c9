import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subsetsOf } from '../testSubsets.ts';
import { quantityBounds } from './quantityBounds.ts';
import { type AddToCartAttempt, whyNotAddToCart } from './whyNotAddToCart.ts';
import { whyNotQuantity } from './whyNotQuantity.ts';

const fine: AddToCartAttempt = {
  place: 'detail',
  isLoggedIn: true,
  customerType: 'INDIVIDU',
  product: { typeCode: 'SP', segment: 'INDIVIDU' },
  isVariationChosen: false,
  store: { status: 'OPEN', notice: '' },
  quantity: 1,
  stock: 5,
};
const variable = { ...fine.product, typeCode: 'VP' };
const why = (change: Partial<AddToCartAttempt>) => whyNotAddToCart({ ...fine, ...change });

describe('adding to the cart', () => {
  it('is fine for a customer, from a list or from the detail', () => {
    expect(why({})).toBeUndefined();
    expect(why({ place: 'list' })).toBeUndefined();
    expect(why({ product: variable, isVariationChosen: true })).toBeUndefined();
  });

  it('needs a login [S5.25]', () => expect(why({ isLoggedIn: false })).toEqual({ code: 'LOGIN_REQUIRED' }));

  it('of a variable product is not possible from a card [S5.28]', () => {
    for (const isVariationChosen of [false, true]) {
      expect(why({ place: 'list', product: variable, isVariationChosen })).toEqual({
        code: 'VARIATION_REQUIRED_ON_DETAIL',
      });
    }
  });

  it('of a variable product needs a variation on the detail [S5.29]', () => {
    expect(why({ product: variable })).toEqual({ code: 'VARIATION_REQUIRED' });
  });

  it('is refused with the notice while the shop is closed', () => {
    for (const place of ['list', 'detail'] as const) {
      expect(why({ place, store: { status: 'CLOSE', notice: 'Libur' } })).toEqual({
        code: 'STORE_CLOSED',
        notice: 'Libur',
      });
    }
  });

  it('of a corporate product is for corporate customers', () => {
    const product = { typeCode: 'SP', segment: 'CORPORATE' } as const;
    expect(why({ product })).toEqual({ code: 'SEGMENT_NOT_ALLOWED' });
    expect(why({ product, customerType: 'CORPORATE' })).toBeUndefined();
  });

  it('needs a quantity that is a whole number from 1', () => {
    for (const quantity of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(why({ quantity })).toEqual({ code: 'QUANTITY_INVALID' });
    }
  });

  it('refuses more than the stock, together with what the cart holds [S5.30]', () => {
    expect(why({ quantity: 5 })).toBeUndefined();
    expect(why({ quantity: 6 })).toEqual({ code: 'OUT_OF_STOCK', available: 5 });
    expect(why({ quantity: 2, inCart: 3 })).toBeUndefined();
    expect(why({ quantity: 3, inCart: 3 })).toEqual({ code: 'OUT_OF_STOCK', available: 2 });
    expect(why({ stock: -2 })).toEqual({ code: 'OUT_OF_STOCK', available: 0 });
  });

  it('names the first reason in the order of the specification', () => {
    const broken: (Partial<AddToCartAttempt> & { code: string })[] = [
      { code: 'LOGIN_REQUIRED', isLoggedIn: false },
      { code: 'SEGMENT_NOT_ALLOWED', customerType: 'INDIVIDU' },
      { code: 'VARIATION_REQUIRED', product: { ...variable, segment: 'CORPORATE' } },
      { code: 'STORE_CLOSED', store: { status: 'CLOSE', notice: '' } },
      { code: 'QUANTITY_INVALID', quantity: 0 },
      { code: 'OUT_OF_STOCK', stock: 0 },
    ];
    const firm = { ...fine, customerType: 'CORPORATE', product: { ...fine.product, segment: 'CORPORATE' } };
    for (const chosen of subsetsOf(broken)) {
      // All that is broken at once; the quantity of 0 hides the stock, as it comes before.
      const attempt = Object.assign({ ...firm }, ...chosen);
      expect(whyNotAddToCart(attempt)?.code).toBe(chosen[0]?.code);
    }
  });
});

describe('any sequence of edits', () => {
  const edit = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), amount: fc.integer({ min: -1, max: 9 }) }),
    fc.record({ kind: fc.constant('set' as const), amount: fc.integer({ min: -1, max: 30 }) }),
    fc.record({ kind: fc.constantFrom('plus' as const, 'minus' as const), amount: fc.constant(1) }),
  );

  it('never gives a quantity above the stock, nor a line without a piece', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.array(edit, { maxLength: 40 }), (stock, edits) => {
        let held = 0;
        for (const { kind, amount } of edits) {
          const { minimum, maximum } = quantityBounds('cart', stock);
          if (kind === 'add') held += why({ quantity: amount, stock, inCart: held }) ? 0 : amount;
          else if (held > 0 && kind === 'set') held = whyNotQuantity(amount, stock) ? held : amount;
          else if (held > 0) held = Math.min(maximum, Math.max(minimum, kind === 'plus' ? held + 1 : held - 1));
          expect(Number.isInteger(held) && held >= 0 && held <= stock).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('a quantity stepper', () => {
  it('goes down to 0 on product pages', () => {
    expect(quantityBounds('product', 7)).toEqual({ minimum: 0, maximum: 7 });
    expect(quantityBounds('product', 0)).toEqual({ minimum: 0, maximum: 0 });
  });

  it('goes down to 1 in the cart', () => {
    expect(quantityBounds('cart', 7)).toEqual({ minimum: 1, maximum: 7 });
    expect(quantityBounds('cart', 0)).toEqual({ minimum: 1, maximum: 1 });
  });

  it('reaches every quantity that can be had and no other, for any stock', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 50 }), fc.integer({ min: 1, max: 60 }), (stock, quantity) => {
        const { minimum, maximum } = quantityBounds('product', stock);
        expect(minimum).toBeLessThanOrEqual(maximum);
        expect(quantity <= maximum).toBe(whyNotQuantity(quantity, stock) === undefined);
      }),
    );
  });
});
