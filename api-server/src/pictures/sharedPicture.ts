import { renderAsync } from '@resvg/resvg-js';
import { boundSharp } from './boundSharp.ts';

/** The size that chats and social networks show of a shared link. */
const size = { width: 1200, height: 630 };
const paper = '#fbf8f1';

/**
 * A stored picture as a chat takes it: the whole of it, on the shop's paper, as JPEG, for no chat draws an SVG. Undefined for
 * what can't be drawn.
 */
export async function sharedPicture(bytes: Buffer, contentType: string): Promise<Buffer | undefined> {
  try {
    const pixels = contentType === 'image/svg+xml' ? await drawn(bytes) : bytes;
    return await boundSharp(pixels)
      .resize({ ...size, fit: 'contain', background: paper })
      .flatten({ background: paper })
      .jpeg({ quality: 82 })
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** Drawn by a library that reads nothing else, neither files nor addresses: sharp reads no SVG here (boundSharp.ts). */
async function drawn(svg: Buffer): Promise<Buffer> {
  const image = await renderAsync(svg.toString('utf8'), {
    fitTo: { mode: 'width', value: size.width },
    font: { loadSystemFonts: true },
  });
  return Buffer.from(image.asPng());
}
