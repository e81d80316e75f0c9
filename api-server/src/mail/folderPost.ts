import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '../log.ts';
import { letter } from './letter.ts';
import type { QueuedMail } from './outbox.ts';
import type { Post } from './post.ts';

/** The name up to the recipient: by time, then by number. The same at every try, so a repetition replaces the file. */
function stem({ id, createdAt }: QueuedMail): string {
  return `${createdAt.toISOString().replaceAll(/[-:]/g, '')}-${String(id).padStart(6, '0')}`;
}

function fileName(mail: QueuedMail): string {
  const recipient = mail.toAddress
    .toLowerCase()
    .replaceAll(/[^a-z0-9@._+-]/g, '_')
    .slice(0, 100);
  return `${stem(mail)}-${recipient}.eml`;
}

async function write(path: string, content: Buffer): Promise<void> {
  const file = await open(`${path}.part`, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
}

/** Keeps each mail as a file that a mail program opens. The log tells where, and neither words nor addresses. */
export function folderPost(folder: string, from: string, log: Log): Post {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(letter(mail, from));
      if (!Buffer.isBuffer(message)) throw new Error('nodemailer composed a stream instead of a buffer.');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await write(join(folder, fileName(mail)), message);
      log.info({ mail: mail.id, file: join(folder, `${stem(mail)}-*.eml`) }, `mail written: ${mail.subject}`);
    },
    close: () => composer.close(),
  };
}
