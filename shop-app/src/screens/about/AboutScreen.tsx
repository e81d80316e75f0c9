import { ShopError, sentenceFor, useAbout } from 'shop-core';
import { paths } from '../../app/paths.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AboutView } from './AboutView.tsx';

/** What the shop says of itself (S2.146, S2.147). */
export function AboutScreen() {
  const { data, error, refetch, isFetching } = useAbout();
  return (
    <div className="page about">
      {data ? (
        <PageHead title={data.title} about={data.description} path={paths.about()} image={data.banner} />
      ) : (
        <PageTitle>Tentang Kami</PageTitle>
      )}
      {data && <AboutView about={data} />}
      {!data && error && (
        <ErrorState
          isPage
          message={error instanceof ShopError ? sentenceFor(error) : 'Halaman tidak dapat dimuat.'}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!data && !error && (
        <Loading isPage label="Memuat halaman">
          <div className="about__banner">
            <Skeleton shape="art" />
          </div>
          <Skeleton shape="title" />
          <Skeleton shape="text" lines={8} />
        </Loading>
      )}
    </div>
  );
}
