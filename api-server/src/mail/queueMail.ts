import type { Tx } from '../db/database.ts';
import { hotQuery } from '../db/hotQuery.ts';
import { insertOf } from '../db/insertOf.ts';
import { mailOutbox } from '../db/tables/mail.ts';

export interface NewMail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

// A line break in a header would start another header.
const header = (text: string): string => text.replaceAll(/[\r\n\0]+/g, ' ').trim();

// PostgreSQL keeps no NUL in a text.
const body = (text: string): string => text.replaceAll('\0', '');

/** Puts a mail in the outbox: sent if and when the caller's transaction commits. Then wake the mailer. */
export async function queueMail(tx: Tx, { to, subject, text, html }: NewMail, now: Date): Promise<void> {
  await insertMail(tx).execute({
    toAddress: header(to),
    subject: header(subject),
    text: body(text),
    html: html === undefined ? null : body(html),
    createdAt: now,
    nextTryAt: now,
  });
}

const insertMail = hotQuery((db) =>
  insertOf(db, mailOutbox, ['toAddress', 'subject', 'text', 'html', 'createdAt', 'nextTryAt']).prepare('insert_mail'),
);
