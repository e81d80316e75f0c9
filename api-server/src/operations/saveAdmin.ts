import { and, eq, isNull } from 'drizzle-orm';
import { identityKey } from 'shop-core/rules/back-office';
import { endLogins } from '../admin/users/store.ts';
import type { Db, Tx } from '../db/connect.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { admins, roles } from '../db/tables/admins.ts';
import { OperatorError } from '../operatorError.ts';

interface NewAdmin {
  readonly name: string;
  readonly email: string;
  /** The name of a role. */
  readonly role: string;
  readonly passwordHash: string;
  readonly now: Date;
}

const adminOf = async (tx: Tx, email: string) => {
  const known = and(eq(admins.emailKey, identityKey(email)), isNull(admins.deletedAt));
  return (await tx.select({ id: admins.id }).from(admins).where(known))[0];
};

/** What is not asked for is told later in the console, by the admin. */
export function saveAdmin(db: Db, { name, email, role, passwordHash, now }: NewAdmin): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (await adminOf(tx, email)) {
      throw new OperatorError(
        `There is an admin with the address ${email} already: --new-password lets them in again.`,
      );
    }
    const known = await tx.select({ id: roles.id, name: roles.name }).from(roles);
    const roleId = known.find((each) => each.name === role)?.id;
    if (roleId === undefined) {
      throw new OperatorError(`There is no role ${role}; there are ${known.map((each) => each.name).join(', ')}.`);
    }
    await tx.insert(admins).values({
      ...{ name, email, emailKey: identityKey(email), passwordHash, roleId, createdAt: now },
      ...{ nik: `CLI-${now.getTime()}`, phone: '-', address: '-', birthDate: '1970-01-01' },
    });
  });
}

/** Also lets in who was switched off. Logins with the old password end. */
export function renewPassword(
  db: Db,
  { email, passwordHash }: Pick<NewAdmin, 'email' | 'passwordHash'>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const admin = await adminOf(tx, email);
    if (!admin) throw new OperatorError(`There is no admin with the address ${email}.`);
    await tx.update(admins).set({ passwordHash, isActive: true }).where(eq(admins.id, admin.id));
    await endLogins(tx, admin.id);
  });
}
