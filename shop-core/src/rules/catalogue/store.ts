import type { StoreStatus } from './storeStatus.ts';

/** The shop's door and the notice that hangs on it while it is closed (S1.11). */
export interface Store {
  readonly status: StoreStatus;
  readonly notice: string;
}
