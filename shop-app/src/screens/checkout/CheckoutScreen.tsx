import { Navigate } from 'react-router';
import { useCart, useCheckoutGate, useStore } from 'shop-core';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/Alert.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useShopHref } from '../../ui/useShopHref.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';

/** S2.105-S2.118. Whoever is not through the cart's gate goes back to the cart, which says why. */
export function CheckoutScreen() {
  const cart = useCart();
  const gate = useCheckoutGate();
  const store = useStore();
  const href = useShopHref();
  if (cart.status === 'failed') {
    return (
      <div className="page">
        <ErrorState message="Keranjang tidak dapat dimuat." onRetry={cart.retry} />
      </div>
    );
  }
  if (gate.isLoading || cart.status !== 'ready') return <CheckoutSkeleton />;
  if (cart.lines.length === 0) {
    return (
      <div className="page">
        <EmptyState
          icon="cart"
          title="Keranjang kosong"
          action={<LinkButton to={paths.products()}>Lihat produk</LinkButton>}
        />
      </div>
    );
  }
  if (gate.problem) return <Navigate replace to={href(paths.cart())} />;
  return (
    <div className="page">
      <h1 className="page-title">Checkout</h1>
      {store.status === 'CLOSE' && <Alert tone="warn">{store.notice || 'Toko sedang tutup.'}</Alert>}
      <CheckoutForm cart={cart} isClosed={store.status === 'CLOSE'} />
    </div>
  );
}
