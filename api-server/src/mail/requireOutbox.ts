import { mkdir, stat } from 'node:fs/promises';
import { and, gt, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { fullDisk } from '../db/fullDisk.ts';
import { keepPrivate } from '../db/keepPrivate.ts';
import { mailOutbox } from '../db/tables/mail.ts';
import type { Env } from '../env.ts';
import { OperatorError } from '../operatorError.ts';
import { outboxFolder } from './outboxFolder.ts';

type Place = Pick<Env, 'dataDir' | 'databaseUrl' | 'smtpUrl'>;

/**
 * Makes the folder of mails where there is none yet, and keeps it private. A mail that was written there is there alone:
 * when the folder is gone though the embedded database sent some, its disk is missing.
 * @throws OperatorError
 */
export async function requireOutbox(db: Db, { dataDir, databaseUrl, smtpUrl }: Place): Promise<void> {
  const folder = outboxFolder(dataDir);
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  if (!isThere && !smtpUrl && !databaseUrl) {
    // Those of the demo shop were never written: nothing tried to send them.
    const sent = await db.$count(mailOutbox, and(isNotNull(mailOutbox.sentAt), gt(mailOutbox.attempts, 0)));
    if (sent > 0) {
      throw new OperatorError(
        `${folder} is missing, and ${sent} ${sent === 1 ? 'mail was' : 'mails were'} sent before. Put it back from a copy, ` +
          'or make an empty folder of that name if nobody needs them.',
      );
    }
  }
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await keepPrivate(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new OperatorError(
      fullDisk(folder, error) ?? `${folder} can't hold mails (${code}): this server must be able to write in it.`,
      {
        cause: error,
      },
    );
  }
}
