import { ShopError, sentenceFor, useCart } from 'shop-core';
import { paths } from '../../app/paths.ts';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { UnansweredOrder } from '../../parts/UnansweredOrder.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { FilledCart } from './FilledCart.tsx';
import { useTakeBack } from './useTakeBack.ts';

/** S2.100-S2.104 */
export function CartScreen() {
  const cart = useCart();
  const takeBack = useTakeBack();
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
      {cart.status === 'ready' &&
        (cart.lines.length === 0 ? <EmptyCart /> : <FilledCart cart={cart} onRemoved={takeBack} />)}
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
