import { ShopError, sentenceFor, type useReviews } from 'shop-core';
import type { Review } from 'shop-core/contract';
import { formatCount, formatSlashDate } from 'shop-core/rules';
import { Picture } from '../../parts/Picture.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Stars } from '../../ui/Stars.tsx';

/** The approved reviews, the newest first (S2.98, S4.14). */
export function ReviewList({ data, error, refetch, isFetching }: ReturnType<typeof useReviews>) {
  if (!data && error) {
    return (
      <ErrorState
        message={error instanceof ShopError ? sentenceFor(error) : 'Ulasan tidak dapat dimuat.'}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!data) return null;
  const { reviews, totalItems } = data;
  if (reviews.length === 0) return <p className="muted">Belum ada ulasan untuk produk ini.</p>;
  return (
    <div className="stack">
      <ul className="reviews" aria-label="Ulasan">
        {reviews.map((review) => (
          <ReviewEntry key={review.id} review={review} />
        ))}
      </ul>
      {totalItems > reviews.length && (
        <p className="muted">
          {formatCount(reviews.length)} ulasan terbaru dari {formatCount(totalItems)}.
        </p>
      )}
    </div>
  );
}

function ReviewEntry({ review }: { review: Review }) {
  const { name, image, submittedOn, rate, comment, title, isBuyer } = review;
  return (
    <li className="review">
      <div className="review__head">
        {image ? (
          <Picture className="review__photo" src={image} alt="" width={40} height={40} />
        ) : (
          <span className="review__photo" aria-hidden="true">
            {name.slice(0, 1).toUpperCase()}
          </span>
        )}
        <div>
          <p className="review__name">{name}</p>
          <p className="review__date">{formatSlashDate(submittedOn)}</p>
        </div>
        <Stars rating={rate} />
        {isBuyer && <Badge tone="good">Pembeli</Badge>}
      </div>
      {title && <p className="review__title">{title}</p>}
      <p className="review__text">{comment}</p>
    </li>
  );
}
