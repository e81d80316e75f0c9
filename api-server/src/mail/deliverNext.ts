import type { Db } from '../db/database.ts';
import type { Log } from '../log.ts';
import { markFailed, markSent, takeDueMail } from './outbox.ts';
import type { Post } from './post.ts';

export interface Desk {
  readonly db: Db;
  readonly post: Post;
  readonly now: () => Date;
  readonly log: Log;
}

/** Tries to send the oldest due mail; a failure puts it off. */
export async function deliverNext({ db, post, now, log }: Desk): Promise<'sent' | 'failed' | 'none'> {
  const mail = await takeDueMail(db, now());
  if (!mail) return 'none';
  try {
    await post.send(mail);
  } catch (error) {
    // A mail server's refusal often repeats the address, which is nothing for the log.
    const reason = String(error).replaceAll(mail.toAddress, '<recipient>');
    log.error({ mail: mail.id, attempts: mail.attempts, reason }, 'a mail could not be sent; it stays queued');
    await markFailed(db, mail, error, now());
    return 'failed';
  }
  await markSent(db, mail, now());
  return 'sent';
}
