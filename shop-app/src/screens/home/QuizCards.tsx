import type { Dashboard } from 'shop-core/contract';
import { Icon } from '../../ui/Icon.tsx';
import { ShopLink } from '../../ui/ShopLink.tsx';
import { serviceLook } from './serviceLook.ts';

/** Two cards when the additional menu has entries (S2.72). */
export function QuizCards({ entries }: { entries: Dashboard['additionalMenu'] }) {
  if (entries.length === 0) return null;
  return (
    <div className="quiz-cards">
      {entries.slice(0, 2).map(({ name, link }) => {
        const { icon, text } = serviceLook(link);
        return (
          <ShopLink key={link} className="card feature-card" to={link}>
            <Icon name={icon} size="large" />
            <span className="feature-card__title">{name}</span>
            {text && <span className="feature-card__text">{text}</span>}
          </ShopLink>
        );
      })}
    </div>
  );
}
