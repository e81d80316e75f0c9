import type { Tx } from '../../db/connect.ts';
import { forgetDevices } from './knownDevices.ts';
import { dropLoginCodes } from './loginCode.ts';

/** What was trusted because of a password or a person that is no longer there: every device, or every one but this, and codes. */
export async function forgetTrust(tx: Tx, account: string, butDevice?: string | null): Promise<void> {
  await forgetDevices(tx, account, butDevice);
  await dropLoginCodes(tx, account);
}
