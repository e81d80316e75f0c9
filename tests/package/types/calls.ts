import { expectTypeOf } from 'expect-type';
import type { ShopClient } from 'shop-core/client';
import {
  addToCart,
  type Cart,
  getCart,
  getCategories,
  type getProduct,
  type NewLine,
  type ProductDetail,
  removeLine,
} from 'shop-core/contract';
import { idMessages, type MessageCatalogue, withMessages } from 'shop-core/messages';
import { type CalendarDate, calendarDate, type Milligram, priceOrder, type Rupiah, rupiah } from 'shop-core/rules';
import type { AskOf, ReplyOf } from 'shop-core/wire';

// Compiled and never run: what the published types promise of the calls, and of the values that travel.

export function aCallSaysWhatIsAskedAndAnswered(client: ShopClient) {
  expectTypeOf<AskOf<typeof addToCart>>().toExtend<{ body: NewLine }>();
  expectTypeOf<NewLine>().toEqualTypeOf<{ customerCode: string; price: Rupiah; quantity: number; sku: string }>();
  // Null of a back end that says no more than that it went through.
  expectTypeOf<ReplyOf<typeof addToCart>>().toEqualTypeOf<Cart | null>();
  expectTypeOf<ReplyOf<typeof getProduct>>().toEqualTypeOf<ProductDetail>();
  expectTypeOf(client.send(getCart, { params: { customerCode: 'B' } })).resolves.toEqualTypeOf<Cart>();
  expectTypeOf(getCategories.auth).toEqualTypeOf<'anyone'>();
  expectTypeOf(addToCart.auth).toEqualTypeOf<'customer'>();
  // @ts-expect-error the line is missing
  client.send(addToCart, {});
  // @ts-expect-error a parameter has one name, ours
  client.send(getCart, { params: { 'customer-code': 'B' } });
  // @ts-expect-error an id is a number
  client.send(removeLine, { params: { id: '1' } });
}

export function amountsAndDaysAreNoPlainValues(cart: Cart, product: ProductDetail) {
  expectTypeOf(cart.totalAmount).toEqualTypeOf<Rupiah>();
  expectTypeOf(product.weight).toEqualTypeOf<Milligram>();
  expectTypeOf(rupiah).toEqualTypeOf<(amount: number) => Rupiah>();
  expectTypeOf(calendarDate('2026-01-01')).toEqualTypeOf<CalendarDate>();
  expectTypeOf<number>().not.toExtend<Rupiah>();
  expectTypeOf<Milligram>().not.toExtend<Rupiah>();
  expectTypeOf<string>().not.toExtend<CalendarDate>();
}

export function aPriceIsExplained(priced: ReturnType<typeof priceOrder>) {
  expectTypeOf(priced.payable).toEqualTypeOf<Rupiah>();
  expectTypeOf<(typeof priced.entries)[number]['code']>().toEqualTypeOf<
    'SUBTOTAL' | 'COUPON' | 'UNIQUE_CODE' | 'SHIPPING' | 'FREE_SHIPPING' | 'REDEEM' | 'FLOOR'
  >();
  // @ts-expect-error what decides the price is missing
  priceOrder({ lines: [] });
}

export function wordsAreOverriddenByCode() {
  expectTypeOf(idMessages).toEqualTypeOf<MessageCatalogue>();
  withMessages({ CART_EMPTY: 'Nothing here yet', OUT_OF_STOCK: ({ available }) => `Only ${available}` });
  // @ts-expect-error no such code
  withMessages({ CART_FULL: '' });
  // @ts-expect-error this reason carries no amount
  withMessages({ OUT_OF_STOCK: ({ above }) => `Above ${above}` });
}
