import { eq } from 'drizzle-orm';
import { admins } from '../../../db/tables/admins.ts';
import { refuse } from '../../../http/refuse.ts';
import { countingFailures } from '../../../security/countingFailures.ts';
import { isPassword } from '../../../security/passwordHash.ts';
import type { Services } from '../../../services.ts';

/** Refuses whoever is logged in but does not know the password; the account otherwise. */
export async function requireOwnPassword(
  { database: { db }, now }: Services,
  adminId: number,
  { field, password }: { readonly field: string; readonly password: string },
) {
  const limit = { subject: `console-password:${adminId}`, most: 10, isClearedBySuccess: true };
  const own = await countingFailures(db, [limit], now(), async () => {
    const [admin] = await db.select().from(admins).where(eq(admins.id, adminId));
    const isRight = await isPassword(password, admin?.passwordHash ?? null);
    return isRight ? admin : undefined;
  });
  return own ?? refuse({ code: 'FORM_INVALID', fields: [{ field, code: 'CURRENT_PASSWORD_WRONG' }] });
}
