import type { Db } from '../db/database.ts';
import type { Log } from '../log.ts';
import { markFailed, markSent, type QueuedMail } from './outbox.ts';
import type { Post } from './post.ts';

interface Desk {
  readonly post: Post;
  readonly now: () => Date;
  readonly log: Log;
}

export interface Delivery {
  readonly isSent: boolean;
  /** Writes down what became of the mail; a failure puts it off. */
  settle(db: Db): Promise<void>;
}

/** Tries to send a mail that was taken. */
export async function deliver(mail: QueuedMail, { post, now, log }: Desk): Promise<Delivery> {
  try {
    await post.send(mail);
  } catch (error) {
    // A mail server's refusal often repeats the address, which is nothing for the log.
    const reason = String(error).replaceAll(mail.toAddress, '<recipient>');
    log.error({ mail: mail.id, attempts: mail.attempts, reason }, 'a mail could not be sent; it stays queued');
    return { isSent: false, settle: (db) => markFailed(db, mail, error, now()) };
  }
  return { isSent: true, settle: (db) => markSent(db, mail, now()) };
}
