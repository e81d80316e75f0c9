import { createRoutesFromElements, type RouteObject } from 'react-router';
import { AppRoutes } from '../app/AppRoutes.tsx';

/** One address for each parameter of a route, of what the test shop has. */
const sample: Readonly<Record<string, string>> = {
  'products/:sku': 'products/EB-5',
  'pages/:slug': 'pages/cara-belanja',
  'blogs/:slug': 'blogs/memilih-emas-pertama',
  'finish/:orderCode': 'finish/SE261128-ABCDEF',
  '*': 'tidak-ada',
};

const routesIn = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path = '', children }) => (children ? routesIn(children) : [path]));

/** An address of every route that the router knows: who adds a route with parameters says here what to open. */
export const everyPath: readonly string[] = routesIn(createRoutesFromElements(AppRoutes().props.children)).map(
  (path) => {
    const address = sample[path] ?? path;
    if (address.includes(':')) throw new Error(`No address is known for the route ${path}.`);
    return `/${address}`;
  },
);
