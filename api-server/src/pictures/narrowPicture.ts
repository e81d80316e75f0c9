import { boundSharp } from './boundSharp.ts';
import { drawnSvg } from './drawnSvg.ts';

/** The widths that a picture is offered in; shop-app/src/app/backEnd.ts names the same. */
export const pictureWidths = [160, 320, 480, 640, 960, 1600];

/** What was uploaded was drawn anew and is smaller by far; a row that somebody wrote by hand may be anything. */
const mostPixels = 50_000_000;
const mostSeconds = 5;

/**
 * A stored JPEG, PNG or WebP as a WebP of that width, or of its own where that is less; an SVG of that width, for a phone draws
 * a picture faster than it draws a drawing. Undefined for what is none of them.
 */
export async function narrowPicture(bytes: Buffer, contentType: string, width: number): Promise<Buffer | undefined> {
  try {
    const pixels =
      contentType === 'image/svg+xml'
        ? await drawnSvg(bytes, width)
        : boundSharp(bytes, { limitInputPixels: mostPixels }).autoOrient().resize({ width, withoutEnlargement: true });
    return await pixels.webp({ quality: 78 }).timeout({ seconds: mostSeconds }).toBuffer();
  } catch {
    return undefined;
  }
}
