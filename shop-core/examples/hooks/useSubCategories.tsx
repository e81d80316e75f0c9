import { useState } from 'react';
import { useCategories, useSubCategories } from 'shop-core';

/** Two selects: the second one asks for its choices once the first has one. */
export default function CategoryFilter() {
  const [categoryId, setCategoryId] = useState<number | null>(null);
  const { data: categories = [] } = useCategories();
  const { data: subCategories = [], isFetching } = useSubCategories(categoryId);
  return (
    <fieldset>
      <legend>Saring produk</legend>
      <label>
        Kategori
        <select
          value={categoryId ?? ''}
          onChange={({ target }) => setCategoryId(target.value ? Number(target.value) : null)}
        >
          <option value="">Semua</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Subkategori
        <select disabled={categoryId === null} aria-busy={isFetching}>
          <option value="">Semua</option>
          {subCategories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}
