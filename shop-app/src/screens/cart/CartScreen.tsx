import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ReadyCart } from 'shop-core';
import { ShopError, sentenceFor, useCart, useCheckoutGate } from 'shop-core';
import type { ProblemCode } from 'shop-core/rules';
import { paths } from '../../app/paths.ts';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { UnansweredOrder } from '../../parts/UnansweredOrder.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useShopHref } from '../../ui/useShopHref.ts';
import { CartLineRow } from './CartLineRow.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { CartSummary } from './CartSummary.tsx';
import { IncompleteDialog } from './IncompleteDialog.tsx';

/** S2.100, S2.103, S2.104 */
export function CartScreen() {
  const cart = useCart();
  return (
    <div className="page">
      <PageTitle>Keranjang</PageTitle>
      <h1 className="page-title">Keranjang</h1>
      <UnansweredOrder />
      {cart.status === 'failed' && (
        <ErrorState
          message={cart.error instanceof ShopError ? sentenceFor(cart.error) : 'Keranjang tidak dapat dimuat.'}
          onRetry={cart.retry}
        />
      )}
      {(cart.status === 'loading' || cart.status === 'none') && <CartSkeleton />}
      {cart.status === 'ready' && (cart.lines.length === 0 ? <EmptyCart /> : <FilledCart cart={cart} />)}
    </div>
  );
}

function EmptyCart() {
  return (
    <EmptyState
      icon="cart"
      title="Keranjang kosong"
      action={<LinkButton to={paths.products()}>Lihat produk</LinkButton>}
    >
      Pilih emas batangan, koin, atau perhiasan, lalu kembali ke sini.
    </EmptyState>
  );
}

function FilledCart({ cart }: { cart: ReadyCart }) {
  const [problem, setProblem] = useState<ProblemCode>();
  const list = useRef<HTMLElement>(null);
  const gate = useCheckoutGate();
  const navigate = useNavigate();
  const href = useShopHref();
  const checkOut = () => {
    if (gate.error) return gate.retry();
    setProblem(gate.problem?.code);
    if (!gate.problem) void navigate(href(paths.checkout()));
  };
  return (
    <div className="two-column">
      <section className="two-column__main card" aria-label="Isi keranjang" ref={list} tabIndex={-1}>
        <ul className="lines">
          {cart.lines.map((line) => (
            <CartLineRow key={line.id} line={line} onDone={() => list.current?.focus()} />
          ))}
        </ul>
      </section>
      <aside className="two-column__side">
        <CartSummary cart={cart} problem={gate.problem} error={gate.error}>
          <Button isWide isPending={gate.isLoading || cart.isPending} onPress={checkOut}>
            Checkout
          </Button>
        </CartSummary>
      </aside>
      <IncompleteDialog problem={problem} onClose={() => setProblem(undefined)} />
    </div>
  );
}
