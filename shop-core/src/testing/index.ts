export { createFakeShop, type FakeShop, type FakeShopOptions } from './createFakeShop.ts';
export { createMemoryShop, type MemoryShop } from './createMemoryShop.ts';
export { sampleAreas, sampleBilling } from './samples/sampleAddress.ts';
export { sampleCart, sampleLine } from './samples/sampleCart.ts';
export { sampleCustomer } from './samples/sampleCustomer.ts';
export { sampleProduct } from './samples/sampleProduct.ts';
export { sampleProfile, sampleSession } from './samples/sampleSession.ts';
export type { FakeRequest } from './server/fakeRequest.ts';
export type { Breakdown } from './server/faults.ts';
export type { Hold } from './server/holds.ts';
export { type FakeRoute, type Handler, on } from './server/on.ts';
export { refuse } from './server/refuse.ts';
export type { SentMail } from './shop/heldShop.ts';
export { sampleSeed } from './shop/sampleSeed.ts';
export type {
  CustomerDetails,
  SeedArea,
  SeedBank,
  SeedContent,
  SeedCoupon,
  SeedCourier,
  SeedCustomer,
  SeedPage,
  SeedProduct,
  ShopSeed,
} from './shop/shopSeed.ts';
