import { like } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { adminSecondFactors } from '../../../db/tables/admins.ts';
import { sealMark } from '../../../security/sealedText.ts';

/** How many secrets in the database can't be read without a key. */
export const countSealed = (db: Db): Promise<number> =>
  db.$count(adminSecondFactors, like(adminSecondFactors.secret, `${sealMark}%`));
