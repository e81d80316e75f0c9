import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { media } from '../db/tables/media.ts';

const folder = '/media/';
// What the shop's own pictures are never called.
const prefix = 'avatar-';

/** Stores a WebP under a name that nobody guesses; where it is served. */
export async function storePicture(tx: Tx, bytes: Buffer): Promise<string> {
  const name = `${prefix}${randomBytes(16).toString('hex')}.webp`;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await tx.insert(media).values({ name, contentType: 'image/webp', sha256, bytes });
  return folder + name;
}

/** Whether a name stands for the same picture for ever: another one gets another name. */
export const isNeverReplaced = (name: string): boolean => /^avatar-[0-9a-f]{32}\.webp$/.test(name);

/** Removes a picture that {@link storePicture} stored; the shop's own stay. */
export async function dropPicture(tx: Tx, url: string | null): Promise<void> {
  if (url?.startsWith(folder + prefix)) await tx.delete(media).where(eq(media.name, url.slice(folder.length)));
}
