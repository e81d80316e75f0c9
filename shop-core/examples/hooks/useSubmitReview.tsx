import { useProduct, useSubmitReview } from 'shop-core';
import type { ProductDetail } from 'shop-core/contract';

const stars = [1, 2, 3, 4, 5];

function ReviewForm({ product }: { product: ProductDetail }) {
  const { isOpen, form } = useSubmitReview(product);
  const [title, comment] = [form.field('title'), form.field('comment')];
  if (!isOpen) return <p>Produk ini tidak menerima ulasan.</p>;
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <fieldset>
        <legend>Nilai</legend>
        {stars.map((rate) => (
          <label key={rate}>
            <input
              type="radio"
              name="rate"
              checked={form.values.rate === rate}
              onChange={() => form.set('rate', rate)}
            />
            {rate} bintang
          </label>
        ))}
        <p role="alert">{form.errorAt('rate')}</p>
      </fieldset>
      <label htmlFor={title.id}>Judul</label>
      <input id={title.id} value={title.value} onChange={({ target }) => title.onChange(target.value)} />
      <p role="alert">{title.errorMessage}</p>
      <label htmlFor={comment.id}>Ulasan</label>
      <textarea id={comment.id} value={comment.value} onChange={({ target }) => comment.onChange(target.value)} />
      <p role="alert">{comment.errorMessage}</p>
      <button type="submit" disabled={form.isSubmitting}>
        Kirim ulasan
      </button>
    </form>
  );
}

/** A review waits for approval, so the list of reviews stays as it is. */
export default function WriteReview({ sku }: { sku: string }) {
  const { data: product } = useProduct(sku);
  return product ? <ReviewForm product={product} /> : <p role="status">Memuat produk…</p>;
}
