import { useBillingAddress } from 'shop-core';
import { BillingForm } from '../../parts/BillingForm.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Informasi Penagihan (S5.57, S5.58). */
export function BillingTab() {
  const { data: billing, error, refetch, isFetching } = useBillingAddress();
  if (billing) return <BillingForm billing={billing} />;
  if (error) {
    return (
      <ErrorState message="Alamat Anda tidak dapat dimuat." onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  return (
    <Loading label="Memuat alamat">
      <div className="form">
        <Skeleton shape="field" lines={7} />
        <Skeleton shape="button" />
      </div>
    </Loading>
  );
}
