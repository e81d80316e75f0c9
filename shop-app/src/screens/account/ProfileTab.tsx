import { useCustomer } from 'shop-core';
import { ProfileForm } from '../../parts/ProfileForm.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Informasi Pribadi (S5.54-S5.56). */
export function ProfileTab() {
  const { data: customer, error, refetch, isFetching } = useCustomer();
  if (customer) return <ProfileForm customer={customer} />;
  if (error) {
    return (
      <ErrorState message="Informasi Anda tidak dapat dimuat." onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  return (
    <Loading label="Memuat informasi pribadi">
      <div className="form">
        <Skeleton shape="field" lines={7} />
        <Skeleton shape="button" />
      </div>
    </Loading>
  );
}
