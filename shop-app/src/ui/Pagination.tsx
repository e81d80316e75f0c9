import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { pagesToShow } from './pagesToShow.ts';
import { ShopLink } from './ShopLink.tsx';

export interface PaginationProps {
  /** Counted from 1. */
  page: number;
  pageCount: number;
  /** Either links (lists with an address of their own) or a callback (tables inside a page). */
  hrefFor?: ((page: number) => string) | undefined;
  onChange?: ((page: number) => void) | undefined;
  label?: string | undefined;
}

export function Pagination(props: PaginationProps) {
  const { page, pageCount, label = 'Halaman' } = props;
  if (pageCount <= 1) return null;
  return (
    <nav className="pagination" aria-label={label}>
      <ul className="pagination__list">
        <li>
          <Step {...props} to={page - 1} name="Halaman sebelumnya">
            <Icon name="chevron-left" size="small" />
          </Step>
        </li>
        {pagesToShow(page, pageCount).map((one, at) =>
          one === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the two gaps have nothing else to be told by
            <li key={`gap-${at}`} className="pagination__gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={one}>
              <Step {...props} to={one} name={`Halaman ${one}`}>
                {one}
              </Step>
            </li>
          ),
        )}
        <li>
          <Step {...props} to={page + 1} name="Halaman berikutnya">
            <Icon name="chevron-right" size="small" />
          </Step>
        </li>
      </ul>
    </nav>
  );
}

interface StepProps extends PaginationProps {
  to: number;
  name: string;
  children: ReactNode;
}

function Step({ page, pageCount, hrefFor, onChange, to, name, children }: StepProps) {
  const isOutside = to < 1 || to > pageCount;
  const shared = {
    className: 'pagination__page',
    'aria-label': name,
    'aria-current': to === page ? ('page' as const) : undefined,
  };
  if (hrefFor && !isOutside) {
    return (
      <ShopLink {...shared} to={hrefFor(to)}>
        {children}
      </ShopLink>
    );
  }
  return (
    <button {...shared} type="button" disabled={isOutside} onClick={() => onChange?.(to)}>
      {children}
    </button>
  );
}
