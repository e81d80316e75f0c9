import type { Rupiah } from 'shop-core/rules';
import { thousands } from './seedProduct.ts';

/** What a gram of fine gold costs before minting, late in 2026. Every price of the seed follows from it. */
export const pricePerGram = 2_290_000;

/** A minted piece: the metal, and the work on one piece whatever it weighs. */
export function mintedPrice(grams: number, minting: number): Rupiah {
  return thousands(grams * pricePerGram + minting);
}

/** Jewellery: the fine part of the alloy, the making by the gram, and the stones. */
export function jewelleryPrice(grams: number, fineness: number, making: number, stones = 0): Rupiah {
  return thousands((grams * fineness * pricePerGram) / 1000 + grams * making + stones);
}
