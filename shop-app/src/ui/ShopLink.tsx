import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { createPath, resolvePath, useLocation, useNavigate } from 'react-router';
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

/** Not the router's Link, which brings a prefetching of its own that needs its server. An address without '/' is one of the root. */
function InnerLink({ to, onClick, ...rest }: ShopLinkProps) {
  const here = useLocation();
  const navigate = useNavigate();
  const address = keepMobile(createPath(resolvePath(to)), here.search);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isForThisPage(event)) return;
    event.preventDefault();
    void navigate(address, { replace: address === createPath(here) });
  };
  return <a {...rest} href={address} onClick={follow} />;
}

/** Other buttons and keys open a tab or a window, or save what is behind the link: the browser knows how. */
const isForThisPage = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && /^(_self)?$/.test(currentTarget.target);
