import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The cart's final shape, empty. */
export function CartSkeleton() {
  return (
    <Loading label="Memuat keranjang">
      <div className="two-column">
        <div className="two-column__main card">
          <Skeleton shape="block" />
        </div>
        <div className="two-column__side card">
          <Skeleton shape="text" lines={3} />
          <Skeleton shape="button" />
        </div>
      </div>
    </Loading>
  );
}
