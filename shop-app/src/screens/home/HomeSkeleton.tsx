import { Loading } from '../../ui/Loading.tsx';
import { ProductCardSkeletons } from '../../ui/ProductCardSkeletons.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { HomeLogin } from './HomeLogin.tsx';

/** The home page's final shape; who wants to log in need not wait for the rest. */
export function HomeSkeleton() {
  return (
    <div className="stack-large">
      <div className="home-top">
        <div className="home-top__slider">
          <Loading label="Memuat beranda">
            <Skeleton shape="block" />
          </Loading>
        </div>
        <div className="home-top__side">
          <HomeLogin />
        </div>
      </div>
      <Loading label="Memuat produk">
        <ProductCardSkeletons count={4} />
      </Loading>
    </div>
  );
}
