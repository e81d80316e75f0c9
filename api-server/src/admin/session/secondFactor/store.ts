import { and, count, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { adminRecoveryCodes, adminSecondFactors, admins, roles } from '../../../db/tables/admins.ts';

/** An admin with the second factor it may have and what its role wants. */
export async function findFactor(db: Db, adminId: number) {
  const [found] = await db
    .select({
      email: admins.email,
      isRequired: roles.requiresSecondFactor,
      secret: adminSecondFactors.secret,
      confirmedAt: adminSecondFactors.confirmedAt,
    })
    .from(admins)
    .innerJoin(roles, eq(roles.id, admins.roleId))
    .leftJoin(adminSecondFactors, eq(adminSecondFactors.adminId, admins.id))
    .where(eq(admins.id, adminId));
  if (!found) throw new Error('an admin who asks is there');
  return { ...found, isOn: found.confirmedAt !== null };
}

/** The second factor, held until the transaction ends: two asks with one code come one after the other. */
export async function lockFactor(tx: Tx, adminId: number) {
  const [factor] = await tx
    .select()
    .from(adminSecondFactors)
    .where(eq(adminSecondFactors.adminId, adminId))
    .for('update');
  return factor;
}

/** Keeps a secret that waits for its first code, in place of an earlier one that waited. False when one is on already. */
export async function keepSecret(tx: Tx, adminId: number, secret: string): Promise<boolean> {
  const kept = await tx
    .insert(adminSecondFactors)
    .values({ adminId, secret })
    .onConflictDoUpdate({
      target: adminSecondFactors.adminId,
      set: { secret },
      setWhere: isNull(adminSecondFactors.confirmedAt),
    })
    .returning({ adminId: adminSecondFactors.adminId });
  return kept.length > 0;
}

export async function markConfirmed(tx: Tx, adminId: number, step: number, at: Date): Promise<void> {
  await tx
    .update(adminSecondFactors)
    .set({ confirmedAt: at, lastUsedStep: step })
    .where(eq(adminSecondFactors.adminId, adminId));
}

export async function markStep(tx: Tx, adminId: number, step: number): Promise<void> {
  await tx.update(adminSecondFactors).set({ lastUsedStep: step }).where(eq(adminSecondFactors.adminId, adminId));
}

export async function keepRecoveryCodes(tx: Tx, adminId: number, hashes: readonly string[]): Promise<void> {
  await tx.delete(adminRecoveryCodes).where(eq(adminRecoveryCodes.adminId, adminId));
  await tx.insert(adminRecoveryCodes).values(hashes.map((hash) => ({ adminId, hash })));
}

/** Uses a recovery code up; false when there is none. */
export async function takeRecoveryCode(tx: Tx, adminId: number, hash: string, at: Date): Promise<boolean> {
  const used = await tx
    .update(adminRecoveryCodes)
    .set({ usedAt: at })
    .where(and(unusedOf(adminId), eq(adminRecoveryCodes.hash, hash)))
    .returning({ id: adminRecoveryCodes.id });
  return used.length > 0;
}

export async function countRecoveryCodes(db: Db, adminId: number): Promise<number> {
  const [row] = await db.select({ left: count() }).from(adminRecoveryCodes).where(unusedOf(adminId));
  return row?.left ?? 0;
}

const unusedOf = (adminId: number) => and(eq(adminRecoveryCodes.adminId, adminId), isNull(adminRecoveryCodes.usedAt));
