import { useSearchParams } from 'react-router';
import {
  type ProductSearchState,
  parseProductSearch,
  ShopError,
  sentenceFor,
  useCategories,
  useProducts,
  useSubCategories,
} from 'shop-core';
import { productsPerPage } from 'shop-core/rules';
import { paths } from '../../app/paths.ts';
import { shopName } from '../../app/shopName.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { ProductCardSkeletons } from '../../ui/ProductCardSkeletons.tsx';
import { CatalogueFilters } from './CatalogueFilters.tsx';
import { CategoriesFailed } from './CategoriesFailed.tsx';
import { CorporateOnly } from './CorporateOnly.tsx';
import { ProductGrid } from './ProductGrid.tsx';

/** S2.83-S2.90. What is shown stands in the URL (S2.87), so that back and a shared link work. */
export function ProductsScreen() {
  const [params] = useSearchParams();
  const search = parseProductSearch(params);
  const products = useProducts(search);
  const main = useCategories();
  const sub = useSubCategories(search.categoryId);
  const { data: categories = [] } = main;
  const { data: subCategories = [] } = sub;
  const { data, error } = products;
  const pageCount = data ? Math.ceil(data.totalItems / productsPerPage) : 0;
  const title = categories.find(({ id }) => id === search.categoryId)?.name ?? 'Semua produk';
  return (
    <div className="page">
      <PageHead
        title={title}
        about={`${title} di ${shopName}: harga hari ini, berat, dan kadar yang jelas, dikirim berasuransi.`}
        path={paths.products({ ...search, query: '' })}
      />
      <div className="catalogue-head">
        <h1 className="page-title">{title}</h1>
        <CatalogueFilters search={search} categories={categories} />
        <CategoriesFailed queries={[main, sub]} />
        {subCategories.length > 0 && (
          <ul className="chips chips-scroll" aria-label="Sub-kategori">
            {subCategories.map(({ id, name }) => (
              <li key={id}>
                <Chip
                  isSelected={search.subCategoryId === id}
                  to={paths.products({ ...search, page: 1, subCategoryId: search.subCategoryId === id ? null : id })}
                >
                  {name}
                </Chip>
              </li>
            ))}
          </ul>
        )}
      </div>
      {data && (
        <div className="result-bar" aria-busy={products.isPlaceholderData}>
          <p role="status">{resultText(data.totalItems, search.query)}</p>
        </div>
      )}
      {!data && error && (
        <ErrorState
          message={error instanceof ShopError ? sentenceFor(error) : 'Daftar produk tidak dapat dimuat.'}
          onRetry={() => void products.refetch()}
          isRetrying={products.isFetching}
        />
      )}
      {!data && !error && (
        <Loading label="Memuat produk">
          <ProductCardSkeletons count={8} />
        </Loading>
      )}
      {data && data.products.length > 0 && <ProductGrid products={data.products} />}
      {data?.isCorporateOnly && <CorporateOnly />}
      {data?.products.length === 0 && !data.isCorporateOnly && <NothingFound search={search} />}
      <Pagination page={search.page} pageCount={pageCount} hrefFor={(page) => paths.products({ ...search, page })} />
    </div>
  );
}

function resultText(count: number, query: string): string {
  return query ? `${count} produk untuk “${query}”` : `${count} produk`;
}

function NothingFound({ search }: { search: ProductSearchState }) {
  const { query, page } = search;
  if (page > 1) {
    return (
      <EmptyState
        icon="search"
        title="Halaman ini kosong"
        action={<LinkButton to={paths.products({ ...search, page: 1 })}>Ke halaman pertama</LinkButton>}
      >
        Daftar ini tidak sampai ke halaman {page}.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="search"
      title={query ? `Tidak ada produk untuk “${query}”` : 'Belum ada produk di sini'}
      action={<LinkButton to={paths.products()}>Lihat semua produk</LinkButton>}
    >
      Coba kata lain, misalnya “5 gram”, “dinar”, atau “cincin”.
    </EmptyState>
  );
}
