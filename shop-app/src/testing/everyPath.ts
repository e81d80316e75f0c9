import { routes } from '../app/routes.ts';

/** One address for each parameter of a route, of what the test shop has. */
const sample: Readonly<Record<string, string>> = {
  'products/:sku': 'products/EB-5',
  'pages/:slug': 'pages/cara-belanja',
  'blogs/:slug': 'blogs/memilih-emas-pertama',
  'finish/:orderCode': 'finish/SE261128-ABCDEF',
  '*': 'tidak-ada',
};

/** An address of every route that there is: who adds a route with parameters says here what to open. */
export const everyPath: readonly string[] = routes.map(({ path }) => {
  const address = sample[path] ?? path;
  if (address.includes(':')) throw new Error(`No address is known for the route ${path}.`);
  return `/${address}`;
});
