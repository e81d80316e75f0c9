import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type ShopAround, type ShopAroundOptions, shopAround } from './shopAround.tsx';

export type RenderedShop = RenderResult & Omit<ShopAround, 'wrapper'>;

/** Draws a part of a shop below a provider of its own, in Strict Mode. */
export function renderShop(ui: ReactNode, options: ShopAroundOptions): RenderedShop {
  const { wrapper, ...around } = shopAround(options);
  return Object.assign(render(ui, { wrapper }), around);
}
