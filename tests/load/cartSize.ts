import { gzipOf } from './gzipOf.ts';

const hooks = ['useCart', 'useCartLine', 'useAddToCart', 'useRefreshPrices'];

/** The cart with all it needs: provider, hooks, client, its part of the contract, and zod. */
export const cartSize = (): Promise<number> =>
  gzipOf(`export { ${['ShopProvider', 'createShopClient', ...hooks].join(', ')} } from 'shop-core';`);
