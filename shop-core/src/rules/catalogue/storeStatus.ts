/** The shop's door: CLOSE takes no orders (S4.8). */
export type StoreStatus = 'OPEN' | 'CLOSE';

/** The shop's door from its configuration value: only CLOSE, in any case, closes it; an empty value is OPEN (S4.8). */
export function storeStatus(value: string | null | undefined): StoreStatus {
  return value?.trim().toUpperCase() === 'CLOSE' ? 'CLOSE' : 'OPEN';
}
