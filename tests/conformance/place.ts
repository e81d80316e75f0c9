import type { BillingAddress } from 'shop-core/contract';
import type { Rupiah } from 'shop-core/rules';
import type { FakeShop, SeedArea, SeedBank, SeedCourier } from 'shop-core/testing';

/** What is the same in both shops when a journey begins. */
export interface Stage {
  readonly now: Date;
  readonly customer: {
    readonly code: string;
    readonly username: string;
    readonly password: string;
    readonly fullName: string;
    readonly email: string;
    readonly phoneNumber: string;
    readonly billing: BillingAddress;
    readonly points: number;
  };
  readonly bar: StageProduct;
  /** Takes no reviews. */
  readonly coin: StageProduct;
  /** Codes: Rp 50.000 off; 10 % off from Rp 1.500.000 on, at most Rp 200.000; free shipping; over since yesterday. */
  readonly coupons: Readonly<Record<'amount' | 'percent' | 'shipping' | 'expired', string>>;
  readonly couriers: readonly SeedCourier[];
  readonly banks: readonly SeedBank[];
  /** Where the customer lives, and another place. */
  readonly home: SeedArea;
  readonly away: SeedArea;
  readonly goldPrice: Rupiah | null;
}

export interface StageProduct {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly price: Rupiah;
  readonly stock: number;
  readonly weightMg: number;
  readonly fixedPoint: number;
  readonly categoryId: number;
  readonly category: string;
}

/** A shop where a journey can be made: the kit, or the real server. */
export interface Place {
  readonly api: FakeShop['api'];
  readonly stage: Stage;
  readonly setPrice: (sku: string, price: number) => Promise<void>;
  readonly setStock: (sku: string, stock: number) => Promise<void>;
  readonly setClosed: (notice: string | null) => Promise<void>;
  /** Turns the clock, and lets happen what time brings. */
  readonly advance: (ms: number) => Promise<void>;
  readonly approveReviews: () => Promise<void>;
}
