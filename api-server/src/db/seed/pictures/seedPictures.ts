import { createHash } from 'node:crypto';
import type { Tx } from '../../database.ts';
import { media } from '../../tables/media.ts';
import { allPictures } from './allPictures.ts';

const chunkSize = 40;

/** Draws every picture into the media table. */
export async function seedPictures(tx: Tx): Promise<void> {
  const rows = Object.entries(allPictures).map(([name, draw]) => {
    const bytes = Buffer.from(draw());
    return {
      name: `${name}.svg`,
      contentType: 'image/svg+xml',
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes,
    };
  });
  for (let from = 0; from < rows.length; from += chunkSize) {
    await tx.insert(media).values(rows.slice(from, from + chunkSize));
  }
}
