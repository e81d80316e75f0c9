import { chainProducts } from './chains.ts';
import { earringProducts } from './earrings.ts';
import { ringProducts } from './rings.ts';
import type { SeedProduct } from './seedProduct.ts';

/** Rings, bracelets, necklaces and earrings. */
export const jewelleryProducts: readonly SeedProduct[] = [...ringProducts, ...chainProducts, ...earringProducts];
