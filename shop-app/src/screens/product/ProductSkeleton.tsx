import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The product page's final shape, empty. */
export function ProductSkeleton() {
  return (
    <Loading isPage label="Memuat produk">
      <div className="product">
        <div className="product__gallery">
          <Skeleton shape="art" />
        </div>
        <div className="product__info">
          <Skeleton shape="title" />
          <Skeleton shape="text" lines={3} />
          <Skeleton shape="button" />
        </div>
      </div>
    </Loading>
  );
}
