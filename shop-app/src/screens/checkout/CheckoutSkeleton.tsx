import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The checkout's final shape, empty. */
export function CheckoutSkeleton() {
  return (
    <Loading label="Memuat checkout">
      <div className="two-column">
        <div className="two-column__main stack">
          <div className="card">
            <Skeleton shape="block" />
          </div>
          <div className="card">
            <Skeleton shape="block" />
          </div>
        </div>
        <div className="two-column__side card">
          <Skeleton shape="text" lines={4} />
          <Skeleton shape="button" />
        </div>
      </div>
    </Loading>
  );
}
