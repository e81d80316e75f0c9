import { ShopError, sentenceFor, useOrder } from 'shop-core';
import { paths } from '../../app/paths.ts';
import { useRouteParams } from '../../app/RouteParams.ts';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { OrderPlaced } from './OrderPlaced.tsx';

/** S2.119-S2.126: the order, the moment it was placed and at every later look. */
export function FinishScreen() {
  const { orderCode = '' } = useRouteParams();
  const { data, error, refetch, isFetching } = useOrder(orderCode);
  return (
    <div className="page page-narrow">
      <PageTitle>{`Pesanan ${orderCode}`}</PageTitle>
      {data && <OrderPlaced placed={data} onTimeOver={() => void refetch()} />}
      {!data && error && <NoOrder error={error} retry={() => void refetch()} isRetrying={isFetching} />}
      {!data && !error && <OrderSkeleton />}
    </div>
  );
}

function NoOrder({ error, retry, isRetrying }: { error: Error; retry: () => void; isRetrying: boolean }) {
  if (error instanceof ShopError && error.problem.code === 'NOT_FOUND') {
    return (
      <EmptyState isPage title="Pesanan tidak ditemukan" action={<LinkButton to={paths.home()}>Ke beranda</LinkButton>}>
        Periksa kembali alamat halaman ini, atau masuk dengan akun yang memesan.
      </EmptyState>
    );
  }
  const message = error instanceof ShopError ? sentenceFor(error) : 'Pesanan tidak dapat dimuat.';
  return <ErrorState isPage message={message} onRetry={retry} isRetrying={isRetrying} />;
}

function OrderSkeleton() {
  return (
    <Loading isPage label="Memuat pesanan">
      <div className="order-placed">
        <Skeleton shape="title" />
        <div className="payment">
          <Skeleton shape="text" lines={4} />
        </div>
        <div className="card">
          <Skeleton shape="block" />
        </div>
      </div>
    </Loading>
  );
}
