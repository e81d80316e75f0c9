import { eq } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { adminRecoveryCodes, adminSecondFactors } from '../db/tables/admins.ts';

/** Ends the second factor of an admin, on or still waiting for its first code, with all its recovery codes. */
export async function removeSecondFactor(tx: Tx, adminId: number): Promise<void> {
  await tx.delete(adminRecoveryCodes).where(eq(adminRecoveryCodes.adminId, adminId));
  await tx.delete(adminSecondFactors).where(eq(adminSecondFactors.adminId, adminId));
}
