import { expectTypeOf } from 'expect-type';
import type {
  Action,
  LoginAttempt,
  Result,
  StoredSession,
  useAddToCart,
  useCartLine,
  useCheckout,
  useLogin,
  useLogout,
} from 'shop-core';
import { ShopError } from 'shop-core/client';
import type { Cart } from 'shop-core/contract';
import { type Problem, type ProblemCode, type Rupiah, rupiah } from 'shop-core/rules';

// Compiled and never run: what the published types promise of actions and errors.

export function aResultIsAskedBeforeItIsRead(result: Result<number>) {
  expectTypeOf(result).toEqualTypeOf<
    { readonly ok: true; readonly value: number } | { readonly ok: false; readonly error: ShopError }
  >();
  if (result.ok) expectTypeOf(result.value).toEqualTypeOf<number>();
  else expectTypeOf(result.error).toEqualTypeOf<ShopError>();
  // @ts-expect-error whether it went well was not asked
  result.value;
  // @ts-expect-error nor whether it did not
  result.error;
}

export function anActionSaysWhatItTakesAndAnswers(
  login: ReturnType<typeof useLogin>,
  logout: ReturnType<typeof useLogout>,
  add: ReturnType<typeof useAddToCart>,
  line: ReturnType<typeof useCartLine>,
  checkout: ReturnType<typeof useCheckout>,
) {
  expectTypeOf(login).toEqualTypeOf<Action<LoginAttempt, StoredSession>>();
  expectTypeOf(login.run).returns.resolves.toEqualTypeOf<Result<StoredSession>>();
  expectTypeOf(login.error).toEqualTypeOf<ShopError | null>();
  expectTypeOf(login.isPending).toEqualTypeOf<boolean>();
  expectTypeOf(logout).toEqualTypeOf<Action<undefined, undefined>>();
  expectTypeOf(add.run).returns.resolves.toEqualTypeOf<Result<Cart>>();
  expectTypeOf(line.setQuantity).toEqualTypeOf<(quantity: number) => Promise<Result<number>>>();
  expectTypeOf(line.remove).returns.resolves.toEqualTypeOf<Result<void>>();
  expectTypeOf(checkout.check.run).returns.resolves.toEqualTypeOf<Result<Rupiah>>();
  expectTypeOf(checkout.place.run).returns.resolves.toEqualTypeOf<Result<string>>();
  // @ts-expect-error a login takes a password
  login.run({ username: 'budi' });
  // @ts-expect-error a price is rupiah, not any number
  add.run({ place: 'list', sku: '', quantity: 1, price: 1, typeCode: '', segment: 'ALL', stock: 1 });
  // @ts-expect-error there are two places to add from
  add.run({ place: 'home', sku: '', quantity: 1, price: rupiah(1), typeCode: '', segment: 'ALL', stock: 1 });
  // @ts-expect-error a quantity is a number
  line.setQuantity('2');
}

export function aProblemCarriesWhatItsCodeNeeds({ problem }: ShopError) {
  expectTypeOf(problem).toEqualTypeOf<Problem>();
  expectTypeOf(problem.code).toEqualTypeOf<ProblemCode>();
  expectTypeOf<'OUT_OF_STOCK' | 'CART_OBSOLETE' | 'PRICING_CHANGED' | 'OFFLINE'>().toExtend<ProblemCode>();
  if (problem.code === 'OUT_OF_STOCK') expectTypeOf(problem.available).toEqualTypeOf<number>();
  if (problem.code === 'SHIPPING_MINIMUM') expectTypeOf(problem.above).toEqualTypeOf<Rupiah>();
  // @ts-expect-error only some codes carry it
  problem.available;
  // @ts-expect-error no such code
  problem.code === 'SOLD_OUT';
  // @ts-expect-error what its code needs is missing
  new ShopError({ code: 'OUT_OF_STOCK' });
}
