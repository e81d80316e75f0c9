import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface StarsProps {
  /** 0 to 5; drawn to the nearest whole star, said exactly. */
  rating: number;
  /** How many reviews it stands on. */
  count?: number | undefined;
}

const exact = (rating: number) => rating.toLocaleString('id-ID', { maximumFractionDigits: 1 });

export function Stars({ rating, count }: StarsProps) {
  return (
    <span className="stars">
      <VisuallyHidden>{count === 0 ? 'Belum ada nilai' : `Nilai ${exact(rating)} dari 5`}</VisuallyHidden>
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star} className={classNames('stars__star', star <= Math.round(rating) && 'is-on')}>
          <Icon name="star" size="small" />
        </span>
      ))}
      {count !== undefined && <span className="stars__count">{`${count} ulasan`}</span>}
    </span>
  );
}
