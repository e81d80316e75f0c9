import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { adminSecondFactors } from '../../../db/tables/admins.ts';
import type { Env } from '../../../env.ts';
import type { Log } from '../../../log.ts';
import { isSecretSealed, openSecret, sealSecret } from './sealedSecret.ts';

/**
 * Seals what was kept before there was a key, and anew what an older key sealed. What can't be read stays as it is, for the
 * day its key is found, and the log says whom it keeps out.
 */
export async function sealSecrets(db: Db, { secretKeys }: Pick<Env, 'secretKeys'>, log: Log): Promise<void> {
  const factors = await db
    .select({ adminId: adminSecondFactors.adminId, secret: adminSecondFactors.secret })
    .from(adminSecondFactors);
  for (const factor of factors) {
    const { adminId } = factor;
    const secret = openSecret(factor, secretKeys);
    if (secret === undefined) {
      log.error(`the second factor of admin ${adminId} is sealed with a key that this server does not have`);
    } else if (!isSecretSealed(factor, secretKeys)) {
      await db
        .update(adminSecondFactors)
        .set({ secret: sealSecret({ adminId, secret }, secretKeys) })
        // Unless it was set up anew meanwhile.
        .where(and(eq(adminSecondFactors.adminId, adminId), eq(adminSecondFactors.secret, factor.secret)));
    }
  }
  if (factors.length > 0 && secretKeys.length === 0) {
    log.warn('SECRETS_KEY is not set: the secrets of second factors are in the database as they are');
  }
}
