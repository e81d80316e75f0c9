import { gzipOf } from './gzipOf.ts';

/** The size of each entry of the rules, and of the one rule that both sides price by. */
export const rulesSize = async () => ({
  shop: await gzipOf("export * from 'shop-core/rules';"),
  account: await gzipOf("export * from 'shop-core/rules/account';"),
  backOffice: await gzipOf("export * from 'shop-core/rules/back-office';"),
  content: await gzipOf("export * from 'shop-core/rules/content';"),
  gold: await gzipOf("export * from 'shop-core/rules/gold';"),
  typed: await gzipOf("export * from 'shop-core/rules/typed';"),
  priceOrder: await gzipOf("export { priceOrder } from 'shop-core/rules';"),
});
