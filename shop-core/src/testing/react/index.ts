// Who draws a shop also opens one.
export * from '../index.ts';
export { type RenderedShop, renderShop } from '../renderShop.tsx';
export { type RenderedShopHook, renderShopHook } from '../renderShopHook.tsx';
export type { ShopAround, ShopAroundOptions } from '../shopAround.tsx';
