import { workQueue } from '../security/workQueue.ts';
import { boundSharp } from './boundSharp.ts';

const queue = workQueue({ atOnce: 2, waiting: 30 });

const side = 512;
/** More than phones take. Judged by the header, before a pixel is read. */
const mostPixels = 50_000_000;
const mostSeconds = 10;

/**
 * A picture drawn anew as a square WebP, upright and without anything else that was in the file (where it was taken, by
 * whom); undefined when it is no JPEG, PNG or WebP that can be drawn.
 */
export function squarePicture(bytes: Buffer): Promise<Buffer | undefined> {
  return queue(async () => {
    try {
      return await boundSharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
        .autoOrient()
        .resize(side, side, { fit: 'cover' })
        .webp({ quality: 82 })
        .timeout({ seconds: mostSeconds })
        .toBuffer();
    } catch {
      return undefined;
    }
  });
}
