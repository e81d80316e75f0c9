import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link, useLocation } from 'react-router';
import { keepMobile } from './keepMobile.ts';

export interface ShopLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'style'> {
  to: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

const LEAVES_THE_SHOP = /^([a-z][a-z\d+.-]*:|\/\/|#)/i;

/** A link that stays in the shop without a page load, and leaves it as an ordinary link. */
export function ShopLink({ to, children, ...rest }: ShopLinkProps) {
  const { search } = useLocation();
  const rel = rest.target === '_blank' ? 'noreferrer' : rest.rel;
  if (LEAVES_THE_SHOP.test(to)) {
    return (
      <a {...rest} rel={rel} href={to}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} rel={rel} to={keepMobile(to, search)}>
      {children}
    </Link>
  );
}
