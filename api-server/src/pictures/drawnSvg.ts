import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import type { Sharp } from 'sharp';
import { boundSharp } from './boundSharp.ts';

const require = createRequire(import.meta.url);
// The shop's own typeface: a server need not have one, and words look the same on each.
const font = {
  loadSystemFonts: false,
  fontFiles: [
    require.resolve('@expo-google-fonts/plus-jakarta-sans/400Regular/PlusJakartaSans_400Regular.ttf'),
    require.resolve('@expo-google-fonts/plus-jakarta-sans/700Bold/PlusJakartaSans_700Bold.ttf'),
  ],
  defaultFontFamily: 'Plus Jakarta Sans',
  sansSerifFamily: 'Plus Jakarta Sans',
};

/**
 * An SVG as pixels of that width. By a library that reads nothing else, neither files nor addresses: sharp reads no SVG here
 * (boundSharp.ts).
 * @throws for what is no SVG
 */
export async function drawnSvg(svg: Buffer, width: number): Promise<Sharp> {
  const image = await renderAsync(svg.toString('utf8'), { fitTo: { mode: 'width', value: width }, font });
  const raw = { width: image.width, height: image.height, channels: 4, premultiplied: true } as const;
  return boundSharp(image.pixels, { raw });
}
