import { expectTypeOf } from 'expect-type';
import type {
  CheckoutGate,
  CouponState,
  GivenCoupon,
  RedeemState,
  SessionState,
  ShopProvider,
  ShownProduct,
  StoredSession,
  useCart,
  useProduct,
  useStore,
} from 'shop-core';
import type { ShopError } from 'shop-core/client';
import type { CartLine, ProductDetail } from 'shop-core/contract';
import type { Problem, Rupiah } from 'shop-core/rules';

// Compiled and never run: what the published types promise of the states of hooks.

export function aCartIsReadWhenItIsReady(cart: ReturnType<typeof useCart>) {
  expectTypeOf(cart.status).toEqualTypeOf<'none' | 'loading' | 'failed' | 'ready'>();
  if (cart.status === 'ready') {
    expectTypeOf(cart.lines).toEqualTypeOf<readonly CartLine[]>();
    expectTypeOf(cart.subtotal).toEqualTypeOf<Rupiah>();
  }
  if (cart.status === 'failed') {
    expectTypeOf(cart.error).toEqualTypeOf<ShopError | Error>();
    expectTypeOf(cart.retry).toEqualTypeOf<() => void>();
  }
  // @ts-expect-error it may be none, loading or failed
  cart.lines;
  // @ts-expect-error there is something to try again only when it failed
  cart.retry;
  // @ts-expect-error no such state
  cart.status === 'empty';
}

export function aSessionIsOneOfThree(session: SessionState) {
  expectTypeOf(session.status).toEqualTypeOf<'restoring' | 'visitor' | 'customer'>();
  if (session.status === 'customer') expectTypeOf(session.profile).toEqualTypeOf<StoredSession['profile']>();
  // @ts-expect-error nobody may be logged in
  session.profile;
}

export function aCouponSaysWhatItGivesOrWhyNot(coupon: CouponState, redeem: RedeemState) {
  expectTypeOf(coupon.status).toEqualTypeOf<'none' | 'checking' | 'applied' | 'refused' | 'failed'>();
  if (coupon.status === 'applied') expectTypeOf(coupon).toExtend<GivenCoupon>();
  if (coupon.status === 'refused') expectTypeOf(coupon.problem).toEqualTypeOf<Problem>();
  // @ts-expect-error only a refused coupon has a reason
  coupon.problem;
  expectTypeOf(redeem.status).toEqualTypeOf<'none' | 'applied' | 'refused'>();
  // @ts-expect-error without points there is no number of them
  redeem.points;
}

export function whatIsAskedForMayBeMissing(
  store: ReturnType<typeof useStore>,
  product: ReturnType<typeof useProduct>,
  gate: CheckoutGate,
) {
  expectTypeOf(store.status).toEqualTypeOf<'OPEN' | 'CLOSE'>();
  expectTypeOf(product.data).toEqualTypeOf<ShownProduct<ProductDetail> | undefined>();
  expectTypeOf(gate.problem).toEqualTypeOf<Problem | undefined>();
}

export function aProviderNeedsItsServer(props: Parameters<typeof ShopProvider>[0]) {
  expectTypeOf(props.api.baseUrl).toEqualTypeOf<string>();
  // @ts-expect-error no address of a server
  props.api = {};
  // @ts-expect-error it is given once
  props.api = { baseUrl: '/api' };
}
