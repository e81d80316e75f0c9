import { type RenderHookResult, renderHook } from '@testing-library/react';
import { type ShopAround, type ShopAroundOptions, shopAround } from './shopAround.tsx';

export type RenderedShopHook<T> = RenderHookResult<T, undefined> & Omit<ShopAround, 'wrapper'>;

/** Runs a hook below a provider of its own, in Strict Mode. */
export function renderShopHook<T>(useIt: () => T, options: ShopAroundOptions): RenderedShopHook<T> {
  const { wrapper, ...around } = shopAround(options);
  return Object.assign(renderHook(useIt, { wrapper }), around);
}
