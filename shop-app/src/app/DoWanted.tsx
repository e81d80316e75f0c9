import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type ProductToAdd, type StoredSession, useSession } from 'shop-core';
import { useWantedAdd } from '../parts/useWantedAdd.ts';
import { useShopHref } from '../ui/useShopHref.ts';
import { isDoor } from './isDoor.ts';
import { isPassing } from './isPassing.ts';
import { safeNext } from './safeNext.ts';
import { bindWanted, forgetWanted, readWanted, takeWanted } from './wanted.ts';

/**
 * Does what a login came between, once there is a login and its password is no one-time password any more: it leads back to
 * the page, and the press of Beli is made again. Below the screens, so that it has the last word on where a login leads.
 */
export function DoWanted() {
  const session = useSession();
  const { add } = useWantedAdd();
  const navigate = useNavigate();
  const href = useShopHref();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (session.status === 'visitor') return dropLeftPlace(pathname);
    if (session.status !== 'customer') return;
    const { customerCode } = session.profile;
    if (session.mustChangePassword) return bindWanted(customerCode);
    const wanted = takeWanted(customerCode);
    if (!wanted) return;
    if (isDoor(pathname, search)) void navigate(href(safeNext(wanted.place)), { replace: true });
    if (!wanted.buying) return;
    const { product, name } = wanted.buying;
    void add({ ...product, ...keyOf(session, product) }, name);
  });
  return null;
}

/** Who looks at other pages first does not expect to be led away from them later; what was to be bought is still wanted. */
function dropLeftPlace(pathname: string): void {
  const wanted = readWanted();
  if (wanted && !wanted.buying && !isPassing(pathname)) forgetWanted();
}

/**
 * Tabs share a login, and each does what was wanted in it: of the same pieces, wanted in two tabs, one login buys one. So the
 * press is named after both. A back end whose logins do not end names none.
 */
function keyOf({ expiresAt }: StoredSession, { sku, quantity }: ProductToAdd) {
  if (expiresAt === null) return {};
  const name = sku.replaceAll(/[^\w.-]/gu, (letter) => `:${letter.codePointAt(0)}:`).slice(0, 64);
  return { key: `wanted:${expiresAt.getTime()}:${quantity}:${name}` };
}
