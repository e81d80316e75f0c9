import { boundSharp } from './boundSharp.ts';
import { drawnSvg } from './drawnSvg.ts';

/** The size that chats and social networks show of a shared link. */
const size = { width: 1200, height: 630 };
const paper = '#fbf8f1';

/**
 * A stored picture as a chat takes it: the whole of it, on the shop's paper, as JPEG, for no chat draws an SVG. Undefined for
 * what can't be drawn.
 */
export async function sharedPicture(bytes: Buffer, contentType: string): Promise<Buffer | undefined> {
  try {
    const pixels = contentType === 'image/svg+xml' ? await drawnSvg(bytes, size.width) : boundSharp(bytes);
    return await pixels
      .resize({ ...size, fit: 'contain', background: paper })
      .flatten({ background: paper })
      .jpeg({ quality: 82 })
      .toBuffer();
  } catch {
    return undefined;
  }
}
