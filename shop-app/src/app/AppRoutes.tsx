import { Suspense } from 'react';
import { createRoutesFromElements, matchRoutes, Route, Routes, useLocation } from 'react-router';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { ShopLayout } from '../layout/ShopLayout.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { type LazyScreen, lazyScreen } from './lazyScreen.ts';
import { RequireLogin } from './RequireLogin.tsx';
import { ScreenOf } from './ScreenOf.tsx';

const Home = lazyScreen(async () => (await import('../screens/home/HomeScreen.tsx')).HomeScreen);
const Login = lazyScreen(async () => (await import('../screens/login/LoginScreen.tsx')).LoginScreen);
const Register = lazyScreen(async () => (await import('../screens/register/RegisterScreen.tsx')).RegisterScreen);
const RegisterSuccess = lazyScreen(
  async () => (await import('../screens/register-success/RegisterSuccessScreen.tsx')).RegisterSuccessScreen,
);
const Forgot = lazyScreen(async () => (await import('../screens/forgot/ForgotScreen.tsx')).ForgotScreen);
const ForgotSuccess = lazyScreen(
  async () => (await import('../screens/forgot-success/ForgotSuccessScreen.tsx')).ForgotSuccessScreen,
);
const Products = lazyScreen(async () => (await import('../screens/products/ProductsScreen.tsx')).ProductsScreen);
const Product = lazyScreen(async () => (await import('../screens/product/ProductScreen.tsx')).ProductScreen);
const Blogs = lazyScreen(async () => (await import('../screens/blogs/BlogsScreen.tsx')).BlogsScreen);
const Page = lazyScreen(async () => (await import('../screens/page/PageScreen.tsx')).PageScreen);
const About = lazyScreen(async () => (await import('../screens/about/AboutScreen.tsx')).AboutScreen);
const Quiz = lazyScreen(async () => (await import('../screens/quiz/QuizScreen.tsx')).QuizScreen);
const Zakat = lazyScreen(async () => (await import('../screens/zakat/ZakatScreen.tsx')).ZakatScreen);
const Simulation = lazyScreen(
  async () => (await import('../screens/simulation/SimulationScreen.tsx')).SimulationScreen,
);
const Cart = lazyScreen(async () => (await import('../screens/cart/CartScreen.tsx')).CartScreen);
const Checkout = lazyScreen(async () => (await import('../screens/checkout/CheckoutScreen.tsx')).CheckoutScreen);
const Finish = lazyScreen(async () => (await import('../screens/finish/FinishScreen.tsx')).FinishScreen);
const Account = lazyScreen(async () => (await import('../screens/account/AccountScreen.tsx')).AccountScreen);
const NotFound = lazyScreen(async () => (await import('../screens/not-found/NotFoundScreen.tsx')).NotFoundScreen);

/** Every route of the shop that exists, one line each (spec 2). */
const routes = (
  <Route element={<ShopLayout />}>
    <Route index {...anyone(Home)} />
    <Route path="login" {...anyone(Login)} />
    <Route path="register" {...anyone(Register)} />
    <Route path="register-success" {...anyone(RegisterSuccess)} />
    <Route path="forgot" {...anyone(Forgot)} />
    <Route path="forgot-success" {...anyone(ForgotSuccess)} />
    <Route path="products" {...anyone(Products)} />
    <Route path="products/:sku" {...anyone(Product)} />
    <Route path="pages/:slug" {...anyone(Page)} />
    <Route path="blogs" {...anyone(Blogs)} />
    <Route path="blogs/:slug" {...anyone(Page)} />
    <Route path="about" {...anyone(About)} />
    <Route path="quiz" {...anyone(Quiz)} />
    <Route path="zakat" {...customers(Zakat)} />
    <Route path="simulasi-perencanaan-keuangan" {...anyone(Simulation)} />
    <Route path="cart" {...customers(Cart)} />
    <Route path="checkout" {...customers(Checkout)} />
    <Route path="finish/:orderCode" {...customers(Finish)} />
    <Route path="account" {...customers(Account)} />
    <Route path="*" {...anyone(NotFound)} />
  </Route>
);

export function AppRoutes() {
  return <Routes>{routes}</Routes>;
}

/** The route at an address: its path as written above ('' is home, '*' no page), and how to fetch its code. */
export function routeAt(pathname: string) {
  const matched = matchRoutes(createRoutesFromElements(routes), pathname)?.at(-1);
  if (!matched) throw new Error(`No route is at ${pathname}.`);
  const { path = '', handle }: { path?: string; handle?: LazyScreen } = matched.route;
  return { path, params: matched.params, preload: async () => handle?.preload() };
}

function anyone(lazy: LazyScreen) {
  return { element: <Screen lazy={lazy} />, handle: lazy };
}

// Who may see a screen is known before it is loaded: what waits inside Suspense remembers nothing.
function customers(lazy: LazyScreen) {
  return {
    element: (
      <RequireLogin>
        <Screen lazy={lazy} />
      </RequireLogin>
    ),
    handle: lazy,
  };
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
