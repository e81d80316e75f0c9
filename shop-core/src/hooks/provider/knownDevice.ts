import type { ShopStorage } from './shopStorage.ts';

/** Outlives every login: it says that somebody logged in here before, and not who. */
const deviceKey = 'device';

/** What this device got at an earlier login; undefined where nobody logged in, or the server gives none. */
export function readDevice(storage: ShopStorage): string | undefined {
  const token = storage.getItem(deviceKey);
  // Something else that was written there would have the whole login refused.
  return token !== null && /^[\w-]{1,128}$/.test(token) ? token : undefined;
}

export function writeDevice(storage: ShopStorage, token: string): void {
  storage.setItem(deviceKey, token);
}
