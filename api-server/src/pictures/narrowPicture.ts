import { boundSharp } from './boundSharp.ts';
import { drawnSvg } from './drawnSvg.ts';

/** The widths that a picture is offered in; shop-app/src/app/backEnd.ts names the same. */
export const pictureWidths = [160, 320, 480, 640, 960, 1600];

/**
 * Both look the same (docs/decisions/0159-avif-beside-webp.md). More effort makes an AVIF a tenth smaller in five times the time.
 */
const forms = { webp: { quality: 78 }, avif: { quality: 55, effort: 2 } };

/** What was uploaded was drawn anew and is smaller by far; a row that somebody wrote by hand may be anything. */
const mostPixels = 50_000_000;
const mostSeconds = { webp: 5, avif: 20 };

/**
 * A stored JPEG, PNG or WebP in that width, or its own where that is less; an SVG in that width, for a phone draws
 * a picture faster than it draws a drawing. Undefined for what is none of them.
 */
export async function narrowPicture(
  { bytes, contentType }: { readonly bytes: Buffer; readonly contentType: string },
  width: number,
  form: keyof typeof forms,
): Promise<Buffer | undefined> {
  try {
    const pixels =
      contentType === 'image/svg+xml'
        ? await drawnSvg(bytes, width)
        : boundSharp(bytes, { limitInputPixels: mostPixels }).autoOrient().resize({ width, withoutEnlargement: true });
    return await pixels.toFormat(form, forms[form]).timeout({ seconds: mostSeconds[form] }).toBuffer();
  } catch {
    return undefined;
  }
}
