import { useLocation } from 'react-router';
import { useSession } from 'shop-core';
import type { ProductDetail } from 'shop-core/contract';
import { paths } from '../../app/paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ReviewForm } from './ReviewForm.tsx';

/** The review form where the product takes reviews (S5.36), or what has to come before it. */
export function WriteReview({ product }: { product: ProductDetail }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (!product.reviewsEnabled) return <p className="muted">Produk ini tidak menerima ulasan.</p>;
  if (session.status === 'restoring') return null;
  if (session.status === 'visitor') {
    return (
      <div className="card stack-small">
        <p>Sudah memakai produk ini? Masuk untuk menulis ulasan.</p>
        <LinkButton variant="secondary" to={paths.login(pathname + search)}>
          Masuk
        </LinkButton>
      </div>
    );
  }
  return <ReviewForm product={product} />;
}
