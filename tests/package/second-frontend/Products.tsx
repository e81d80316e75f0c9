import { useState } from 'react';
import { useAddToCart, useProducts } from 'shop-core';
import { formatRupiah } from 'shop-core/rules';

export function Products() {
  const [query, setQuery] = useState('');
  const products = useProducts({ query, categoryId: null, subCategoryId: null, page: 1, sort: null });
  const add = useAddToCart();
  return (
    <section aria-label="Produk">
      <label>
        Cari <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      </label>
      <ul>
        {products.data?.products.map(({ id, name, sku, shown, typeCode, segment, stock }) => (
          <li key={id}>
            {name} ({sku}) {formatRupiah(shown.price)}
            <button
              type="button"
              disabled={add.isPending}
              onClick={() => add.run({ place: 'list', quantity: 1, sku, price: shown.price, typeCode, segment, stock })}
            >
              Beli
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
