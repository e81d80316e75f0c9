import type { Dashboard } from 'shop-core/contract';
import { ShopLink } from '../../ui/ShopLink.tsx';

/** Two cards when the additional menu has entries (S2.72). */
export function QuizCards({ entries }: { entries: Dashboard['additionalMenu'] }) {
  if (entries.length === 0) return null;
  return (
    <div className="quiz-cards">
      {entries.slice(0, 2).map(({ name, link }) => (
        <ShopLink key={link} className="card feature-card" to={link}>
          <span className="feature-card__title">{name}</span>
        </ShopLink>
      ))}
    </div>
  );
}
