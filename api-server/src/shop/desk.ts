import type { CustomerType } from 'shop-core/contract';
import type { Desk } from '../http/serve.ts';

/** The customer behind a token, as far as every handler needs to know. */
export interface Customer {
  readonly id: number;
  /** The wire's customer-code. */
  readonly code: string;
  readonly username: string;
  /** CORPORATE only once an admin approved the company. */
  readonly type: CustomerType;
  /** Decides the personal prices. */
  readonly levelId: number;
  readonly isReseller: boolean;
}

export type ShopDesk = Desk<Customer>;
