import { type Rupiah, rupiah } from 'shop-core/rules';

export type CategoryName = 'Emas Batangan' | 'Koin Emas & Dinar' | 'Perhiasan' | 'Emas Hadiah' | 'Korporat' | 'Edukasi';

/** One thing that is counted and sold. Without a code of its own it is the product itself. */
export interface SeedSku {
  readonly sku: string;
  readonly weightMg: number;
  readonly stock: number;
  readonly attributes?: Readonly<Record<string, string>>;
}

export interface SeedSale {
  readonly price: Rupiah;
  /** Days from the day of the seed; 0 is that day. */
  readonly from: number;
  readonly to: number;
}

/** A product as the seed tells it. Everything that follows from the price or the day is worked out later. */
export interface SeedProduct {
  readonly sku: string;
  readonly name: string;
  readonly category: CategoryName;
  readonly subCategories: readonly string[];
  readonly type: 'SP' | 'VP' | 'TR';
  readonly segment: 'INDIVIDU' | 'CORPORATE' | 'ALL';
  readonly price: Rupiah;
  readonly sale?: SeedSale;
  readonly weightMg: number;
  readonly purity: string | null;
  /** Length, width and height in millimetres; a training has none. */
  readonly size?: readonly [length: number, width: number, height: number];
  readonly paragraphs: readonly string[];
  readonly notes: string;
  readonly purchaseNote?: string;
  readonly regional?: string;
  /** Names of pictures without '.svg': the product's own first, then the rest of the gallery. */
  readonly pictures: readonly [string, ...string[]];
  readonly skus: readonly SeedSku[];
}

/** A product that has its id. */
export interface MadeProduct extends SeedProduct {
  readonly id: number;
}

/** Whole thousands, as price tags are written. */
export function thousands(amount: number): Rupiah {
  return rupiah(Math.round(amount / 1000) * 1000);
}

/** A simple product's one sku. */
export function onlySku(sku: string, weightMg: number, stock: number): SeedSku[] {
  return [{ sku, weightMg, stock }];
}
