import type { SendMailOptions } from 'nodemailer';
import type { QueuedMail } from './outbox.ts';

/** A mail as nodemailer takes it. Its id is the same at every try, so that a receiver can tell a repetition. */
export function letter({ id, toAddress, subject, text, html, createdAt }: QueuedMail, from: string): SendMailOptions {
  const domain = from.replace(/^.*@/, '').replace(/>$/, '');
  return {
    from,
    // As an object it is one address, whatever commas it holds.
    to: { name: '', address: toAddress },
    subject,
    text,
    ...(html !== null && { html }),
    date: createdAt,
    messageId: `<outbox-${id}-${createdAt.getTime()}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
