import type { ProductDetail } from 'shop-core/contract';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useFetched } from '../../ui/useFetched.ts';
import { ReviewList } from './ReviewList.tsx';
import { ReviewSkeletons } from './ReviewSkeletons.tsx';

// With it comes the form library, which nobody needs who only looks at a product.
const loadForm = async () => (await import('./WriteReview.tsx')).WriteReview;

/** What customers say, and a form to say something (S2.98). */
export function ReviewTab({ product }: { product: ProductDetail }) {
  const { Component: WriteReview, failure, retry } = useFetched(loadForm);
  return (
    <div className="stack-large">
      <ReviewList productId={product.id} />
      {WriteReview && <WriteReview product={product} />}
      {!WriteReview && !failure && <ReviewSkeletons count={1} />}
      {failure && <ErrorState title="Formulir ulasan tidak dapat dimuat" {...failure} onRetry={retry} />}
    </div>
  );
}
