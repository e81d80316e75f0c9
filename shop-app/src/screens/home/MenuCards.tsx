import type { Dashboard } from 'shop-core/contract';
import { Icon } from '../../ui/Icon.tsx';
import { ShopLink } from '../../ui/ShopLink.tsx';
import { serviceLook } from './serviceLook.ts';

/** S2.70 */
export function MenuCards({ cards }: { cards: Dashboard['menuCards'] }) {
  if (cards.length === 0) return null;
  return (
    <nav aria-label="Layanan">
      <ul className="menu-cards">
        {cards.map(({ name, link, backgroundColor }) => (
          <li key={link}>
            <ShopLink className="menu-card" to={link}>
              <span className="menu-card__icon" style={backgroundColor ? { backgroundColor } : undefined}>
                <Icon name={serviceLook(link).icon} />
              </span>
              <span className="menu-card__name">{name}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
