import { Navigate } from 'react-router';
import { firstPage } from './firstPage.ts';
import { useMenu } from './useMenu.ts';

/** The start: the first page that the admin may open. */
export function Home() {
  const { groups, permissions, isPending } = useMenu();
  const first = isPending ? undefined : firstPage(groups, permissions);
  return first ? <Navigate to={first.to} replace /> : null;
}
