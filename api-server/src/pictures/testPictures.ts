import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export const dataUrl = (bytes: Uint8Array, type = 'image/png'): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff';

/** A photo twice as wide as it is high: red on its left, blue on its right. */
export function photo(format: Format = 'png', width = 400): Promise<Buffer> {
  return halves(width).toFormat(format).toBuffer();
}

/** The same as a phone takes it that is held upright, with where and by whom. */
export function sidewaysPhoto(): Promise<Buffer> {
  const exif = { IFD0: { Artist: 'Nakhoda', Copyright: '6.2088 S 106.8456 E' } };
  return halves(400).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
}

function halves(width: number) {
  const height = width / 2;
  const blue = { create: { width: height, height, channels: 3 as const, background: '#00f' } };
  return sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    { input: blue, left: height, top: 0 },
  ]);
}

/** A black picture with sides of so many pixels, in a few kilobytes. */
export function blackPng(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // One bit a pixel, grey.
  head[8] = 1;
  const pixels = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
