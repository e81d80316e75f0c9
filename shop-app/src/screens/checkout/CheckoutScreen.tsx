import { ShopError, sentenceFor, useCart, useCheckoutGate, useStore } from 'shop-core';
import { paths } from '../../app/paths.ts';
import { Redirect } from '../../app/Redirect.tsx';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { UnansweredOrder } from '../../parts/UnansweredOrder.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useShopHref } from '../../ui/useShopHref.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';

/** S2.105-S2.118 */
export function CheckoutScreen() {
  return (
    <div className="page">
      <PageTitle>Checkout</PageTitle>
      <h1 className="page-title">Checkout</h1>
      <UnansweredOrder />
      <CheckoutBody />
    </div>
  );
}

/** Whoever is not through the cart's gate goes back to the cart, which says why. */
function CheckoutBody() {
  const cart = useCart();
  const gate = useCheckoutGate();
  const store = useStore();
  const href = useShopHref();
  if (cart.status === 'failed') return <Failed error={cart.error} retry={cart.retry} />;
  if (gate.error) return <Failed error={gate.error} retry={gate.retry} />;
  if (gate.isLoading || cart.status !== 'ready') return <CheckoutSkeleton />;
  if (cart.lines.length === 0) {
    return (
      <EmptyState
        icon="cart"
        title="Keranjang kosong"
        action={<LinkButton to={paths.products()}>Lihat produk</LinkButton>}
      >
        Belum ada yang dapat dibayar.
      </EmptyState>
    );
  }
  if (gate.problem) return <Redirect to={href(paths.cart())} />;
  return <CheckoutForm cart={cart} isClosed={store.status === 'CLOSE'} />;
}

function Failed({ error, retry }: { error: Error; retry: () => void }) {
  const message = error instanceof ShopError ? sentenceFor(error) : 'Checkout tidak dapat dimuat.';
  return <ErrorState message={message} onRetry={retry} />;
}
