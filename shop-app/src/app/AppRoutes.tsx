import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { ShopLayout } from '../layout/ShopLayout.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { RequireLogin } from './RequireLogin.tsx';

const HomeScreen = lazy(async () => ({ default: (await import('../screens/home/HomeScreen.tsx')).HomeScreen }));
const LoginScreen = lazy(async () => ({ default: (await import('../screens/login/LoginScreen.tsx')).LoginScreen }));
const RegisterScreen = lazy(async () => ({
  default: (await import('../screens/register/RegisterScreen.tsx')).RegisterScreen,
}));
const RegisterSuccessScreen = lazy(async () => ({
  default: (await import('../screens/register-success/RegisterSuccessScreen.tsx')).RegisterSuccessScreen,
}));
const ProductsScreen = lazy(async () => ({
  default: (await import('../screens/products/ProductsScreen.tsx')).ProductsScreen,
}));
const ProductScreen = lazy(async () => ({
  default: (await import('../screens/product/ProductScreen.tsx')).ProductScreen,
}));
const PageScreen = lazy(async () => ({ default: (await import('../screens/page/PageScreen.tsx')).PageScreen }));
const CartScreen = lazy(async () => ({ default: (await import('../screens/cart/CartScreen.tsx')).CartScreen }));
const CheckoutScreen = lazy(async () => ({
  default: (await import('../screens/checkout/CheckoutScreen.tsx')).CheckoutScreen,
}));
const FinishScreen = lazy(async () => ({ default: (await import('../screens/finish/FinishScreen.tsx')).FinishScreen }));
const AccountScreen = lazy(async () => ({
  default: (await import('../screens/account/AccountScreen.tsx')).AccountScreen,
}));
const NotFoundScreen = lazy(async () => ({
  default: (await import('../screens/not-found/NotFoundScreen.tsx')).NotFoundScreen,
}));

/** Every route of the shop that exists, one line each (spec 2). */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<ShopLayout />}>
        <Route index element={screen(<HomeScreen />)} />
        <Route path="login" element={screen(<LoginScreen />)} />
        <Route path="register" element={screen(<RegisterScreen />)} />
        <Route path="register-success" element={screen(<RegisterSuccessScreen />)} />
        <Route path="products" element={screen(<ProductsScreen />)} />
        <Route path="products/:sku" element={screen(<ProductScreen />)} />
        <Route path="pages/:slug" element={screen(<PageScreen />)} />
        <Route path="blogs/:slug" element={screen(<PageScreen />)} />
        <Route path="cart" element={customerScreen(<CartScreen />)} />
        <Route path="checkout" element={customerScreen(<CheckoutScreen />)} />
        <Route path="finish/:orderCode" element={customerScreen(<FinishScreen />)} />
        <Route path="account" element={customerScreen(<AccountScreen />)} />
        <Route path="*" element={screen(<NotFoundScreen />)} />
      </Route>
    </Routes>
  );
}

function screen(element: ReactNode) {
  return <Screen>{element}</Screen>;
}

/** Keyed by its path: what broke on one page is left behind with that page. */
function Screen({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

// Who may see a screen is known before it is loaded: what waits inside Suspense remembers nothing.
function customerScreen(element: ReactNode) {
  return <RequireLogin>{screen(element)}</RequireLogin>;
}
