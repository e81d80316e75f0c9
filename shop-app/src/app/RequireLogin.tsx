import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from 'shop-core';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { keepMobile } from '../ui/keepMobile.ts';
import { accountTab, paths } from './paths.ts';
import { Redirect } from './Redirect.tsx';

/**
 * A route for customers: visitors log in first and come back, and a one-time password is changed first. Whose login ends
 * here goes to the root, as everywhere (S4.3).
 */
export function RequireLogin({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [wasCustomer, setWasCustomer] = useState(false);
  if (session.status === 'customer' && !wasCustomer) setWasCustomer(true);
  if (session.status === 'restoring') return <PageSkeleton />;
  if (session.status === 'visitor') {
    const next = wasCustomer ? paths.home() : paths.login(pathname + search);
    return <Redirect to={keepMobile(next, search)} />;
  }
  if (session.mustChangePassword && !isPasswordTab(pathname, search)) {
    const next = pathname === paths.account() ? undefined : pathname + search;
    return <Redirect to={keepMobile(paths.account(accountTab.password, next), search)} />;
  }
  return children;
}

function isPasswordTab(pathname: string, search: string): boolean {
  return pathname === paths.account() && new URLSearchParams(search).get('tab') === String(accountTab.password);
}
