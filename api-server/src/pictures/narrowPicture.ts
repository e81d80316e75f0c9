import { boundSharp } from './boundSharp.ts';

/** The widths that a picture is offered in; shop-app/src/app/backEnd.ts names the same. */
export const pictureWidths = [160, 320, 480, 640, 960, 1600];

/** What was uploaded was drawn anew and is smaller by far; a row that somebody wrote by hand may be anything. */
const mostPixels = 50_000_000;
const mostSeconds = 5;

/** A stored JPEG, PNG or WebP as a WebP of that width, or of its own where that is less; undefined for what is none. */
export async function narrowPicture(bytes: Buffer, width: number): Promise<Buffer | undefined> {
  try {
    return await boundSharp(bytes, { limitInputPixels: mostPixels })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 78 })
      .timeout({ seconds: mostSeconds })
      .toBuffer();
  } catch {
    return undefined;
  }
}
