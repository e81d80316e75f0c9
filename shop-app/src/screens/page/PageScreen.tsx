import { useLocation, useSearchParams } from 'react-router';
import { ShopError, sentenceFor, useBlogPage } from 'shop-core';
import { pageHtml } from 'shop-core/rules/content';
import { paths } from '../../app/paths.ts';
import { useRouteParams } from '../../app/RouteParams.ts';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { RichText } from '../../parts/RichText.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { ShopLink } from '../../ui/ShopLink.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PageScreenHead } from './PageScreenHead.tsx';

/** A static page (S2.75) or a blog article (S2.80), which leads back to the blogs unless in an app (S2.82). */
export function PageScreen() {
  const { slug = '' } = useRouteParams();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { data, error, refetch, isFetching } = useBlogPage(slug);
  const isArticle = pathname.startsWith(paths.blogs());
  return (
    <div className="page page-narrow">
      {data ? <PageScreenHead page={data} isArticle={isArticle} /> : <PageTitle />}
      {isArticle && search.get('mobile') !== '1' && (
        <p className="article-back">
          <ShopLink className="text-link" to={paths.blogs()}>
            Kembali ke artikel
          </ShopLink>
        </p>
      )}
      {!data && !error && (
        <Loading isPage label="Memuat halaman">
          <Skeleton shape="title" />
          <Skeleton shape="text" lines={8} />
        </Loading>
      )}
      {!data && error && <NoPage error={error} retry={() => void refetch()} isRetrying={isFetching} />}
      {data && (
        <article className="article">
          <h1 className="page-title">{data.title}</h1>
          {isArticle && data.image && (
            <Picture
              className="article__art"
              src={data.image}
              alt=""
              width={960}
              height={540}
              sizes="(max-width: 767px) calc(100vw - 32px), 720px"
              urgency="first"
            />
          )}
          <RichText html={pageHtml(data)} />
        </article>
      )}
    </div>
  );
}

function NoPage({ error, retry, isRetrying }: { error: Error; retry: () => void; isRetrying: boolean }) {
  if (error instanceof ShopError && error.problem.code === 'NOT_FOUND') {
    return (
      <EmptyState isPage title="Halaman tidak ditemukan" action={<LinkButton to={paths.home()}>Ke beranda</LinkButton>}>
        Halaman ini tidak ada atau sudah dipindahkan.
      </EmptyState>
    );
  }
  const message = error instanceof ShopError ? sentenceFor(error) : 'Halaman tidak dapat dimuat.';
  return <ErrorState isPage message={message} onRetry={retry} isRetrying={isRetrying} />;
}
