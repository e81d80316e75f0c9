import { type AnchorHTMLAttributes, type MouseEvent, type Ref, useContext } from 'react';
import { useLocation } from 'react-router';
import { OriginContext } from '../app/OriginContext.ts';
import { keepMobile } from './keepMobile.ts';
import { ownPage } from './ownPage.ts';
import { useFollow } from './useFollow.ts';

export interface ShopLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'style'> {
  to: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

// Addresses come from content as well: javascript:, data: and //elsewhere lead nowhere.
const MAY_BE_FOLLOWED = /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;

/** A link that stays in the shop without a page load, and leaves it as an ordinary link. */
export function ShopLink({ to, ...rest }: ShopLinkProps) {
  const page = ownPage(to, useContext(OriginContext));
  const rel = rest.target === '_blank' ? 'noreferrer' : rest.rel;
  if (page !== undefined) return <InnerLink {...rest} rel={rel} to={page} />;
  if (MAY_BE_FOLLOWED.test(to)) return <a {...rest} rel={rel} href={to} />;
  return <span className={rest.className}>{rest.children}</span>;
}

/** Not the router's Link, which brings a prefetching of its own that needs its server. */
function InnerLink({ to, onClick, ...rest }: ShopLinkProps) {
  const follow = useFollow();
  const address = keepMobile(to, useLocation().search);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    follow(event, event.currentTarget, address);
  };
  return <a {...rest} href={address} onClick={press} />;
}
