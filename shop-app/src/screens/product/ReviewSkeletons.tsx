import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Reviews in their final shape, empty. */
export function ReviewSkeletons({ count }: { count: number }) {
  return (
    <Loading label="Memuat ulasan">
      <div className="reviews">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical places that never move
          <div key={at} className="review">
            <Skeleton shape="line" />
            <Skeleton shape="text" lines={3} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
