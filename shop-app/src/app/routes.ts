import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router';
import { type LazyScreen, lazyScreen } from './lazyScreen.ts';

/** The screen that a file holds, which is all it exports. */
const screenIn = (load: () => Promise<Readonly<Record<string, ComponentType>>>) =>
  lazyScreen(async () => {
    const [screen] = Object.values(await load());
    if (!screen) throw new Error('The file exports no screen.');
    return screen;
  });

const Home = screenIn(() => import('../screens/home/HomeScreen.tsx'));
const Login = screenIn(() => import('../screens/login/LoginScreen.tsx'));
const Register = screenIn(() => import('../screens/register/RegisterScreen.tsx'));
const RegisterSuccess = screenIn(() => import('../screens/register-success/RegisterSuccessScreen.tsx'));
const Forgot = screenIn(() => import('../screens/forgot/ForgotScreen.tsx'));
const ForgotSuccess = screenIn(() => import('../screens/forgot-success/ForgotSuccessScreen.tsx'));
const Products = screenIn(() => import('../screens/products/ProductsScreen.tsx'));
const Product = screenIn(() => import('../screens/product/ProductScreen.tsx'));
const Blogs = screenIn(() => import('../screens/blogs/BlogsScreen.tsx'));
const Page = screenIn(() => import('../screens/page/PageScreen.tsx'));
const About = screenIn(() => import('../screens/about/AboutScreen.tsx'));
const Quiz = screenIn(() => import('../screens/quiz/QuizScreen.tsx'));
const Zakat = screenIn(() => import('../screens/zakat/ZakatScreen.tsx'));
const Simulation = screenIn(() => import('../screens/simulation/SimulationScreen.tsx'));
const Cart = screenIn(() => import('../screens/cart/CartScreen.tsx'));
const Checkout = screenIn(() => import('../screens/checkout/CheckoutScreen.tsx'));
const Finish = screenIn(() => import('../screens/finish/FinishScreen.tsx'));
const Account = screenIn(() => import('../screens/account/AccountScreen.tsx'));
const NotFound = screenIn(() => import('../screens/not-found/NotFoundScreen.tsx'));

interface ShopRoute {
  readonly path: string;
  readonly screen: LazyScreen;
  readonly isForCustomers: boolean;
}

const anyone = (path: string, screen: LazyScreen): ShopRoute => ({ path, screen, isForCustomers: false });
const customers = (path: string, screen: LazyScreen): ShopRoute => ({ path, screen, isForCustomers: true });

/** Every route of the shop that exists, one line each (spec 2). */
export const routes = [
  anyone('', Home),
  anyone('login', Login),
  anyone('register', Register),
  anyone('register-success', RegisterSuccess),
  anyone('forgot', Forgot),
  anyone('forgot-success', ForgotSuccess),
  anyone('products', Products),
  anyone('products/:sku', Product),
  anyone('pages/:slug', Page),
  anyone('blogs', Blogs),
  anyone('blogs/:slug', Page),
  anyone('about', About),
  anyone('quiz', Quiz),
  customers('zakat', Zakat),
  anyone('simulasi-perencanaan-keuangan', Simulation),
  customers('cart', Cart),
  customers('checkout', Checkout),
  customers('finish/:orderCode', Finish),
  customers('account', Account),
  anyone('*', NotFound),
];

/** The route at an address: its path as written above ('' is home, '*' no page), what it takes from the address, its screen. */
export function routeAt(pathname: string) {
  const matched = matchRoutes(routes, pathname)?.at(-1);
  if (!matched) throw new Error(`No route is at ${pathname}.`);
  return { ...matched.route, params: matched.params };
}
