import { useState } from 'react';
import { type ProductSearchState, parseProductSearch, useProducts } from 'shop-core';
import { formatRupiah } from 'shop-core/rules';

/** A searchable list. What it shows starts from the address (?s=emas&cat=1&page=2). */
export default function ProductList() {
  const [search, setSearch] = useState<ProductSearchState>(() =>
    parseProductSearch(new URLSearchParams(location.search)),
  );
  const { data, error, refetch, isPlaceholderData } = useProducts(search);
  return (
    <section aria-label="Produk" aria-busy={isPlaceholderData}>
      <label>
        Cari produk
        <input
          type="search"
          value={search.query}
          onChange={({ target }) => setSearch({ ...search, query: target.value, page: 1 })}
        />
      </label>
      {error && (
        <button type="button" onClick={() => refetch()}>
          Coba lagi
        </button>
      )}
      {data && <p role="status">{data.totalItems} produk</p>}
      <ul>
        {data?.products.map(({ id, name, shown }) => (
          <li key={id}>
            {name}: {shown.struckThrough && <s>{formatRupiah(shown.struckThrough)}</s>} {formatRupiah(shown.price)}
          </li>
        ))}
      </ul>
    </section>
  );
}
