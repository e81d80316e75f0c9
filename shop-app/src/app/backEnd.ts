import { readUrl } from '../ui/readUrl.ts';

/**
 * Where the calls live when it is not the server that serves the shop: 'https://toko.example/api'. Chosen by a build
 * (docs/how-to/host-the-shop-elsewhere.md).
 */
const elsewhere: string | undefined = import.meta.env.VITE_API_URL || undefined;

export const apiUrl = elsewhere ?? '/api';

/** Only the server of this repository offers pictures in several widths. */
const hasWidths = elsewhere === undefined;
const widths = [160, 320, 480, 640, 960, 1600];
const smallestDrawing = 160;
const drawable = /^\/media\/[^/?#]+\.(?:jpe?g|png|webp|svg)$/i;

/** Where a picture is that the shop's server names; its own address when that is a whole one. */
export function pictureUrl(src: string): string {
  return (elsewhere !== undefined && readUrl(src, elsewhere)?.href) || src;
}

/**
 * The widths that a picture is there in, as `srcSet` says them; undefined for one that is as it is.
 * @param shownWidth in px: an icon is smaller as the drawing that it is
 */
export function pictureWidths(src: string, shownWidth: number): string | undefined {
  if (!hasWidths || !drawable.test(src)) return undefined;
  if (src.endsWith('.svg') && shownWidth < smallestDrawing) return undefined;
  return widths.map((width) => `${src}/${width}.webp ${width}w`).join(', ');
}
