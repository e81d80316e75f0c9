import { useCategories } from 'shop-core';

/** The categories as links that a product list reads with `parseProductSearch`. */
export default function CategoryMenu() {
  const { data: categories, error, refetch } = useCategories();
  if (error) {
    return (
      <button type="button" onClick={() => refetch()}>
        Coba lagi
      </button>
    );
  }
  if (!categories) return <p role="status">Memuat kategori…</p>;
  return (
    <nav aria-label="Kategori">
      <ul>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <a href={`/products?cat=${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
