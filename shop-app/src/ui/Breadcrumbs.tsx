import { ShopLink } from './ShopLink.tsx';

export interface Crumb {
  label: string;
  to?: string | undefined;
}

export interface BreadcrumbsProps {
  /** The last one is the current page. */
  items: readonly Crumb[];
  label?: string | undefined;
}

export function Breadcrumbs({ items, label = 'Jejak halaman' }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol className="breadcrumbs__list">
        {items.map((item, at) => (
          <li key={item.label} className="breadcrumbs__item">
            {item.to !== undefined && at < items.length - 1 ? (
              <ShopLink className="breadcrumbs__link" to={item.to}>
                {item.label}
              </ShopLink>
            ) : (
              <span aria-current={at === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
