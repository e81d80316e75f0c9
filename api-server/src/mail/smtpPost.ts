import { createTransport } from 'nodemailer';
import { letter } from './letter.ts';
import type { Post } from './post.ts';

const second = 1_000;

/** Hands mails to a mail server, all through one connection. */
export function smtpPost(url: string, from: string): Post {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 30 * second,
  });
  return {
    send: async (mail) => void (await transport.sendMail(letter(mail, from))),
    close: () => transport.close(),
  };
}
