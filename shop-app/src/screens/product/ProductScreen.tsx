import { ShopError, sentenceFor, useProduct } from 'shop-core';
import { paths } from '../../app/paths.ts';
import { useRouteParams } from '../../app/RouteParams.ts';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ProductHead } from './ProductHead.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { ProductView } from './ProductView.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';

/** S2.91-S2.99 */
export function ProductScreen() {
  const { sku = '' } = useRouteParams();
  const { data: product, error, refetch, isFetching } = useProduct(sku);
  return (
    <div className="page">
      {!product && <PageTitle />}
      {product && (
        <>
          <ProductHead product={product} />
          <Breadcrumbs
            items={[
              { label: 'Produk', to: paths.products() },
              { label: product.category, to: paths.products({ categoryId: product.categoryId }) },
              { label: product.name },
            ]}
          />
          {/* Keyed: another product starts with its own quantity and variation. */}
          <ProductView key={product.id} product={product} />
          <RelatedProducts product={product} />
        </>
      )}
      {!product && error && <NoProduct error={error} retry={() => void refetch()} isRetrying={isFetching} />}
      {!product && !error && <ProductSkeleton />}
    </div>
  );
}

function NoProduct({ error, retry, isRetrying }: { error: Error; retry: () => void; isRetrying: boolean }) {
  if (error instanceof ShopError && error.problem.code === 'NOT_FOUND') {
    return (
      <EmptyState
        isPage
        icon="search"
        title="Produk tidak ditemukan"
        action={<LinkButton to={paths.products()}>Lihat semua produk</LinkButton>}
      >
        Produk ini tidak ada, sudah tidak dijual, atau khusus pelanggan korporat. Pelanggan korporat melihatnya setelah
        masuk.
      </EmptyState>
    );
  }
  const message = error instanceof ShopError ? sentenceFor(error) : 'Produk tidak dapat dimuat.';
  return <ErrorState isPage message={message} onRetry={retry} isRetrying={isRetrying} />;
}
