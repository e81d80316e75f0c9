import type { ReactNode } from 'react';
import { type ReadyCart, ShopError, sentenceFor, useCartTotals } from 'shop-core';
import { messageFor } from 'shop-core/messages';
import type { Problem } from 'shop-core/rules';
import { DiscountChips, givenBy } from '../../parts/DiscountChips.tsx';
import { DiscountProblems } from '../../parts/DiscountProblems.tsx';
import { PriceEntries } from '../../ui/PriceEntries.tsx';
import { CartDiscounts } from './CartDiscounts.tsx';

interface CartSummaryProps {
  readonly cart: ReadyCart;
  /** What keeps the cart from the checkout, said before the button is pressed. */
  readonly problem: Problem | undefined;
  /** Why it is not known whether something keeps it. */
  readonly error: Error | null;
  readonly children: ReactNode;
}

/** What the cart comes to so far; shipping and unique code come at the checkout. */
export function CartSummary({ cart, problem, error, children }: CartSummaryProps) {
  const { coupon, redeem, priced } = useCartTotals();
  const isCartProblem = problem?.code === 'CART_OBSOLETE' || problem?.code === 'OUT_OF_STOCK';
  return (
    <section className="card summary" aria-label="Ringkasan belanja">
      <h2 className="summary__title">Ringkasan</h2>
      <CartDiscounts redeem={redeem} priced={priced} />
      <DiscountChips coupon={coupon} redeem={redeem} />
      <DiscountProblems coupon={coupon} redeem={redeem} />
      <dl className="summary__rows">
        <div className="summary__row">
          <dt>Jumlah produk</dt>
          <dd className="numeric">{cart.pieces} buah</dd>
        </div>
      </dl>
      {priced && <PriceEntries priced={priced} details={{ coupon: givenBy(coupon) }} label="Total sementara" />}
      {isCartProblem && (
        <p className="field__error" role="status">
          {messageFor(problem)}
        </p>
      )}
      {error && (
        <p className="field__error" role="alert">
          {error instanceof ShopError ? sentenceFor(error) : 'Alamat Anda tidak dapat dimuat.'}
        </p>
      )}
      <div className="summary__actions">{children}</div>
      <p className="summary__note">Ongkos kirim dan kode unik dihitung pada langkah berikutnya.</p>
    </section>
  );
}
