import { ShopError, sentenceFor, useDashboard, useSession, useStore } from 'shop-core';
import type { Dashboard } from 'shop-core/contract';
import { Alert } from '../../ui/Alert.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { BannerSlider } from './BannerSlider.tsx';
import { HomeLogin } from './HomeLogin.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { MenuCards } from './MenuCards.tsx';
import { NewsList } from './NewsList.tsx';
import { ProductCarousel } from './ProductCarousel.tsx';
import { QuizCards } from './QuizCards.tsx';
import { WelcomeCard } from './WelcomeCard.tsx';

/** S2.64-S2.73 */
export function HomeScreen() {
  const { data, error, refetch, isFetching } = useDashboard();
  const store = useStore();
  return (
    <div className="page">
      <h1 className="visually-hidden">Samudra Emas, toko emas online</h1>
      {store.status === 'CLOSE' && <Alert tone="warn">{store.notice || 'Toko sedang tutup.'}</Alert>}
      {!data && error && (
        <ErrorState
          message={error instanceof ShopError ? sentenceFor(error) : 'Beranda tidak dapat dimuat.'}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!data && !error && <HomeSkeleton />}
      {data && <Home dashboard={data} />}
    </div>
  );
}

function Home({ dashboard }: { dashboard: Dashboard }) {
  const session = useSession();
  return (
    <div className="stack-large">
      <div className="home-top">
        <div className="home-top__slider">
          <BannerSlider banners={dashboard.banners} />
        </div>
        <div className="home-top__side">{session.status === 'customer' ? <WelcomeCard /> : <HomeLogin />}</div>
      </div>
      <MenuCards cards={dashboard.menuCards} />
      <ProductCarousel products={dashboard.products} />
      <QuizCards entries={dashboard.additionalMenu} />
      <NewsList blogs={dashboard.blogs} />
    </div>
  );
}
