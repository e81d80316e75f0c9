import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { outsideTransaction } from '../db/transactionScope.ts';
import type { Env } from '../env.ts';
import { startJobs } from '../jobs/startJobs.ts';
import type { Log } from '../log.ts';
import { deliver } from './deliver.ts';
import { folderPost } from './folderPost.ts';
import { takeDueMail } from './outbox.ts';
import { outboxFolder } from './outboxFolder.ts';
import { smtpPost } from './smtpPost.ts';

export interface Mailer {
  /** Sends what is due, one mail after another. @returns how many were sent */
  deliverDue(): Promise<number>;
  /** Tells that a transaction which queued a mail has committed. Returns at once. */
  wake(): void;
  /** Finishes the mail in hand and starts no other. */
  stop(): Promise<void>;
}

interface Needs {
  readonly db: Db;
  readonly env: Pick<Env, 'dataDir' | 'smtpUrl' | 'mailFrom'>;
  readonly now: () => Date;
  readonly log: Log;
}

/** The one who empties the outbox: when woken, and each half minute for what failed or came from another process. */
export function createMailer({ db, env, now, log }: Needs): Mailer {
  const post = env.smtpUrl
    ? smtpPost(env.smtpUrl, env.mailFrom)
    : folderPost(outboxFolder(env.dataDir), env.mailFrom, log);
  let stopped = false;
  let woken = false;
  let last: Promise<unknown> = Promise.resolve();

  const deliverAll = async (): Promise<number> => {
    let sent = 0;
    let mail = stopped ? undefined : await takeDueMail(db, now());
    while (mail) {
      const { isSent, settle } = await deliver(mail, { post, now, log });
      if (isSent) sent += 1;
      // One commit a mail: what became of this one, and the next.
      mail = await inTransaction(db, async (tx) => {
        const [, next] = await Promise.all([settle(tx), stopped ? undefined : takeDueMail(tx, now())]);
        return next;
      });
    }
    return sent;
  };
  const deliverDue = (): Promise<number> => {
    const delivery = last.then(deliverAll);
    last = delivery.catch(() => undefined);
    return delivery;
  };
  const jobs = startJobs([{ name: 'mail', everyMs: 30_000, run: deliverDue }], { log });

  return {
    deliverDue,
    wake: () => {
      if (woken || stopped) return;
      woken = true;
      outsideTransaction(() =>
        setImmediate(() => {
          woken = false;
          deliverDue().catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read'));
        }),
      );
    },
    stop: async () => {
      stopped = true;
      await Promise.all([jobs.stop(), last]);
      post.close();
    },
  };
}
