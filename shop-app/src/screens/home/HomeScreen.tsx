import { ShopError, sentenceFor, useDashboard, useSession } from 'shop-core';
import { paths } from '../../app/paths.ts';
import { shopName } from '../../app/shopName.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { ProductCardSkeletons } from '../../ui/ProductCardSkeletons.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BannerSlider } from './BannerSlider.tsx';
import { HomeLogin } from './HomeLogin.tsx';
import { HomeSections } from './HomeSections.tsx';
import { WelcomeCard } from './WelcomeCard.tsx';

/** S2.64-S2.74. Who wants to log in need not wait for the rest, and loses nothing typed when it comes. */
export function HomeScreen() {
  const { data, error, refetch, isFetching } = useDashboard();
  const session = useSession();
  return (
    <div className="page stack-large">
      <PageHead
        title="Toko emas online"
        about={`Toko emas ${shopName}: emas batangan, koin, dan perhiasan dengan kadar dan berat yang jelas.`}
        path={paths.home()}
        image={data?.banners[0]?.image}
      />
      <h1 className="visually-hidden">{shopName}, toko emas online</h1>
      <div className="home-top">
        <div className="home-top__slider">
          {data && <BannerSlider banners={data.banners} />}
          {!data && error && (
            <ErrorState
              message={error instanceof ShopError ? sentenceFor(error) : 'Beranda tidak dapat dimuat.'}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          )}
          {!data && !error && (
            <Loading label="Memuat beranda">
              <Skeleton shape="block" />
            </Loading>
          )}
        </div>
        <div className="home-top__side">{session.status === 'customer' ? <WelcomeCard /> : <HomeLogin />}</div>
      </div>
      {data && <HomeSections dashboard={data} />}
      {!data && !error && (
        <Loading label="Memuat produk">
          <ProductCardSkeletons count={4} />
        </Loading>
      )}
    </div>
  );
}
