import { useDashboard } from 'shop-core';
import { formatRupiah } from 'shop-core/rules';

/** The home page: what is sold, what is new, and the footer, in one answer. */
export default function HomePage() {
  const { data: home, error, refetch } = useDashboard();
  if (error) {
    return (
      <button type="button" onClick={() => refetch()}>
        Coba lagi
      </button>
    );
  }
  if (!home) return <p role="status">Memuat beranda…</p>;
  return (
    <>
      <ul aria-label="Produk">
        {home.products.map(({ sku, name, shown }) => (
          <li key={sku}>
            <a href={`/product/${sku}`}>{name}</a> {formatRupiah(shown.price)}
          </li>
        ))}
      </ul>
      <footer>
        {home.footers.map(({ group, links }) => (
          <nav key={group} aria-label={group}>
            {links.map(({ name, link }) => (
              <a key={link} href={link}>
                {name}
              </a>
            ))}
          </nav>
        ))}
      </footer>
    </>
  );
}
