import type { AddressMode } from '../address/address.ts';
import { needsSeparateAddress } from './needsSeparateAddress.ts';

/**
 * The kind of address cascade a courier works with: 'online' for rpx and sap, 'regular' for every
 * other (S4.29, S4.31).
 */
export function addressMode(courier: string | null): AddressMode {
  return needsSeparateAddress(courier) ? 'online' : 'regular';
}
