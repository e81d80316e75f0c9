import type { Milligram } from '../../rules/money/milligram.ts';
import type { Rupiah } from '../../rules/money/rupiah.ts';

/** A line of a customer's cart with what its product is and costs today. */
export interface BasketLine {
  readonly id: number;
  readonly sku: string;
  readonly quantity: number;
  /** The price the shopper saw. */
  readonly price: Rupiah;
  /** What it costs this customer today. */
  readonly currentPrice: Rupiah;
  /** Another price than today's, or no longer offered: such a line has no price to refresh to, and can only be removed. */
  readonly isOutdated: boolean;
  /** Whether it can still be bought by this customer at all. */
  readonly isOffered: boolean;
  readonly isOnline: boolean;
  readonly stock: number;
  readonly weight: Milligram;
  /** 'Ukuran 12, Emas Kuning': the chosen values of a variation, null for a simple product. */
  readonly attribute: string | null;
  readonly product: {
    readonly id: number;
    readonly sku: string;
    readonly name: string;
    readonly image: string | null;
    readonly purity: string | null;
    readonly regularPrice: Rupiah;
    readonly fixedPoint: number;
  };
}
