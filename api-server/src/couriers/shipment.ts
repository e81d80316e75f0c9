import type { DeliveryDays } from 'shop-core/contract';
import type { Rupiah } from 'shop-core/rules';

/** What is sent where, by whom. */
export interface Shipment {
  readonly courier: { readonly id: number; readonly code: 'jnt' | 'sap' | 'rpx' };
  readonly subdistrictId: number;
  /** Whole kilograms, from 1. */
  readonly weightKg: number;
  readonly itemValue: Rupiah;
}

/** What a courier asks for a shipment. */
export interface Quote {
  readonly cost: Rupiah;
  /** The service's name, shown beside the cost. */
  readonly service: string;
  /** How long it takes, where that is known. */
  readonly days: DeliveryDays | null;
}
