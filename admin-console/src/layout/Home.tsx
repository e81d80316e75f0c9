import { Navigate } from 'react-router';
import { DashboardScreen } from '../dashboard/lazyDashboard.ts';
import { firstPage } from './firstPage.ts';
import { useMenu } from './useMenu.ts';

/** The start: the dashboard, or for who may not see it the first page that the admin may open. */
export function Home() {
  const { groups, permissions, isPending } = useMenu();
  const first = isPending ? undefined : firstPage(groups, permissions);
  if (first?.to === '/') return <DashboardScreen />;
  return first ? <Navigate to={first.to} replace /> : null;
}
