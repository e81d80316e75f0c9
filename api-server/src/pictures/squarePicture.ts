import sharp from 'sharp';
import { workQueue } from '../security/workQueue.ts';

// Nothing but these three is ever read, whatever a file is called: an SVG or a PDF would be a program's worth of parser.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
// A picture is drawn once: two at a time with a thread each leave room for the calls that draw none.
sharp.concurrency(1);
sharp.cache(false);
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
      return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
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
