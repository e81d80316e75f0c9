import type { ProductSearchState, ProductSort } from 'shop-core';
import type { Category } from 'shop-core/contract';
import { Select } from '../../ui/Select.tsx';

interface CatalogueChoicesProps {
  readonly search: ProductSearchState;
  readonly categories: readonly Category[];
  readonly onChange: (change: Partial<ProductSearchState>) => void;
}

const orders: readonly { readonly value: ProductSort; readonly label: string }[] = [
  { value: 'price', label: 'Harga terendah' },
  { value: '-price', label: 'Harga tertinggi' },
  { value: 'name', label: 'Nama A-Z' },
  { value: '-rating', label: 'Nilai tertinggi' },
];

/** The categories (S2.84) and the order of the list. */
export function CatalogueChoices({ search, categories, onChange }: CatalogueChoicesProps) {
  return (
    <>
      <Select
        label="Kategori"
        options={[
          { value: '', label: 'Semua' },
          ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={search.categoryId === null ? '' : String(search.categoryId)}
        onChange={(value) => onChange({ categoryId: value ? Number(value) : null, subCategoryId: null })}
      />
      <Select
        label="Urutkan"
        options={[{ value: '', label: 'Pilihan toko' }, ...orders]}
        value={search.sort ?? ''}
        onChange={(value) => onChange({ sort: orders.find((order) => order.value === value)?.value ?? null })}
      />
    </>
  );
}
