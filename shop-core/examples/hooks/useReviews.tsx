import { useReviews } from 'shop-core';

/** What customers say about a product. */
export default function ReviewList({ productId }: { productId: number }) {
  const { data, error, refetch } = useReviews(productId);
  if (error) {
    return (
      <button type="button" onClick={() => refetch()}>
        Coba lagi
      </button>
    );
  }
  if (!data) return <p role="status">Memuat ulasan…</p>;
  if (data.totalItems === 0) return <p>Belum ada ulasan.</p>;
  return (
    <ul aria-label="Ulasan">
      {data.reviews.map(({ id, name, rate, title, comment }) => (
        <li key={id}>
          <h3>{title}</h3>
          <p>
            {rate} dari 5, oleh {name}
          </p>
          <p>{comment}</p>
        </li>
      ))}
    </ul>
  );
}
