import { useReviews } from 'shop-core';
import type { ProductDetail } from 'shop-core/contract';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useFetched } from '../../ui/useFetched.ts';
import { ReviewSkeletons } from './ReviewSkeletons.tsx';

const loadList = async () => (await import('./ReviewList.tsx')).ReviewList;
// With it comes the form library, which nobody needs who only looks at a product.
const loadForm = async () => (await import('./WriteReview.tsx')).WriteReview;

/** What customers say, and a form to say something (S2.98). */
export function ReviewTab({ product }: { product: ProductDetail }) {
  const list = useFetched(loadList);
  // Asked for while the code that shows them comes.
  const reviews = useReviews(product.id);
  const form = useFetched(loadForm);
  return (
    <div className="stack-large">
      {list.Component && <list.Component {...reviews} />}
      {!list.failure && (!list.Component || reviews.isPending) && <ReviewSkeletons count={2} />}
      {list.failure && <ErrorState title="Ulasan tidak dapat dimuat" {...list.failure} onRetry={list.retry} />}
      {form.Component && <form.Component product={product} />}
      {!form.Component && !form.failure && <ReviewSkeletons count={1} />}
      {form.failure && <ErrorState title="Formulir ulasan tidak dapat dimuat" {...form.failure} onRetry={form.retry} />}
    </div>
  );
}
