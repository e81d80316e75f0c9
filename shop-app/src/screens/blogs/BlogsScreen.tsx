import { useSearchParams } from 'react-router';
import { ShopError, sentenceFor, useBlogs } from 'shop-core';
import { blogsPerPage } from 'shop-core/rules';
import { paths } from '../../app/paths.ts';
import { shopName } from '../../app/shopName.ts';
import { ArticleCard } from '../../parts/ArticleCard.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { ArticleCardSkeletons } from './ArticleCardSkeletons.tsx';
import { pageIn } from './pageIn.ts';

// Of the second a phone shows the upper half at once.
const urgencies = ['first', 'eager'] as const;

/** S2.77-S2.79. The page stands in the URL, so that back and a shared link work. */
export function BlogsScreen() {
  const [search] = useSearchParams();
  const page = pageIn(search);
  const { data, error, refetch, isFetching, isPlaceholderData } = useBlogs(page);
  return (
    <div className="page">
      <PageHead
        title="Artikel"
        about={`Kabar dan pengetahuan seputar emas dari ${shopName}.`}
        path={paths.blogs(page)}
      />
      <h1 className="page-title">Artikel</h1>
      {!data && error && (
        <ErrorState
          message={error instanceof ShopError ? sentenceFor(error) : 'Artikel tidak dapat dimuat.'}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!data && !error && (
        <Loading label="Memuat artikel">
          <ArticleCardSkeletons count={blogsPerPage} />
        </Loading>
      )}
      {data?.blogPages.length === 0 && <NoArticles page={page} />}
      {data && data.blogPages.length > 0 && (
        <ul className="news-cards" aria-label="Artikel" aria-busy={isPlaceholderData}>
          {data.blogPages.map((article, at) => (
            <li key={article.id}>
              <ArticleCard
                article={article}
                category={article.category}
                hasButton
                urgency={urgencies[at] ?? 'lazy'}
                headingLevel="h2"
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pageCount={data?.pages ?? 0} hrefFor={paths.blogs} />
    </div>
  );
}

function NoArticles({ page }: { page: number }) {
  if (page > 1) {
    return (
      <EmptyState
        icon="info"
        title="Halaman ini kosong"
        action={<LinkButton to={paths.blogs()}>Ke halaman pertama</LinkButton>}
      >
        Daftar ini tidak sampai ke halaman {page}.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="info" title="kosong" action={<LinkButton to={paths.home()}>Ke beranda</LinkButton>}>
      Belum ada artikel.
    </EmptyState>
  );
}
