import { Skeleton } from './Skeleton.tsx';

/** Product cards to come: the same boxes and heights as the real ones. */
export function ProductCardSkeletons({ count }: { count: number }) {
  return (
    <div className="grid-products">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical cards that never move
        <div key={at} className="card product-card">
          <div className="product-card__art">
            <Skeleton shape="art" />
          </div>
          <div className="product-card__body">
            <div className="product-card__name">
              <Skeleton shape="text" lines={2} />
            </div>
            <div className="product-card__meta">
              <Skeleton shape="line" />
            </div>
            <div className="product-card__price">
              <Skeleton shape="title" />
            </div>
            <div className="product-card__actions">
              <Skeleton shape="button" />
              <Skeleton shape="button" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
