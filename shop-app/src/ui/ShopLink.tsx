import type { AnchorHTMLAttributes, Ref } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';
import { keepMobile } from './keepMobile.ts';

export interface ShopLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'style'> {
  to: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

const LEAVES_THE_SHOP = /^([a-z][a-z\d+.-]*:|\/\/|#)/i;
// Addresses come from content as well: javascript:, data: and //elsewhere lead nowhere.
const MAY_BE_FOLLOWED = /^(https?:\/\/|mailto:|tel:|#)/i;

/** A link that stays in the shop without a page load, and leaves it as an ordinary link. */
export function ShopLink({ to, ...rest }: ShopLinkProps) {
  const rel = rest.target === '_blank' ? 'noreferrer' : rest.rel;
  if (MAY_BE_FOLLOWED.test(to)) return <a {...rest} rel={rel} href={to} />;
  if (LEAVES_THE_SHOP.test(to)) return <span className={rest.className}>{rest.children}</span>;
  return <InnerLink {...rest} rel={rel} to={to} />;
}

/** Not the router's Link, which brings a prefetching of its own that needs its server. */
function InnerLink({ to, onClick, ...rest }: ShopLinkProps) {
  const { search } = useLocation();
  const address = keepMobile(to, search);
  const follow = useLinkClickHandler<HTMLAnchorElement>(address, rest.target ? { target: rest.target } : {});
  return (
    <a
      {...rest}
      href={useHref(address)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
