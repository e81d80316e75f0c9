import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { ShopLayout } from '../layout/ShopLayout.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { LazyScreen } from './lazyScreen.ts';
import { RequireLogin } from './RequireLogin.tsx';
import { RouteParams } from './RouteParams.ts';
import { routeAt } from './routes.ts';
import { ScreenOf } from './ScreenOf.tsx';

/** The screen of the address. Not the router's Routes, most of which is for nested routes and data of its own. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const { screen, params, isForCustomers } = routeAt(pathname);
  // Who may see a screen is known before it is loaded: what waits inside Suspense remembers nothing.
  const shown = isForCustomers ? (
    <RequireLogin>
      <Screen lazy={screen} />
    </RequireLogin>
  ) : (
    <Screen lazy={screen} />
  );
  return (
    <ShopLayout>
      <RouteParams value={params}>{shown}</RouteParams>
    </ShopLayout>
  );
}

/** Keyed by its path: what broke on one page is left behind with that page. */
function Screen({ lazy }: { lazy: LazyScreen }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} onCaught={lazy.forgetFailure}>
      <Suspense fallback={<PageSkeleton />}>
        <ScreenOf lazy={lazy} />
      </Suspense>
    </ErrorBoundary>
  );
}
